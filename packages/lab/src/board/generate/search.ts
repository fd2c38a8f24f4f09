import type { Random } from '@serai/kernel'
import { breaks, brokenBy } from './broken.ts'
import type { BoardConstraints, ConstraintName } from './constraints.ts'
import { Layout, type Numbers } from './layout.ts'

/** Boards that are drawn as they come, so that easy constraints do not bend the distribution. */
const DRAWS = 100
const RESTARTS = 12
const STEPS = 4000
/** Chance in 1000 that a change for the worse is kept. */
const SLIP = 15

/** A board that keeps to the constraints, or those that the nearest one found still breaks. */
export function findLayout(
  numbers: Numbers,
  constraints: BoardConstraints,
  random: Random,
): Layout | readonly ConstraintName[] {
  const areFree = constraints.redsApart === false
  for (let draw = 0; draw < DRAWS; draw++) {
    const layout = new Layout(numbers, random, areFree)
    if (breaks(layout, constraints) === 0) return layout
  }
  let least = Number.POSITIVE_INFINITY
  let broken: readonly ConstraintName[] = []
  for (let restart = 0; restart < RESTARTS; restart++) {
    const layout = new Layout(numbers, random, areFree)
    const left = repair(layout, constraints, random)
    if (left === 0) return layout
    if (left >= least) continue
    least = left
    broken = brokenBy(layout, constraints)
  }
  return broken
}

/** Changes that break no more than before, and a few that do. */
function repair(layout: Layout, constraints: BoardConstraints, random: Random): number {
  let now = breaks(layout, constraints)
  for (let step = 0; step < STEPS && now > 0; step++) {
    layout.change(random)
    const next = breaks(layout, constraints)
    if (next <= now || random.below(1000) < SLIP) now = next
    else layout.undo()
  }
  return now
}
