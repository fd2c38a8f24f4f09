import { expect, it } from 'vitest'
import { tQuantile } from './t-distribution.ts'

it.each([
  [1, 12.706],
  [2, 4.303],
  [3, 3.182],
  [4, 2.776],
  [9, 2.262],
  [29, 2.045],
  [99, 1.984],
  [1e9, 1.96],
])('with %d degrees of freedom is %d', (freedom, quantile) => {
  expect(Math.abs(tQuantile(freedom) / quantile - 1)).toBeLessThan(0.01)
  if (freedom > 8 || freedom < 3) expect(tQuantile(freedom)).toBeCloseTo(quantile, 3)
})
