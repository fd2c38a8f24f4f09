import { describe, expect, it } from 'vitest'
import { chiSquare, chiSquareLimit } from './chi-square.ts'

describe('chiSquare', () => {
  it('is the sum of squares over what was expected', () => {
    expect(chiSquare([10, 20], [10, 20])).toBe(0)
    expect(chiSquare([12, 18], [10, 20])).toBeCloseTo(4 / 10 + 4 / 20)
  })
})

describe('chiSquareLimit', () => {
  // The exact quantiles at p = 2.867e-7; the approximation is generous where there are few outcomes.
  it.each([
    [1, 26.34, 1.2],
    [10, 49.83, 1.05],
    [35, 93.78, 1.01],
    [100, 187.33, 1.01],
  ])('is the quantile of five standard deviations with %i degrees of freedom', (freedom, exact, generous) => {
    expect(chiSquareLimit(freedom) / exact).toBeGreaterThan(0.99)
    expect(chiSquareLimit(freedom) / exact).toBeLessThan(generous)
  })

  it('leaves a single outcome no room', () => {
    expect(chiSquareLimit(0)).toBe(0)
  })
})
