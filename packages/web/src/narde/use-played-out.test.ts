// @vitest-environment happy-dom
import { CHANCE } from '@serai/kernel'
import { diceAction, openingAction, RESIGN, stepAction } from '@serai/narde'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { follow, play } from '../../test/narde-actions.ts'
import { position } from '../../test/narde-position.ts'
import type { Moment } from '../table/history.ts'
import { usePlayedOut } from './use-played-out.ts'

const LAST = position({
  points: { white: { 1: 1 }, black: { 13: 15 } },
  off: { white: 14, black: 0 },
  firstTurn: { white: false, black: false },
})
const won = follow(LAST, [
  [CHANCE, diceAction(2, 1)],
  [0, stepAction(1, 1)],
])[1]!
const resigned = play([
  [CHANCE, openingAction(2, 5)],
  [0, RESIGN],
])[1]!

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Whether the end comes at once, and whether it comes soon. */
function comes(last: Moment | null, seat: number | null): [boolean, boolean] {
  const done = vi.fn()
  renderHook(() => usePlayedOut(last, seat, done))
  vi.advanceTimersByTime(1)
  const isAtOnce = done.mock.calls.length > 0
  vi.advanceTimersByTime(2000)
  return [isAtOnce, done.mock.calls.length > 0]
}

it('lets the other side and those who watch see the last checker leave', () => {
  expect(comes(won, 1)).toEqual([false, true])
  expect(comes(won, null)).toEqual([false, true])
})

it('keeps nobody who has played it, or after a word', () => {
  expect(comes(won, 0)).toEqual([true, true])
  expect(comes(resigned, 1)).toEqual([true, true])
})

it('says nothing while the game is on', () => {
  expect(comes(null, 0)).toEqual([false, false])
})
