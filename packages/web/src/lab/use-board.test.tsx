// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useRoute } from 'wouter'
import { FakeWorker } from '../../test/fake-worker.ts'
import { loadLanguage } from '../text/language.ts'
import { type LabJob, work } from './lab-work.ts'
import type { BoardSettings } from './settings.ts'
import { type LabBoard, useBoard } from './use-board.ts'

beforeAll(() => loadLanguage('en'))
beforeEach(() => {
  FakeWorker.all = []
  sessionStorage.clear()
  history.replaceState(null, '', '/lab')
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const job = () => FakeWorker.last.asked.at(-1) as LabJob
const answer = () => act(() => FakeWorker.last.answer(work(job())))

/** The board of the address; `meanwhile` happens when a board has come and the address does not say so yet. */
function boardOfPage() {
  const lateness: { meanwhile: ((board: LabBoard) => void) | null } = { meanwhile: null }
  const { result } = renderHook(() => {
    const [, params] = useRoute('/lab/:code?')
    const board = useBoard(params?.code)
    useLayoutEffect(() => {
      if (board.isSearching || !lateness.meanwhile) return
      lateness.meanwhile(board)
      lateness.meanwhile = null
    })
    return board
  })
  return { result, lateness }
}

const SPIRAL: BoardSettings = { mode: 'spiral', seed: 7, seats: 3, constraints: {} }

it('goes to the board that was made, for as many players', () => {
  const { result } = boardOfPage()
  answer()
  expect(location.search).toBe('')
  act(() => result.current.make(SPIRAL))
  answer()
  expect(location.search).toBe('?seats=3')
  expect(result.current).toMatchObject({ seats: 3, settings: SPIRAL, isMade: true, isSearching: false })
})

it('makes what was asked for in the moment when another board came', () => {
  const { result, lateness } = boardOfPage()
  answer()
  act(() => result.current.make(SPIRAL))
  const late = { ...SPIRAL, seed: 8 }
  lateness.meanwhile = (board) => board.make(late)
  answer()
  expect(result.current).toMatchObject({ settings: late, isSearching: true })
  answer()
  expect(result.current).toMatchObject({ settings: late, isSearching: false })
})
