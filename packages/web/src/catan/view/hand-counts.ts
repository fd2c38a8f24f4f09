import { type CatanState, COSTS, layout, type Purchase } from '@serai/catan'
import { type Counts, countsAt } from '../goods/counts.ts'

export function handOf(state: CatanState, seat: number): Counts {
  return countsAt(state, layout.HAND + 5 * seat)
}

/** What the hand lacks for this. */
export function missingFor(state: CatanState, seat: number, purchase: Purchase): Counts {
  const hand = handOf(state, seat)
  return COSTS[purchase].map((cost, good) => Math.max(0, cost - hand[good]!))
}
