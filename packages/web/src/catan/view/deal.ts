import {
  activeSeat,
  type CatanState,
  COSTS,
  HAND_LIMIT,
  handOf,
  type OpenOffer,
  offerById,
  offerOf,
  openPurchases,
  type Purchase,
  readAction,
  seatOf,
  targetOf,
} from '@serai/catan'
import type { Action } from '@serai/kernel'
import { type Counts, RESOURCE_NUMBERS, resourcesText, total } from '../resources/counts.ts'
import { afterAction } from './targeting.ts'
import type { Texts } from './words.ts'

/** What an action about resources would do to my hand, or keep from it. */
interface Deal {
  readonly give: Counts
  readonly get: Counts
  /** The other player, where there is one. */
  readonly partner: number | null
  /** It is what the action refuses. */
  readonly isRefused: boolean
  /** Somebody else has still to agree. */
  readonly isOffer: boolean
}

/** The resources that an action of mine moves; null: it moves none. */
export function dealOf(state: CatanState, seat: number, action: Action): Deal | null {
  const read = readAction(action)
  switch (read.type) {
    case 'PROPOSE_TRADE':
      return { give: read.give, get: read.want, partner: null, isRefused: false, isOffer: true }
    case 'COUNTER_TRADE': {
      const partner = offerById(state, read.tradeId)?.from ?? null
      return { give: read.give, get: read.want, partner, isRefused: false, isOffer: true }
    }
    case 'ACCEPT_TRADE':
      return theirs(offerById(state, read.tradeId), false)
    case 'REJECT_TRADE':
      return theirs(offerById(state, read.tradeId), true)
    case 'CONFIRM_TRADE': {
      const mine = offerOf(state, seat)
      return mine && { give: mine.give, get: mine.want, partner: read.partner, isRefused: false, isOffer: false }
    }
    case 'TRADE_WITH_BANK':
    case 'PLAY_YEAR_OF_PLENTY':
      return withBank(handOf(state, seat), handOf(afterAction(state, seat, action), seat))
    default:
      return null
  }
}

function withBank(before: Counts, after: Counts): Deal {
  return {
    give: before.map((count, resource) => Math.max(0, count - after[resource]!)),
    get: after.map((count, resource) => Math.max(0, count - before[resource]!)),
    partner: null,
    isRefused: false,
    isOffer: false,
  }
}

/** From the side of who is asked. */
function theirs(open: OpenOffer | null, isRefused: boolean): Deal | null {
  return open && { give: open.want, get: open.give, partner: open.from, isRefused, isOffer: false }
}

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
  const then = hand.map((count, resource) => count - deal.give[resource]! + deal.get[resource]!)
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
        catanTable.whyNearer(catanTable.forWhat[nearer], resourcesText(catanTrade, lacks(then, nearer), 'genitive')),
      ]
    const held = (side: Counts) => RESOURCE_NUMBERS.filter((resource) => side[resource]! > 0)
    const both = [...held(deal.give), ...held(deal.get)].map((resource) =>
      catanTrade.quantity(hand[resource]!, resource),
    )
    return [catanTable.whyHold(catanTrade.and(both))]
  }

  function against(): string[] {
    const missing = deal.give.map((count, resource) => Math.max(0, count - hand[resource]!))
    if (total(missing) > 0) return [catanTable.whyLack(resourcesText(catanTrade, missing, 'genitive'))]
    const danger = points >= target - NEAR ? [catanTable.whyPoints(name, points, target)] : []
    if (lost) return [...danger, catanTable.whyLoses(catanTable.forWhat[lost])]
    const needed = open.find((purchase) => purchase !== 'road' && total(neededOf(purchase)) > 0)
    if (needed && needed !== nearer) {
      const cards = resourcesText(catanTrade, neededOf(needed))
      return [...danger, catanTable.whyNeeds(cards, catanTable.forWhat[needed])]
    }
    if (!reached && !nearer) return [...danger, catanTable.whyNoNearer]
    const uneven = total(deal.give) > total(deal.get) ? [catanTable.whyUneven(total(deal.give), total(deal.get))] : []
    return [...uneven, catanTable.whyScore(name, points, target, seatOf(state, seat).points)]
  }

  /** What of the cards asked for would then be missing. */
  function neededOf(purchase: Purchase): Counts {
    return lacks(then, purchase).map((count, resource) => Math.min(count, deal.give[resource]!))
  }
}

export function lacks(cards: Counts, purchase: Purchase): Counts {
  return COSTS[purchase].map((cost, resource) => Math.max(0, cost - cards[resource]!))
}

export function canPay(cards: Counts, purchase: Purchase): boolean {
  return total(lacks(cards, purchase)) === 0
}

/** What an action builds or buys. */
function purchaseOf(action: Action | null): Purchase | null {
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
function goalOf(state: CatanState, seat: number, cards: Counts): Purchase | null {
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
  return [catanTable.whyShort(catanTable.forWhat[goal], resourcesText(catanTrade, lacks(cards, goal), 'genitive'))]
}

/** What a seven would do to the hand. */
export function sevenWords(before: number, after: number, { catanTable }: Texts): string[] {
  if (after > HAND_LIMIT) return [catanTable.whyRisk(after, Math.floor(after / 2))]
  return before > HAND_LIMIT ? [catanTable.whySafe(after)] : []
}
