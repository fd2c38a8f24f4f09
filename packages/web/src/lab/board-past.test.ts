// @vitest-environment happy-dom
import { isRefusal } from '@serai/kernel'
import { formatBoardCode, generateBoard } from '@serai/lab'
import { beforeEach, expect, it, vi } from 'vitest'
import { keepPast, pastOf } from './board-past.ts'
import { actionAt } from './draft.ts'
import type { BoardSettings } from './settings.ts'

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

beforeEach(() => sessionStorage.clear())

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
