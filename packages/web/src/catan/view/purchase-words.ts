import { type CatanState, COSTS, HAND_LIMIT, openPurchases, type Purchase, readAction } from '@serai/catan'
import type { Action } from '@serai/kernel'
import { type Counts, total } from '../resources/counts.ts'
import { goodsText } from '../resources/resource-text.ts'
import type { Texts } from './words.ts'

export function lacks(cards: Counts, purchase: Purchase): Counts {
  return COSTS[purchase].map((cost, good) => Math.max(0, cost - cards[good]!))
}

export function canPay(cards: Counts, purchase: Purchase): boolean {
  return total(lacks(cards, purchase)) === 0
}

/** What an action builds or buys. */
export function purchaseOf(action: Action | null): Purchase | null {
  switch (action === null ? null : readAction(action).type) {
    case 'BUILD_ROAD':
      return 'road'
    case 'BUILD_SETTLEMENT':
      return 'settlement'
    case 'UPGRADE_TO_CITY':
      return 'city'
    case 'BUY_DEVELOPMENT_CARD':
      return 'card'
    default:
      return null
  }
}

/** Of what there is a place for, the nearest that the cards do not pay for. */
export function goalOf(state: CatanState, seat: number, cards: Counts): Purchase | null {
  const [goal] = openPurchases(state, seat)
    .filter((purchase) => purchase !== 'road' && !canPay(cards, purchase))
    .sort((a, b) => total(lacks(cards, a)) - total(lacks(cards, b)))
  return goal ?? null
}

/** "A city is 1 ore short." */
export function shortWords(
  state: CatanState,
  seat: number,
  cards: Counts,
  { catanTable, catanTrade }: Texts,
): string[] {
  const goal = goalOf(state, seat, cards)
  if (!goal) return []
  return [catanTable.whyShort(catanTable.forWhat[goal], goodsText(catanTrade, lacks(cards, goal), 'genitive'))]
}

/** What a seven would do to the hand. */
export function sevenWords(before: number, after: number, { catanTable }: Texts): string[] {
  if (after > HAND_LIMIT) return [catanTable.whyRisk(after, Math.floor(after / 2))]
  return before > HAND_LIMIT ? [catanTable.whySafe(after)] : []
}
