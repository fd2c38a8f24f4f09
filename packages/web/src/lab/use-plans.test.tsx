// @vitest-environment happy-dom
import { spiralBoard } from '@serai/catan'
import { type Action, stream } from '@serai/kernel'
import type { AdviceMethod } from '@serai/lab'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeWorker } from '../../test/fake-worker.ts'
import { actionAt, draftAfter } from './draft.ts'
import { type PlanJob, work } from './lab-work.ts'
import { usePlans } from './use-plans.ts'

const board = spiralBoard(stream(29, 'board'))

beforeEach(() => {
  FakeWorker.all = []
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const draftWith = (placed: readonly Action[]) => ({ placed, state: draftAfter(board, 4, placed) })
const job = () => FakeWorker.last.asked.at(-1) as PlanJob
const answer = () => act(() => FakeWorker.last.answer(work(job())))

function asking(first: AdviceMethod | null) {
  const initialProps = { draft: draftWith([]), method: first }
  return renderHook(({ draft, method }: typeof initialProps) => usePlans(draft, method), { initialProps })
}

it('asks for nothing until somebody looks', () => {
  const { result } = asking(null)
  expect(result.current).toEqual({ plan: null, all: [], isThinking: false, retry: null })
  expect(FakeWorker.all).toEqual([])
})

it('has the chosen method first and the others after it, then each at once', () => {
  const { result, rerender } = asking('maxmin')
  const draft = draftWith([])
  rerender({ draft, method: 'maxmin' })
  expect(result.current).toMatchObject({ plan: null, isThinking: true })
  answer()
  expect(result.current.plan?.method).toBe('maxmin')
  answer()
  answer()
  expect(result.current.all.map(({ method }) => method)).toEqual(['maxmin', 'classic', 'expert'])
  const asked = FakeWorker.last.asked.length
  rerender({ draft, method: 'expert' })
  expect(result.current).toMatchObject({ plan: { method: 'expert' }, isThinking: false })
  expect(FakeWorker.last.asked).toHaveLength(asked)
})

it('leaves what it works on for the method that is chosen then, and comes back to it', () => {
  const { result, rerender } = asking('expert')
  const draft = draftWith([])
  rerender({ draft, method: 'expert' })
  const slow = FakeWorker.last
  rerender({ draft, method: 'classic' })
  expect(slow.isEnded).toBe(true)
  expect(job().method).toBe('classic')
  answer()
  expect(result.current.plan?.method).toBe('classic')
  answer()
  expect(job().method).toBe('expert')
})

it('begins anew when something else stands, and ends the work on what stood before', () => {
  const { result, rerender } = asking('classic')
  const draft = draftWith([])
  rerender({ draft, method: 'classic' })
  answer()
  const before = FakeWorker.last
  const other = draftWith([actionAt({ kind: 'vertex', at: 20 })])
  rerender({ draft: other, method: 'classic' })
  expect(before.isEnded).toBe(true)
  expect(result.current).toMatchObject({ plan: null, all: [], isThinking: true })
  answer()
  expect(result.current.plan?.placements[0]).toMatchObject({ vertex: 20, isPlaced: false })
})

it('says that it has failed, and tries again', () => {
  const { result } = asking('classic')
  act(() => FakeWorker.last.fail())
  expect(result.current).toMatchObject({ plan: null, isThinking: false })
  act(() => result.current.retry?.())
  expect(result.current.isThinking).toBe(true)
  answer()
  expect(result.current.plan?.method).toBe('classic')
})
