import { describe, expect, it } from 'vitest'
import { drawOutcome, newOutcomes } from './draw.ts'
import type { Random } from './random.ts'

/** Gives every number in turn, so that each ticket is drawn once. */
function counting(): Random {
  let ticket = -1
  return { next: () => 0, below: (n) => ++ticket % n }
}

describe('drawOutcome', () => {
  it('gives each outcome exactly as many tickets as its weight', () => {
    const outcomes = newOutcomes(4)
    outcomes.actions.splice(0, 4, 70, 71, 72, 73)
    outcomes.weights.splice(0, 4, 3, 1, 0, 2)
    const random = counting()
    const drawn = Array.from({ length: 6 }, () => drawOutcome(outcomes, 4, random))
    expect(drawn).toEqual([70, 70, 70, 71, 73, 73])
  })

  it('looks only at the first outcomes', () => {
    const outcomes = { actions: [1, 2, 3], weights: [1, 1, 100] }
    const random = counting()
    expect(Array.from({ length: 4 }, () => drawOutcome(outcomes, 2, random))).toEqual([1, 2, 1, 2])
  })
})
