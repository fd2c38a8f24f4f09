// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeWorker } from '../../test/fake-worker.ts'
import { firstSettings } from './board-settings.tsx'
import type { BoardJob } from './lab-work.ts'
import { useLabWork } from './use-lab-work.ts'

const job = (): BoardJob => ({ kind: 'board', request: firstSettings() })
const REFUSAL = { code: 'E_NO_BOARD' }

beforeEach(() => {
  FakeWorker.all = []
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function asking() {
  const { result, rerender } = renderHook((now: BoardJob) => useLabWork(now), { initialProps: job() })
  expect(result.current).toEqual({ answer: null, retry: null })
  return { result, rerender }
}

it('answers, and asks the same worker next', () => {
  const { result, rerender } = asking()
  act(() => FakeWorker.last.answer(REFUSAL))
  expect(result.current.answer).toEqual(REFUSAL)
  rerender(job())
  expect(result.current.answer).toBeNull()
  expect(FakeWorker.all).toHaveLength(1)
})

it('ends the work on the job before', () => {
  const { rerender } = asking()
  rerender(job())
  expect(FakeWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, false])
})

it('says that it has failed instead of working on and on, and begins once more with another worker', () => {
  const { result } = asking()
  act(() => FakeWorker.last.fail())
  expect(FakeWorker.last.isEnded).toBe(true)
  act(() => result.current.retry?.())
  expect(result.current).toEqual({ answer: null, retry: null })
  expect(FakeWorker.all).toHaveLength(2)
  expect(FakeWorker.last.asked).toEqual(FakeWorker.all[0]!.asked)
  act(() => FakeWorker.last.answer(REFUSAL))
  expect(result.current.answer).toEqual(REFUSAL)
})

it('works on another job after one has failed', () => {
  const { result, rerender } = asking()
  act(() => FakeWorker.last.fail())
  rerender(job())
  expect(result.current.retry).toBeNull()
  act(() => FakeWorker.last.answer(REFUSAL))
  expect(result.current.answer).toEqual(REFUSAL)
})
