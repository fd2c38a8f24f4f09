// @vitest-environment happy-dom
import '../../test/longer-waits.ts'
import type { SeatInfo, TableSummary } from '@serai/protocol'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { api } from '../net/api.ts'
import { useMe } from '../people/me.ts'
import texts from '../text/en/index.ts'
import { loadLanguage } from '../text/language.ts'
import { FinishedPage, resultOf } from './finished-page.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const seat = (at: number, name: string): SeatInfo =>
  name === 'Gulnar'
    ? { seat: at, kind: 'bot', name, connected: true, autopilot: false, bot: 'careless', level: 'easy' }
    : { seat: at, kind: 'person', name, person: `${name}-id`, connected: false, autopilot: false }

const ended = (more: Partial<TableSummary>, ...names: readonly string[]): TableSummary => ({
  id: 'blue-fox',
  game: 'long-narde',
  options: {},
  status: 'over',
  isPrivate: false,
  host: 'Mira',
  hostId: 'Mira-id',
  seats: names.map((name, at) => seat(at, name)),
  seq: 80,
  commitment: '',
  createdAt: 1,
  ...more,
})

async function show(table: TableSummary) {
  useMe.setState({ me: { id: 'Mira-id', name: 'Mira' }, isKnown: true })
  vi.spyOn(api, 'finished').mockResolvedValue([table])
  render(<FinishedPage />)
  const row = await screen.findByRole('listitem')
  const players = within(row).getByText('Mira').closest('p')!
  return { row, players, mine: players.querySelector('[data-me]') }
}

it('sets two players against each other, with the score between them and the winner marked', async () => {
  const result = { returns: [-1, 1], winner: 1, reason: 'mars' }
  const { row, players, mine } = await show(
    ended({ options: { matchPoints: 3 }, result, scores: [1, 3] }, 'Mira', 'Gulnar'),
  )
  expect(row.textContent).toContain('Gulnar won · match to 3')
  expect(players.textContent).toBe('Mira1 : 3Gulnarwinner')
  expect(mine?.textContent).toBe('Mira')
})

it('says against whom a game was that was given up', async () => {
  const { players } = await show(ended({ status: 'abandoned' }, 'Mira', 'Gulnar'))
  expect(players.textContent).toBe('MiravGulnar')
})

it('gives each of more than two their points', async () => {
  const result = { returns: [1, -1, -1], winner: 0, reason: 'victory_points' }
  const { row, players } = await show(ended({ game: 'catan', result, scores: [10, 7, 4] }, 'Mira', 'Gulnar', 'Oleg'))
  expect(row.textContent).toContain('You won')
  expect(players.textContent).toBe('Mira10winnerGulnar7Oleg4')
})

const seats = ['Mira', 'Anton'].map((name, seat) => ({
  seat,
  kind: 'person' as const,
  name,
  connected: false,
  autopilot: false,
}))

const table: TableSummary = {
  id: 'blue-fox',
  game: 'long-narde',
  options: {},
  status: 'over',
  isPrivate: false,
  host: 'Mira',
  hostId: 'mira-id',
  seats,
  seq: 80,
  commitment: '',
  createdAt: 1,
}

describe('a finished game', () => {
  it('names its winner, and how they won', () => {
    const result = { returns: [-2, 2], winner: 1, reason: 'mars' }
    expect(resultOf({ ...table, result }, null, texts)).toBe('Anton won · gammon')
    const points = { returns: [1, -1], winner: 0, reason: 'victory_points' }
    expect(resultOf({ ...table, game: 'catan', result: points }, null, texts)).toBe('Mira won')
  })

  it('tells me that it was me', () => {
    const mine = { ...table, seats: seats.map((seat) => ({ ...seat, person: `${seat.name}-id` })) }
    const result = { returns: [-2, 2], winner: 1, reason: 'mars' }
    expect(resultOf({ ...mine, result }, 'Anton-id', texts)).toBe('You won · gammon')
    expect(resultOf({ ...mine, result }, 'Mira-id', texts)).toBe('Anton won · gammon')
  })

  it('says that it was a match, not how the last game of it ended', () => {
    const result = { returns: [1, -1], winner: 0, reason: 'resigned' }
    expect(resultOf({ ...table, options: { matchPoints: 3 }, result }, null, texts)).toBe('Mira won · match to 3')
  })

  it('may have none', () => {
    const result = { returns: [0, 0], winner: null, reason: 'draw' }
    expect(resultOf({ ...table, result }, null, texts)).toBe('Draw')
    expect(resultOf({ ...table, status: 'abandoned' }, null, texts)).toBe('Abandoned')
  })
})
