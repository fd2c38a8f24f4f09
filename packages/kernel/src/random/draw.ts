import type { Action } from '../contract/actor.ts'
import type { Outcomes } from '../contract/game.ts'
import type { Random } from './random.ts'

export function newOutcomes(capacity: number): Outcomes {
  return { actions: new Array<Action>(capacity).fill(0), weights: new Array<number>(capacity).fill(0) }
}

/** One of the first `count` outcomes, by their integer weights; exact as long as these add up to at most 2^20. */
export function drawOutcome(outcomes: Outcomes, count: number, random: Random): Action {
  let total = 0
  for (let i = 0; i < count; i++) total += outcomes.weights[i]!
  let ticket = random.below(total)
  let chosen = 0
  while (ticket >= outcomes.weights[chosen]!) ticket -= outcomes.weights[chosen++]!
  return outcomes.actions[chosen]!
}
