import { type CatanState, COSTS, handOf, openPurchases, readAction } from '@serai/catan'
import type { Action } from '@serai/kernel'
import { type Counts, GOODS, total } from '../resources/counts.ts'
import { goodsText } from '../resources/resource-text.ts'
import { canPay, lacks } from './purchase-words.ts'
import type { Texts } from './words.ts'

/** The goods of a discard; null where these actions are something else. */
export function discardOf(given: readonly Action[]): Counts | null {
  const discards = given.flatMap((action) => {
    const read = readAction(action)
    return read.type === 'DISCARD' ? [read.resource] : []
  })
  if (discards.length === 0) return null
  return GOODS.map((good) => discards.filter((resource) => resource === good).length)
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
