import type { Action } from '@serai/kernel'
import { ACCEPT_TRADE } from '../actions/numbers.ts'
import { check } from '../check/check.ts'
import type { CatanState } from '../state/layout.ts'

/** Legality the slow and obvious way, answers to offers apart: every action is asked about, from the pieces on the board. */
export function naiveLegal(s: CatanState, seat: number): Action[] {
  const list: Action[] = []
  for (let action = 0; action < ACCEPT_TRADE; action++) if (check(s, seat, action) === null) list.push(action)
  return list
}
