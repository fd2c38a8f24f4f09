import * as layout from '../state/layout.ts'
import { STAGE_OVER } from '../state/stage.ts'
import { VICTORY_POINT } from '../vocabulary.ts'
import { closeAll } from './trade.ts'

const { ACTIVE, CARDS_HELD, POINTS, TARGET } = layout
const victoryPoint = VICTORY_POINT

type CatanState = layout.CatanState

export const [REASON_POINTS, REASON_LAST_PLAYER, REASON_TURN_CAP] = [0, 1, 2] as const

/** R131: with the victory point cards. */
export function trueScore(s: CatanState, p: number): number {
  return s[POINTS + p]! + s[CARDS_HELD + 5 * p + victoryPoint]!
}

/** R133, R134: only the active player wins, and at once. */
export function checkVictory(s: CatanState): boolean {
  if (trueScore(s, s[ACTIVE]!) < s[TARGET]!) return false
  finish(s, s[ACTIVE]!, REASON_POINTS)
  return true
}

export function finish(s: CatanState, winner: number, reason: number): void {
  s[layout.STAGE] = STAGE_OVER
  s[layout.RETURN_STAGE] = 0
  s[layout.FREE_ROADS] = 0
  s[layout.VICTIM] = -1
  s[layout.SETUP_VERTEX] = -1
  s[layout.DISCARDING] = 0
  for (let p = 0; p < 4; p++) s[layout.OWES + p] = 0
  s[layout.WINNER] = winner
  s[layout.REASON] = reason
  closeAll(s) // R80
}
