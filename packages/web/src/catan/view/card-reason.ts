import {
  bankOf,
  CARDS_PER_RESOURCE,
  type CatanState,
  COSTS,
  freeRoadsLeft,
  handOf,
  knightsForLargestArmy,
  makeAction,
  robberAt,
  seatOf,
  seatsPaidBy,
} from '@serai/catan'
import { hasSeat } from '@serai/kernel'
import { goodsText } from '../resources/resource-text.ts'
import { afterAction } from './targeting.ts'
import type { Texts } from './words.ts'
import { hexYield } from './yield-words.ts'

/** What the robber keeps from me, and what the knight does for my army. */
export function knightReasons(state: CatanState, seat: number, texts: Texts): string[] {
  const hex = robberAt(state)
  const yields = hexYield(state, hex, texts)
  const freed = yields && hasSeat(seatsPaidBy(state, hex), seat) ? [texts.catanTable.whyFrees(yields)] : []
  const { knights, hasLargestArmy } = seatOf(state, seat)
  const army = texts.catanTable.whyKnights(knights + 1, hasLargestArmy ? null : knightsForLargestArmy(state))
  return [...freed, army]
}

/** R109 */
export function roadBuildingReasons(state: CatanState, seat: number, texts: Texts): string[] {
  const roads = freeRoadsLeft(afterAction(state, seat, makeAction({ type: 'PLAY_ROAD_BUILDING' })))
  const saved = COSTS.road.map((cost) => cost * roads)
  return [texts.catanTable.whySaves(goodsText(texts.catanTrade, saved, 'accusative'))]
}

/** R5: what neither the bank nor I have is with the others. */
export function monopolyReasons(state: CatanState, seat: number, good: number, texts: Texts): string[] {
  const held = CARDS_PER_RESOURCE - bankOf(state)[good]! - handOf(state, seat)[good]!
  return [texts.catanTable.whyOthersHold(texts.catanTrade.quantity(held, good))]
}
