import type { Action } from '@serai/kernel'
import { isObject, isRefusal } from '@serai/kernel'
import { decodeBoardRequest, parseBoardCode } from '@serai/lab'
import { isDraft } from './draft.ts'
import type { BoardSettings } from './settings.ts'

const KEY = 'serai.lab'
/** So many boards are remembered, the latest first. */
const MOST = 40

/** What a tab knows of a board beyond its code. */
export interface BoardPast {
  readonly code: string
  readonly settings: BoardSettings
  /** Was the board made of the settings? Not if it came by its code. */
  readonly isMade: boolean
  /** The draft on it, as far as it was played. */
  readonly placed: readonly Action[]
}

/** On the way back, and when the page is loaded again, a board is as it was left. */
export function keepPast(past: BoardPast): void {
  const others = kept().filter((other) => !isOf(other, past.code, past.settings.seats))
  try {
    sessionStorage.setItem(KEY, JSON.stringify([past, ...others.slice(0, MOST - 1)]))
  } catch {
    // A browser that keeps nothing shows the board by its code.
  }
}

export function pastOf(code: string, seats: number): BoardPast | null {
  const past = kept().find((one) => isOf(one, code, seats))
  if (!isObject(past) || !isObject(past.settings)) return null
  const { settings, isMade, placed } = past
  const request = decodeBoardRequest(settings)
  const board = parseBoardCode(code)
  if (isRefusal(request) || isRefusal(board)) return null
  const { mode, seed, constraints = {} } = request
  return {
    code,
    settings: { mode, seed, seats, constraints },
    isMade: isMade === true,
    placed: Array.isArray(placed) && isDraft(board, seats, placed) ? placed : [],
  }
}

/** The same board for more players is another one. */
function isOf(past: unknown, code: string, seats: number): boolean {
  return isObject(past) && past.code === code && isObject(past.settings) && past.settings.seats === seats
}

function kept(): readonly unknown[] {
  try {
    const list: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list : []
  } catch {
    return []
  }
}
