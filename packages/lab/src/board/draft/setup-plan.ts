import { boardOf, type CatanState } from '@serai/catan'
import { analyse } from '../analysis/analysis.ts'
import { type FairnessCard, setupFairnessCard } from '../fairness/fairness-card.ts'
import type { AdviceMethod } from './advice.ts'
import type { Placement } from './draft-state.ts'
import { type PlaceYield, placeYield } from './place-facts.ts'

/** A settlement of a plan with its road, and what it gives. */
export interface PlannedPlacement extends Placement, PlaceYield {
  readonly seat: number
  /** It stood already when the plan was made. */
  readonly isPlaced: boolean
}

/** The whole setup, for all seats, when everybody places by the same method. */
export interface SetupPlan {
  readonly method: AdviceMethod
  /** In the order of placing (R33): the first round from the first seat to the last, the second one back. */
  readonly placements: readonly PlannedPlacement[]
  /** What every seat has then, and who wins. */
  readonly card: FairnessCard
}

/** From the position after `placed`, which are in the order of the draft: what stands stays. */
export function setupPlan(position: CatanState, placed: readonly Placement[], method: AdviceMethod): SetupPlan {
  const card = setupFairnessCard(position, placed, method)
  const analysis = analyse(boardOf(position))
  const firsts = card.seats.map(({ placements: [first] }, seat) => ({ seat, ...first! }))
  const seconds = card.seats.map(({ placements: [, second] }, seat) => ({ seat, ...second! }))
  const placements = [...firsts, ...seconds.reverse()].map((one, step) => ({
    ...one,
    ...placeYield(analysis, one.vertex),
    isPlaced: step < placed.length,
  }))
  return { method, placements, card }
}
