import { expect, it } from 'vitest'
import { flattenWeights, tune, tunedStrength, unflattenWeights } from './tuner.ts'
import { SHAPE, WEIGHTS } from './weights.ts'

const options = { victoryPoints: 10, board: 'spiral', trading: false, turnCap: 300 }
const plan = { seed: 2, games: 40, spread: 0.3, rate: 2, options }

it('names every number once, there and back', () => {
  expect(unflattenWeights(flattenWeights())).toEqual({ weights: WEIGHTS, shape: SHAPE })
})

it('follows from seed and step', () => {
  const once = tune(flattenWeights(), 1, plan)
  expect(tune(flattenWeights(), 1, plan)).toEqual(once)
  expect(tune(flattenWeights(), 2, plan)).not.toEqual(once)
  expect(Object.keys(once)).toEqual(Object.keys(flattenWeights()))
})

it('finds its way back from a foolish weight', () => {
  // Points that count next to nothing: a step must move the weight up.
  const foolish = { ...flattenWeights(), points: 0.1 }
  const { points } = tune(foolish, 1, { ...plan, games: 240, rate: 8 })
  expect(points).toBeGreaterThan(0.1)
})

it('measures against the shipped weights: they have their fair share, foolish ones less', () => {
  // The same bot in every seat plays the same game four times, and wins it from one of them.
  expect(tunedStrength(flattenWeights(), 2, 1, options)).toEqual({ games: 8, wins: 2 })
  expect(tunedStrength({ ...flattenWeights(), points: -1 }, 5, 1, options).wins).toBeLessThan(5)
})
