// @vitest-environment happy-dom
import '../../test/longer-waits.ts'
import type { RatingChanges as Known, TableSummary } from '@serai/protocol'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { fakeSession } from '../../test/fake-session.ts'
import { loadLanguage } from '../text/language.ts'
import { finishRate } from './profile-page.tsx'
import { changeText, RatingChanges } from './ratings.tsx'

beforeAll(() => loadLanguage('en'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const over: TableSummary = { ...fakeSession().session.view.getState().summary!, status: 'over' }
const names = over.seats.map(({ name }) => name)

function show(known: Known): void {
  vi.stubGlobal('fetch', async () => Response.json(known))
  render(<RatingChanges summary={over} names={names} />)
}

it('shows what a game did to ratings, and no reason', async () => {
  show({ changes: [{ seat: 1, before: 1500, after: 1512 }] })
  expect(await screen.findByText('1512')).not.toBeNull()
  expect(screen.queryByText(/^Not rated/)).toBeNull()
})

it.each([
  ['too_short', 'Not rated: the game was too short.'],
  ['bot_won', 'Not rated: a bot won.'],
  ['too_often', 'Not rated: these players have already played five rated games with each other in the last 24 hours.'],
] as const)('says why a game was not rated: %s', async (unrated, text) => {
  show({ changes: [], unrated })
  expect(await screen.findByText(text)).not.toBeNull()
  expect(screen.queryByRole('list')).toBeNull()
})

it('asks nothing of a game alone with bots', () => {
  const fetch = vi.fn()
  vi.stubGlobal('fetch', fetch)
  const seats = over.seats.map((seat) => (seat.seat === 0 ? seat : { ...seat, kind: 'bot' as const }))
  render(<RatingChanges summary={{ ...over, seats }} names={names} />)
  expect(fetch).not.toHaveBeenCalled()
})

it.each([
  [1500, 1512, '+12'],
  [1500, 1492, '−8'],
  [1500, 1500, '±0'],
])('%i to %i is %s', (before, after, text) => {
  expect(changeText(before, after)).toBe(text)
})

it('counts what was finished', () => {
  expect([finishRate(0, 0), finishRate(3, 0), finishRate(2, 1), finishRate(0, 4)]).toEqual([null, 100, 67, 0])
})
