import { WEIGHT_NAMES } from './term-indices.ts'
import { SHAPE, type Shape, WEIGHTS, type Weights } from './weights.ts'

/** All weights and the shape under one name each: `points`, `shape.fade`, `shape.need.3`. */
export type FlatWeights = { readonly [name: string]: number }

export function flattenWeights(weights: Weights = WEIGHTS, shape: Shape = SHAPE): FlatWeights {
  const { need, ...rest } = shape
  return {
    ...weights,
    ...Object.fromEntries(Object.entries(rest).map(([name, number]) => [`shape.${name}`, number])),
    ...Object.fromEntries(need.map((number, r) => [`shape.need.${r}`, number])),
  }
}

export function unflattenWeights(numbers: FlatWeights): { weights: Weights; shape: Shape } {
  const weights = Object.fromEntries(WEIGHT_NAMES.map((name) => [name, numbers[name]!])) as unknown as Weights
  const shape = { ...SHAPE, need: SHAPE.need.map((_, r) => numbers[`shape.need.${r}`]!) }
  const rest = Object.keys(SHAPE).filter((name) => name !== 'need')
  return { weights, shape: { ...shape, ...Object.fromEntries(rest.map((name) => [name, numbers[`shape.${name}`]!])) } }
}
