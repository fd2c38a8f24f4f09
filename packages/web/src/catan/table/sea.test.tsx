// @vitest-environment happy-dom
import { type CatanState, catan, makeAction } from '@serai/catan'
import { CHANCE } from '@serai/kernel'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { position } from '../../../test/catan-position.ts'
import type { Moment } from '../../table/history.ts'
import { useGlow } from './sea.tsx'

function after(moments: readonly Moment[], by: number, action: number): readonly Moment[] {
  const before = (moments.at(-1)?.after ?? position()) as CatanState
  const then = catan.clone(before)
  catan.apply(then, by, action)
  return [...moments, { entry: { seq: moments.length + 1, at: Date.now(), by, action }, before, after: then }]
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const ended = after([], 0, makeAction({ type: 'END_TURN' }))
const rolled = after(
  after(ended, 1, makeAction({ type: 'ROLL_DICE' })),
  CHANCE,
  makeAction({ type: 'DICE', a: 5, b: 6 }),
)

function show(first: readonly Moment[]) {
  let drawn = 0
  const hook = renderHook(
    ({ moments }) => {
      drawn++
      return useGlow(moments)
    },
    { initialProps: { moments: first } },
  )
  return { ...hook, drawn: () => drawn }
}

it('lights the lands of a roll for a while', () => {
  const { result, rerender } = show(ended)
  expect(result.current).toEqual([])
  rerender({ moments: rolled })
  expect(result.current.length).toBeGreaterThan(0)
  act(() => void vi.advanceTimersByTime(2000))
  expect(result.current).toEqual([])
})

it('draws nothing again for an entry that is no roll', () => {
  const { rerender, drawn } = show([])
  rerender({ moments: ended })
  expect(drawn()).toBe(2)
})
