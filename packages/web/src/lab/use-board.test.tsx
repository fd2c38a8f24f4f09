// @vitest-environment happy-dom
import { isRefusal } from '@serai/kernel'
import { formatBoardCode, generateBoard } from '@serai/lab'
import { act, cleanup, renderHook } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useRoute } from 'wouter'
import { FakeWorker } from '../../test/fake-worker.ts'
import { loadLanguage } from '../text/language.ts'
import type { BoardSettings } from './board-settings.tsx'
import { actionAt } from './draft.ts'
import { type LabJob, work } from './lab-work.ts'
import { keepPast, type LabBoard, pastOf, useBoard } from './use-board.ts'

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

const settings: BoardSettings = {
  mode: 'random',
  seed: 729_548,
  seats: 3,
  constraints: { rareApart: true, cluster: 2 },
}

function codeOf(seed: number): string {
  const board = generateBoard({ ...settings, seed })
  if (isRefusal(board)) throw new Error(board.code)
  return formatBoardCode(board)
}

const code = codeOf(settings.seed)
const settlement = actionAt({ kind: 'vertex', at: 20 })
const past = { code, settings, isMade: true, placed: [settlement] }

describe('what a tab knows of a board', () => {
  it('keeps how each board was asked for, and its draft', () => {
    keepPast(past)
    keepPast({ ...past, code: codeOf(8), settings: { ...settings, seed: 8 }, placed: [] })
    expect(pastOf(code, 3)).toEqual(past)
    expect(pastOf(codeOf(8), 3)?.settings.seed).toBe(8)
    expect(pastOf(codeOf(9), 3)).toBeNull()
    keepPast({ ...past, placed: [] })
    expect(pastOf(code, 3)?.placed).toEqual([])
  })

  it('keeps the same board for more players apart, and the draft of each', () => {
    keepPast(past)
    expect(pastOf(code, 4)).toBeNull()
    const four = { ...past, settings: { ...settings, seats: 4 }, placed: [] }
    keepPast(four)
    expect(pastOf(code, 4)).toEqual(four)
    expect(pastOf(code, 3)).toEqual(past)
  })

  it('takes up no draft that cannot be', () => {
    keepPast({ ...past, placed: [settlement, settlement] })
    expect(pastOf(code, 3)).toEqual({ ...past, placed: [] })
  })

  it('knows nothing where the browser keeps nothing, or something else', () => {
    sessionStorage.setItem('serai.lab', '{"code":')
    expect(pastOf(code, 3)).toBeNull()
    sessionStorage.setItem('serai.lab', JSON.stringify([{ code, settings: { mode: 'flat' } }, null]))
    expect(pastOf(code, 3)).toBeNull()
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('no room')
    })
    expect(() => keepPast(past)).not.toThrow()
    full.mockRestore()
  })
})
