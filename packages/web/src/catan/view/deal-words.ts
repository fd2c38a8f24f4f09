import { activeSeat, type CatanState, handOf, openPurchases, type Purchase, seatOf, targetOf } from '@serai/catan'
import type { Action } from '@serai/kernel'
import { type Counts, GOODS, total } from '../resources/counts.ts'
import { goodsText } from '../resources/resource-text.ts'
import type { Deal } from './deal.ts'
import { canPay, lacks, purchaseOf, sevenWords } from './purchase-words.ts'
import type { Texts } from './words.ts'

/** So near to winning, nobody should get what they ask for. */
const NEAR = 2

/** What speaks for a deal, or against it, in numbers that everybody at my place can check. */
export function dealWords(
  state: CatanState,
  seat: number,
  deal: Deal,
  next: Action | null,
  names: readonly string[],
  texts: Texts,
): string[] {
  const { catanTable, catanTrade } = texts
  const hand = handOf(state, seat)
  const then = hand.map((count, good) => count - deal.give[good]! + deal.get[good]!)
  const open = openPurchases(state, seat)
  const isMyTurn = activeSeat(state) === seat
  const reached = open.find((purchase) => canPay(then, purchase) && !canPay(hand, purchase))
  const lost = open.find((purchase) => canPay(hand, purchase) && !canPay(then, purchase))
  const [nearer] = open
    .filter((purchase) => !canPay(then, purchase) && total(lacks(then, purchase)) < total(lacks(hand, purchase)))
    .sort((a, b) => total(lacks(then, a)) - total(lacks(then, b)))
  const { partner } = deal
  const name = partner === null ? '' : (names[partner] ?? '')
  const [points, target] = [partner === null ? 0 : seatOf(state, partner).points, targetOf(state)]
  return deal.isRefused ? against() : inFavour()

  function inFavour(): string[] {
    const others = partner === null ? [] : [catanTable.whyPoints(name, points, target)]
    const plan = purchaseOf(next)
    if (plan && !canPay(hand, plan))
      return [(deal.isOffer ? catanTable.whyIfTaken : catanTable.whyThen)(catanTable.plans[plan]), ...others]
    return [...gain(), ...others, ...sevenWords(total(hand), total(then), texts)]
  }

  /** What cards will be good for that are not used at once. */
  function gain(): string[] {
    if (!isMyTurn && reached) return [catanTable.whyFor(catanTable.forWhat[reached])]
    if (nearer)
      return [
        catanTable.whyNearer(catanTable.forWhat[nearer], goodsText(catanTrade, lacks(then, nearer), 'accusative')),
      ]
    const held = (side: Counts) => GOODS.filter((good) => side[good]! > 0)
    const both = [...held(deal.give), ...held(deal.get)].map((good) => catanTrade.quantity(hand[good]!, good))
    return [catanTable.whyHold(catanTrade.and(both))]
  }

  function against(): string[] {
    const missing = deal.give.map((count, good) => Math.max(0, count - hand[good]!))
    if (total(missing) > 0) return [catanTable.whyLack(goodsText(catanTrade, missing, 'genitive'))]
    const danger = points >= target - NEAR ? [catanTable.whyPoints(name, points, target)] : []
    if (lost) return [...danger, catanTable.whyLoses(catanTable.forWhat[lost])]
    const needed = open.find((purchase) => purchase !== 'road' && total(neededOf(purchase)) > 0)
    if (needed && needed !== nearer) {
      const cards = goodsText(catanTrade, neededOf(needed))
      return [...danger, catanTable.whyNeeds(cards, catanTable.forWhat[needed])]
    }
    if (!reached && !nearer) return [...danger, catanTable.whyNoNearer]
    const uneven = total(deal.give) > total(deal.get) ? [catanTable.whyUneven(total(deal.give), total(deal.get))] : []
    return [...uneven, catanTable.whyScore(name, points, target, seatOf(state, seat).points)]
  }

  /** What of the cards asked for would then be missing. */
  function neededOf(purchase: Purchase): Counts {
    return lacks(then, purchase).map((count, good) => Math.min(count, deal.give[good]!))
  }
}
