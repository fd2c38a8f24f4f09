import { expect, it } from 'vitest'
import { quantile } from './quantile.ts'

it.each([
  [[], 0.5, 0],
  [[7], 0.99, 7],
  [[3, 1, 2], 0.5, 2],
  [[4, 3, 2, 1], 0.5, 2],
  [Array.from({ length: 100 }, (_, i) => 100 - i), 0.99, 99],
  [Float64Array.from({ length: 200 }, (_, i) => i), 0.99, 197],
  [[10, 9], 1, 10],
  [[10, 9], 0, 9],
])('of %j at %d is %d', (values, q, expected) => {
  expect(quantile(values, q)).toBe(expected)
})
