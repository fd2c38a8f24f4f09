import * as layout from '../state/layout.ts'
import * as stage from '../state/stage.ts'
import { HAND_LIMIT } from '../vocabulary.ts'
import { giveBack, lost } from './hand.ts'
import { resume } from './sub-step.ts'

const { ACTIVE, DISCARDING, HAND_SIZE, OWES, RETURN_STAGE, ROBBER, SEATS, STAGE, VICTIM, YIELD } = layout
const handLimit = HAND_LIMIT
const { STAGE_DISCARD, STAGE_MAIN, STAGE_MOVE_ROBBER, STAGE_STEAL, STAGE_STOLEN } = stage

type CatanState = layout.CatanState

/** R54-R56 */
export function rollSeven(s: CatanState): void {
  for (let p = s[SEATS]! - 1; p >= 0; p--) {
    const cards = s[HAND_SIZE + p]!
    if (cards <= handLimit) continue
    s[OWES + p] = cards >> 1
    s[DISCARDING]! |= 1 << p
  }
  s[RETURN_STAGE] = STAGE_MAIN
  s[STAGE] = s[DISCARDING] === 0 ? STAGE_MOVE_ROBBER : STAGE_DISCARD
}

export function discard(s: CatanState, p: number, resource: number): void {
  giveBack(s, p, resource, 1)
  s[OWES + p]!--
  if (s[OWES + p] === 0) s[DISCARDING]! &= ~(1 << p)
  lost(s, p)
  if (s[DISCARDING] === 0) s[STAGE] = STAGE_MOVE_ROBBER
}

/** R58: an opponent with a building on the robber's hex. Those who resigned have no yield there (R139, R140). */
export function isCandidate(s: CatanState, p: number): boolean {
  return p !== s[ACTIVE] && s[YIELD + 4 * s[ROBBER]! + p] !== 0
}

/** R59: is there a candidate with a card? Else the steal is skipped. */
export function canSteal(s: CatanState): boolean {
  for (let p = s[SEATS]! - 1; p >= 0; p--) if (s[HAND_SIZE + p] !== 0 && isCandidate(s, p)) return true
  return false
}

export function moveRobber(s: CatanState, hex: number): void {
  s[ROBBER] = hex
  if (canSteal(s)) s[STAGE] = STAGE_STEAL
  else resume(s)
}

/** R59: a named candidate without cards loses nothing. */
export function steal(s: CatanState, victim: number): void {
  if (s[HAND_SIZE + victim] === 0) {
    resume(s)
    return
  }
  s[VICTIM] = victim
  s[STAGE] = STAGE_STOLEN
}
