// @vitest-environment happy-dom
import '../../test/longer-waits.ts'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { ApiFault, api } from '../net/api.ts'
import { connection } from '../net/connection.ts'
import { loadLanguage } from '../text/language.ts'
import { LeaderboardPage } from './leaderboard-page.tsx'

beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  vi.spyOn(connection, 'open').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const mira = { name: 'Mira', game: 'long-narde', rating: 1580, games: 12, isProvisional: false }

function openWith(leaders: { readonly [game: string]: readonly (typeof mira)[] }): void {
  vi.spyOn(api, 'me').mockResolvedValue(null)
  vi.spyOn(api, 'leaders').mockImplementation(async (game) => leaders[game] ?? [])
  render(<LeaderboardPage />)
}

const isChosen = (game: string): boolean => screen.getByRole<HTMLInputElement>('radio', { name: game }).checked

it('opens the game that has leaders', async () => {
  openWith({ 'long-narde': [mira] })
  await screen.findByRole('link', { name: 'Mira' })
  expect(isChosen('Long Narde')).toBe(true)
  fireEvent.click(screen.getByRole('radio', { name: 'Catan' }))
  await screen.findByText(/^No rated games yet/)
})

it('opens the first game where there are none, and says what is rated', async () => {
  openWith({})
  await screen.findByText(/Games between people are rated/)
  expect(isChosen('Catan')).toBe(true)
})

it('says that the server is away, and asks again when told to', async () => {
  vi.spyOn(api, 'me').mockResolvedValue(null)
  const asked = vi.spyOn(api, 'leaders').mockRejectedValue(new Error('no network'))
  render(<LeaderboardPage />)
  await screen.findByRole('alert')
  asked.mockImplementation(async (game) => (game === 'long-narde' ? [mira] : []))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('link', { name: 'Mira' })
  expect(screen.queryByRole('alert')).toBeNull()
})

const PAUSED = 'The server is busy. This page retries automatically.'
/** After which it asks again. */
const RETRY_MS = 2000

it('says that the tables pause as soon as that is known', () => {
  vi.spyOn(api, 'me').mockResolvedValue(null)
  vi.spyOn(api, 'leaders').mockReturnValue(new Promise(() => undefined))
  render(<LeaderboardPage />)
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  act(() => connection.link.setState({ isPaused: true }))
  expect(screen.getByRole('status').textContent).toBe(PAUSED)
  act(() => connection.link.setState({ isPaused: false }))
})

it('asks again by itself until the tables go on', async () => {
  vi.useFakeTimers()
  vi.spyOn(api, 'me').mockResolvedValue(null)
  const asked = vi.spyOn(api, 'leaders').mockRejectedValue(new ApiFault({ code: 'E_AWAY', message: '' }))
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  /** It asks when it is drawn again, and is drawn again when it has the answer. */
  const askAgain = async () => {
    await pass(RETRY_MS)
    await pass(0)
  }
  render(<LeaderboardPage />)
  await pass(0)
  for (let rounds = 0; rounds < 3; rounds++) {
    expect(screen.getByRole('status').textContent).toBe(PAUSED)
    await askAgain()
  }
  asked.mockImplementation(async (game) => (game === 'long-narde' ? [mira] : []))
  await askAgain()
  expect(screen.queryByRole('link', { name: 'Mira' })).not.toBeNull()
})
