import { actions, CARDS_PER_RESOURCE, type CatanState, COSTS, KNIGHT, layout } from '@serai/catan'
import { hasSeat } from '@serai/kernel'
import { goodsText } from '../goods/goods-text.ts'
import { afterAction } from './aim.ts'
import { handOf } from './hand-counts.ts'
import { livingAt } from './preview-words.ts'
import type { Texts } from './words.ts'
import { hexYield } from './yield-words.ts'

/** R115 */
const SMALLEST_ARMY = 3

const knightsOf = (state: CatanState, seat: number): number => state[layout.CARDS_SHOWN + 5 * seat + KNIGHT]!

/** What the robber keeps from me, and what the knight does for my army. */
export function knightReasons(state: CatanState, seat: number, texts: Texts): string[] {
  const hex = state[layout.ROBBER]!
  const yields = hexYield(state, hex, texts)
  const freed = yields && hasSeat(livingAt(state, hex), seat) ? [texts.catanTable.whyFrees(yields)] : []
  const holder = state[layout.LARGEST_ARMY]!
  const needed = holder < 0 ? SMALLEST_ARMY : Math.max(SMALLEST_ARMY, knightsOf(state, holder) + 1)
  const army = texts.catanTable.whyKnights(knightsOf(state, seat) + 1, holder === seat ? null : needed)
  return [...freed, army]
}

/** R109 */
export function roadBuildingReasons(state: CatanState, seat: number, texts: Texts): string[] {
  const roads = afterAction(state, seat, actions.PLAY_ROAD_BUILDING)[layout.FREE_ROADS]!
  const saved = COSTS.road.map((cost) => cost * roads)
  return [texts.catanTable.whySaves(goodsText(texts.catanTrade, saved, 'accusative'))]
}

/** R5: what neither the bank nor I have is with the others. */
export function monopolyReasons(state: CatanState, seat: number, good: number, texts: Texts): string[] {
  const held = CARDS_PER_RESOURCE - state[layout.BANK + good]! - handOf(state, seat)[good]!
  return [texts.catanTable.whyOthersHold(texts.catanTrade.quantity(held, good))]
}
