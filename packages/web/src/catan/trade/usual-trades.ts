import { actions, type CatanState, COSTS, catan, layout, offer } from '@serai/catan'
import type { Action, Seat } from '@serai/kernel'
import { type Counts, countsAt, GOODS, total } from '../goods/counts.ts'

/** A trade that a person would often make, done by one tap. */
export interface UsualTrade {
  readonly action: Action
  readonly give: Counts
  readonly get: Counts
  readonly isBank: boolean
}

const MOST_OFFERS = 2
const PURCHASES = [COSTS.settlement, COSTS.city, COSTS.card, COSTS.road]

/** The purchase that the hand is nearest to, among those that it cannot pay yet. */
function nextPurchase(hand: Counts): Counts | null {
  let best: Counts | null = null
  let fewest = 3
  for (const cost of PURCHASES) {
    const missing = total(cost.map((count, good) => Math.max(0, count - hand[good]!)))
    if (missing > 0 && missing < fewest) [best, fewest] = [cost, missing]
  }
  return best
}

/** Gives only what the next purchase does not need and gets only what it lacks; one offer for each good given. */
export function usualTrades(state: CatanState, seat: Seat): readonly UsualTrade[] {
  const hand = countsAt(state, layout.HAND + 5 * seat)
  const cost = nextPurchase(hand)
  if (!cost) return []
  const isUseful = ({ give, get }: UsualTrade): boolean =>
    GOODS.every((good) => hand[good]! - give[good]! >= cost[good]! || give[good] === 0) &&
    GOODS.every((good) => get[good]! <= Math.max(0, cost[good]! - hand[good]!))
  const spare = ({ give }: UsualTrade): number => Math.max(...GOODS.map((good) => (give[good]! > 0 ? hand[good]! : 0)))
  const bySpare = (a: UsualTrade, b: UsualTrade): number => spare(b) - spare(a)
  const isOneForOne = ({ give, get }: UsualTrade): boolean => total(give) === 1 && total(get) === 1
  const offers = offersOf(state, seat).filter(isOneForOne).filter(isUseful).sort(bySpare)
  return [...offers.slice(0, MOST_OFFERS), ...bankTrades(state, seat).filter(isUseful).sort(bySpare).slice(0, 1)]
}

function offersOf(state: CatanState, seat: Seat): readonly UsualTrade[] {
  const out: Action[] = []
  out.length = catan.offers(state, seat, out)
  return out.map((action) => {
    const { give, want } = offer.readProposal(action)
    return { action, give, get: want, isBank: false }
  })
}

function bankTrades(state: CatanState, seat: Seat): readonly UsualTrade[] {
  const out: Action[] = []
  out.length = catan.legal(state, seat, out)
  return out
    .filter((action) => action >= actions.TRADE_WITH_BANK && action < actions.TRADE_WITH_BANK + 25)
    .map((action) => {
      const [from, to] = [Math.floor((action - actions.TRADE_WITH_BANK) / 5), (action - actions.TRADE_WITH_BANK) % 5]
      const rate = state[layout.RATE + 5 * seat + from]!
      return {
        action,
        give: GOODS.map((good) => (good === from ? rate : 0)),
        get: GOODS.map((good) => (good === to ? 1 : 0)),
        isBank: true,
      }
    })
}
