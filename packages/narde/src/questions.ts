import { type Action, CHANCE, type Outcomes, type Seat } from '@serai/kernel'
import { apply } from './actions/apply.ts'
import { chance } from './actions/chance.ts'
import { CONFIRM, stepAction } from './actions/numbers.ts'
import { isMover } from './actions/to-act.ts'
import { landingOf } from './board/route.ts'
import { check } from './check/check.ts'
import type { NardeRefusal } from './check/refusals.ts'
import { listSteps } from './plays/list-steps.ts'
import { plays } from './plays/plays.ts'
import { rolledPips, sideOf, stageOf } from './read.ts'
import { diceLeft } from './rules/dice.ts'
import { isMatchOver, resign, resignPoints } from './rules/ending.ts'
import type { NardeState } from './state/layout.ts'

/** What people ask of a position, and those who advise them. */

/** N28: the steps that a seat can make now; none when all is played, and when it is not its turn. */
export function nextSteps(s: NardeState, seat: Seat): Action[] {
  if (!isMover(s, seat)) return []
  const list: Action[] = []
  const count = listSteps(s, list)
  return list.slice(0, count).filter((action) => action !== CONFIRM)
}

/** The only way to play the turn, in steps, of which a pass has none; null where there is a choice (N29). */
export function forcedSteps(s: NardeState, seat: Seat): Action[] | null {
  const list: Action[] = []
  if (plays.list(s, seat, list) !== 1) return null
  const steps: Action[] = []
  const count = plays.steps(s, list[0]!, steps)
  return steps.slice(0, count).filter((step) => step !== CONFIRM)
}

export interface RefusedStep {
  readonly die: number
  /** Where the die would have taken the checker: a point, or OFF_BOARD. */
  readonly to: number
  readonly refusal: NardeRefusal
}

/** What the rules say against each die that is left, for the checker on a point. */
export function refusedSteps(s: NardeState, seat: Seat, from: number): RefusedStep[] {
  return [...new Set(diceLeft(s))].flatMap((die) => {
    const refusal = check(s, seat, stepAction(from, die))
    return refusal === null ? [] : [{ die, to: landingOf(sideOf(s, seat), from, die), refusal }]
  })
}

export interface ResignCost {
  /** What the other seat wins. */
  readonly points: number
  readonly endsMatch: boolean
}

/** N26: what a seat gives away if it resigns now. */
export function resignCost(s: NardeState, seat: Seat): ResignCost {
  const after = s.slice()
  resign(after, seat)
  return { points: resignPoints(s, seat), endsMatch: isMatchOver(after) }
}

/** N27: the pips that a throw gives on average, over everything that chance can do here; 0 when no throw is due. */
export function expectedPips(s: NardeState): number {
  const stage = stageOf(s)
  if (stage !== 'opening' && stage !== 'roll') return 0
  const outcomes: Outcomes = { actions: [], weights: [] }
  const count = chance(s, outcomes)
  const after = s.slice()
  let [pips, weight] = [0, 0]
  for (let i = 0; i < count; i++) {
    after.set(s)
    apply(after, CHANCE, outcomes.actions[i]!)
    pips += outcomes.weights[i]! * rolledPips(after)
    weight += outcomes.weights[i]!
  }
  return pips / weight
}
