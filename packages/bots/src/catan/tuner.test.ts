import { expect, it } from 'vitest'
import { flatten, tune, unflatten } from './tuner.ts'
import { SHAPE, WEIGHTS } from './weights.ts'

const options = { victoryPoints: 10, board: 'spiral', trading: false, turnCap: 300 }
const plan = { seed: 2, games: 40, spread: 0.3, rate: 2, options }

it('names every number once, there and back', () => {
  expect(unflatten(flatten())).toEqual({ weights: WEIGHTS, shape: SHAPE })
})

it('follows from seed and step', () => {
  const once = tune(flatten(), 1, plan)
  expect(tune(flatten(), 1, plan)).toEqual(once)
  expect(tune(flatten(), 2, plan)).not.toEqual(once)
  expect(Object.keys(once)).toEqual(Object.keys(flatten()))
})

it('finds its way back from a foolish weight', () => {
  // Points that count next to nothing: a step must move the weight up.
  const foolish = { ...flatten(), points: 0.1 }
  const { points } = tune(foolish, 1, { ...plan, games: 240, rate: 8 })
  expect(points).toBeGreaterThan(0.1)
})
