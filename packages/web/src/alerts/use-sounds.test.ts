// @vitest-environment happy-dom

import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { fakeSession } from '../../test/fake-session.ts'
import type { Moment } from '../table/history.ts'
import { playSound } from './sound.ts'
import { useSounds } from './use-sounds.ts'

vi.mock('./sound.ts')
afterEach(() => {
  vi.clearAllMocks()
})

const moment = (seq: number): Moment => ({ entry: { seq, at: 0, by: 0, action: seq }, before: null, after: null })
const ALL = [1, 2, 3, 4].map(moment)
const soundOf = ({ entry }: Moment) => (entry.seq === 4 ? null : entry.seq % 2 === 0 ? 'dice' : 'checker')

it('sounds for what comes into sight, not for what was there or for what is still unseen', () => {
  const { session } = fakeSession()
  const { rerender } = renderHook(({ seen, after }) => useSounds(session, seen, soundOf, after), {
    initialProps: { seen: ALL.slice(0, 1), after: 0 },
  })
  expect(playSound).not.toHaveBeenCalled()
  rerender({ seen: ALL.slice(0, 2), after: 0 })
  expect(playSound).toHaveBeenLastCalledWith('dice', 0)
  rerender({ seen: ALL, after: 250 })
  expect(playSound).toHaveBeenLastCalledWith('checker', 250)
  rerender({ seen: ALL, after: 0 })
  expect(playSound).toHaveBeenCalledTimes(2)
})
