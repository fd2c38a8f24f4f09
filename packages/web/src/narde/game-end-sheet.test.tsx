// @vitest-environment happy-dom
import { CHANCE } from '@serai/kernel'
import { openingAction, RESIGN } from '@serai/narde'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { fakeSession } from '../../test/fake-session.ts'
import { play } from '../../test/narde-actions.ts'
import { loadLanguage } from '../text/language.ts'
import { NextClock } from './game-end-sheet.tsx'

beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const moments = play(
  [
    [CHANCE, openingAction(6, 5)],
    [0, RESIGN],
    [CHANCE, openingAction(2, 4)],
  ],
  { matchPoints: 3 },
)

/** The second seat is to start the second game, in seven seconds. */
function between(seat: number, names: readonly string[]) {
  const { session } = fakeSession()
  const clock = { turnMs: 30_000, reserveMs: 60_000 }
  const seats = [
    { seat: 0, running: false, ...clock },
    { seat: 1, running: true, ...clock },
  ]
  session.view.setState({ state: moments[2]!.after, clocks: { at: Date.now() + 7000, seats } })
  const { container } = render(<NextClock session={session} seat={seat} names={names} />)
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
  return { session, pass, text: () => container.textContent }
}

it('counts to the start of the clocks and says who starts, then shows the clock that runs', () => {
  const { pass, text } = between(1, ['Mira', 'You'])
  expect(text()).toBe('You play White and go first. Clocks start in 7 s.')
  pass(2000)
  expect(text()).toBe('You play White and go first. Clocks start in 5 s.')
  pass(5000)
  expect(text()).toBe('Your clock runs: 1:30')
  pass(10_000)
  expect(text()).toBe('Your clock runs: 1:20')
})

it('names the other one, and has nothing to say without clocks or before the dice', () => {
  const { session, pass, text } = between(0, ['You', 'Oleg'])
  expect(text()).toBe('Oleg plays White and goes first. Clocks start in 7 s.')
  pass(8000)
  expect(text()).toBe('Oleg’s clock runs: 1:29')
  act(() => session.view.setState({ state: moments[1]!.after }))
  expect(text()).toBe('')
  act(() => session.view.setState({ state: moments[2]!.after, clocks: null }))
  expect(text()).toBe('')
})
