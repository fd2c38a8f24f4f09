import { actions, type CatanState, COSTS, kindOf } from '@serai/catan'
import type { Action } from '@serai/kernel'
import { type Counts, GOODS, total } from '../goods/counts.ts'
import { goodsText } from '../goods/goods-text.ts'
import { handOf } from './hand-counts.ts'
import { canPay, lacks } from './purchase-words.ts'
import { openPurchases } from './unpaid.ts'
import type { Texts } from './words.ts'

/** The goods of a discard; null where these actions are something else. */
export function discardOf(given: readonly Action[]): Counts | null {
  if (given[0] === undefined || kindOf(given[0]) !== 'DISCARD') return null
  return GOODS.map((good) => given.filter((action) => action === actions.DISCARD + good).length)
}

/** What the cards are kept for when these go. */
export function discardReasons(state: CatanState, seat: number, given: Counts, texts: Texts): string[] {
  const { catanTable, catanTrade } = texts
  const kept = handOf(state, seat).map((count, good) => count - given[good]!)
  const open = openPurchases(state, seat).filter((purchase) => purchase !== 'road')
  const paid = open.find((purchase) => canPay(kept, purchase))
  if (paid) return [catanTable.whyStillPays(catanTable.forWhat[paid])]
  const [goal] = open
    .filter((purchase) => GOODS.every((good) => given[good] === 0 || kept[good]! >= COSTS[purchase][good]!))
    .sort((a, b) => total(lacks(kept, a)) - total(lacks(kept, b)))
  if (!goal) return [catanTable.leaves(goodsText(catanTrade, kept))]
  const missing = goodsText(catanTrade, lacks(kept, goal), 'genitive')
  return [catanTable.whySpare(catanTable.forWhat[goal], missing)]
}
