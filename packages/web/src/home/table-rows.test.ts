import type { SeatInfo, TableSummary } from '@serai/protocol'
import { describe, expect, it } from 'vitest'
import texts from '../text/en/index.ts'
import { myRows, tableRows } from './table-rows.ts'
import { afterMessage } from './use-tables.ts'

const { home } = texts
const NOW = 10 * 60_000

const person = (seat: number, name: string, connected = true): SeatInfo => ({
  seat,
  kind: 'person',
  name,
  connected,
  autopilot: false,
})
const bot = (seat: number): SeatInfo => ({ ...person(seat, 'Ilya'), kind: 'bot', bot: 'hard', level: 'hard' })
const empty = (seat: number): SeatInfo => ({ ...person(seat, '', false), kind: 'empty' })

const table = (id: string, change: Partial<TableSummary>): TableSummary => ({
  id,
  game: 'long-narde',
  options: {},
  status: 'open',
  isPrivate: false,
  host: 'Lena',
  hostId: 'lena-id',
  seats: [person(0, 'Lena'), empty(1)],
  seq: 0,
  commitment: '',
  createdAt: 0,
  ...change,
})
const running = table('running', {
  status: 'running',
  startedAt: 3 * 60_000,
  seats: [{ ...person(0, 'Mira', false), person: 'mira-id' }, bot(1)],
})
const full = table('full', { seats: [person(0, 'Lena'), bot(1)] })
const open = table('open', {})

describe('tables of the house', () => {
  it('begins with those that have a free seat', () => {
    const rows = tableRows([full, running, open], texts, NOW)
    expect(rows.map(({ id, verb }) => [id, verb])).toEqual([
      ['open', home.sit],
      ['running', home.watch],
      ['full', home.watch],
    ])
  })

  it('says how many seats are free and since when a game runs', () => {
    const [first, second, third] = tableRows([open, running, full], texts, NOW)
    expect(first).toMatchObject({ title: 'Lena’s table', note: 'Long Narde, 1 seat free', isLive: false })
    expect(second).toMatchObject({ note: 'Long Narde, 7 min in', isLive: true })
    expect(third).toMatchObject({ note: 'Long Narde, about to start' })
  })

  it('shows who is away and what is empty', () => {
    const [first, second] = tableRows([open, running], texts, NOW)
    expect(first?.seats.map(({ state }) => state)).toEqual(['here', 'empty'])
    expect(first?.seatsText).toBe('1 of 2 seats taken')
    expect(second?.seats.map(({ state }) => state)).toEqual(['away', 'here'])
  })
})

describe('my games', () => {
  const over = (winner: number | null) =>
    table('over', { status: 'over', startedAt: 0, seats: running.seats, result: { returns: [], winner, reason: '' } })

  it('begins with what goes on', () => {
    const rows = myRows([over(0), open, running], 'mira-id', texts, NOW, 'en-GB')
    expect(rows.map(({ id, verb }) => [id, verb])).toEqual([
      ['running', home.goOn],
      ['open', home.goOn],
      ['over', home.review],
    ])
  })

  it.each([
    ['mine, while I look at another page', running, 'mira-id', ['here', 'here']],
    ['of somebody else who has left', running, 'other-id', ['away', 'here']],
    ['of a game that is over', over(0), 'other-id', ['here', 'here']],
  ] as const)('shows a seat %s', (_, summary, me, states) =>
    expect(myRows([summary], me, texts, NOW, 'en-GB')[0]?.seats.map(({ state }) => state)).toEqual(states),
  )

  it.each([
    [0, 'mira-id', home.youWon],
    [0, 'other-id', 'Mira won'],
    [1, 'mira-id', 'Ilya won'],
    [null, 'mira-id', home.noWinner],
  ])('winner %j seen by %s: %s', (winner, me, title) =>
    expect(myRows([over(winner)], me, texts, NOW, 'en-GB')[0]?.title).toBe(title),
  )
})

describe('a game of mine that is over', () => {
  const ended = (winner: number) =>
    table('over', {
      status: 'over',
      seats: running.seats,
      result: { returns: [], winner, reason: '' },
      scores: [7, 10],
      endedAt: new Date(2026, 10, 15, 21, 5).getTime(),
    })
  const row = (winner: number) =>
    myRows([ended(winner)], 'mira-id', texts, new Date(2026, 10, 16, 9).getTime(), 'en-GB')[0]!

  it('says how many points I had', () => {
    expect(row(0).title).toBe('You won, 7 points')
    expect(row(1).title).toBe('Ilya won, 10 to your 7')
    expect(row(1).won).toEqual({ seat: 1, points: 10 })
  })

  it('says when that was', () => expect(row(0).note).toBe('Long Narde, yesterday, 21:05'))
})

it('knows where I sit, unless a bot plays there', () => {
  const seatOf = (seats: readonly SeatInfo[]) =>
    myRows([{ ...running, seats }], 'mira-id', texts, NOW, 'en-GB')[0]?.mySeat
  expect(seatOf(running.seats)).toBe(0)
  expect(seatOf(running.seats.map((seat) => ({ ...seat, autopilot: true })))).toBeNull()
})

describe('the lobby after a message', () => {
  const all = afterMessage([], { type: 'lobby', tables: [open, full] })

  it('takes the whole list', () => expect(all).toEqual([open, full]))

  it('adds a new table in front, and changes a known one in place', () => {
    expect(afterMessage(all, { type: 'lobby-change', table: 'running', summary: running })[0]).toBe(running)
    const renamed = { ...full, host: 'Ann' }
    expect(afterMessage(all, { type: 'lobby-change', table: 'full', summary: renamed })).toEqual([open, renamed])
  })

  it('drops what is gone', () =>
    expect(afterMessage(all, { type: 'lobby-change', table: 'open', summary: null })).toEqual([full]))
})
