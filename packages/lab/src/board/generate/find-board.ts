import type { Random } from '@serai/kernel'
import { BoardBuilder, type NumberPlacement } from './board-builder.ts'
import type { BoardConstraints, ConstraintName } from './constraints.ts'
import { countViolations, violatedConstraints } from './violations.ts'

/** Boards that are drawn as they come, so that easy constraints do not bend the distribution. */
const DRAWS = 100
const RESTARTS = 12
const STEPS = 4000
/** Chance in 1000 that a change for the worse is kept. */
const SLIP = 15

/** A board that meets the constraints, or the constraints that the nearest one found still violates. */
export function findBoard(
  numbers: NumberPlacement,
  constraints: BoardConstraints,
  random: Random,
): BoardBuilder | readonly ConstraintName[] {
  const areFree = constraints.redsApart === false
  for (let draw = 0; draw < DRAWS; draw++) {
    const builder = new BoardBuilder(numbers, random, areFree)
    if (countViolations(builder, constraints) === 0) return builder
  }
  let least = Number.POSITIVE_INFINITY
  let broken: readonly ConstraintName[] = []
  for (let restart = 0; restart < RESTARTS; restart++) {
    const builder = new BoardBuilder(numbers, random, areFree)
    const left = repair(builder, constraints, random)
    if (left === 0) return builder
    if (left >= least) continue
    least = left
    broken = violatedConstraints(builder, constraints)
  }
  return broken
}

/** Makes changes that violate no more than before, and a few that do. */
function repair(builder: BoardBuilder, constraints: BoardConstraints, random: Random): number {
  let now = countViolations(builder, constraints)
  for (let step = 0; step < STEPS && now > 0; step++) {
    builder.change(random)
    const next = countViolations(builder, constraints)
    if (next <= now || random.below(1000) < SLIP) now = next
    else builder.undo()
  }
  return now
}
