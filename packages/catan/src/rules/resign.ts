import * as layout from '../state/layout.ts'
import * as stage from '../state/stage.ts'
import { purchaseOwner, removePurchase } from './development-cards.ts'
import { giveBack } from './hand.ts'
import { awardLargestArmy } from './largest-army.ts'
import { awardLongestRoad } from './longest-road.ts'
import { canSteal } from './robber.ts'
import { resume } from './sub-step.ts'
import { isOffering, lapse, offerAt, reject } from './trade.ts'
import { endTurn, goOnWithSetup } from './turn-order.ts'
import { checkVictory, finish, REASON_LAST_PLAYER } from './victory.ts'

type CatanState = layout.CatanState

/** R138-R142 */
export function resign(s: CatanState, p: number): void {
  s[layout.PLAYING]! &= ~(1 << p)
  leaveTrades(s, p)
  leaveCards(s, p)
  for (let hex = 0; hex < 19; hex++) s[layout.YIELD + 4 * hex + p] = 0
  awardLongestRoad(s)
  awardLargestArmy(s)
  const left = s[layout.PLAYING]!
  if ((left & (left - 1)) === 0) finish(s, 31 - Math.clz32(left), REASON_LAST_PLAYER)
  else if (p === s[layout.ACTIVE]) leaveTurn(s)
  else if (!checkVictory(s)) leaveSteps(s, p)
}

/** R139: the hand goes to the bank, unplayed development cards leave the game unseen. */
function leaveCards(s: CatanState, p: number): void {
  for (let r = 0; r < 5; r++) giveBack(s, p, r, s[layout.HAND + 5 * p + r]!)
  for (let c = 0; c < 5; c++) {
    s[layout.CARDS_HELD + 5 * p + c] = 0
    s[layout.CARDS_NEW + 5 * p + c] = 0
  }
  s[layout.CARDS_SIZE + p] = 0
  s[layout.NEW_SIZE + p] = 0
  for (let i = s[layout.PURCHASES_SIZE]! - 1; i >= 0; i--) {
    if (purchaseOwner(s[layout.PURCHASES + i]!) === p) removePurchase(s, i)
  }
}

/** R80; for an offer that asked p among others, p counts as having refused. */
function leaveTrades(s: CatanState, p: number): void {
  lapse(s, p)
  for (let q = 0; q < s[layout.SEATS]!; q++) {
    if (isOffering(s, q) && ((s[offerAt(q) + layout.OFFER_TO]! >> p) & 1) === 1) reject(s, q, p)
  }
}

/** R140: the seat's own turn. */
function leaveTurn(s: CatanState): void {
  const at = s[layout.STAGE]!
  if (at === stage.STAGE_SETUP_SETTLEMENT || at === stage.STAGE_SETUP_ROAD) {
    goOnWithSetup(s)
    return
  }
  s[layout.RETURN_STAGE] = 0
  s[layout.FREE_ROADS] = 0
  s[layout.DISCARDING] = 0
  for (let q = 0; q < 4; q++) s[layout.OWES + q] = 0
  endTurn(s)
}

/** R140: what the others were waiting for from this seat. */
function leaveSteps(s: CatanState, p: number): void {
  s[layout.OWES + p] = 0
  s[layout.DISCARDING]! &= ~(1 << p)
  if (s[layout.STAGE] === stage.STAGE_DISCARD && s[layout.DISCARDING] === 0) s[layout.STAGE] = stage.STAGE_MOVE_ROBBER
  if (s[layout.STAGE] === stage.STAGE_STEAL && !canSteal(s)) resume(s)
}
