import { expect, it } from 'vitest'
import { wilsonInterval } from './wilson-interval.ts'

it.each([
  // Newcombe (1998), table of two-sided 95 % intervals for a single proportion.
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%d of %d', (wins, games, low, high) => {
  const interval = wilsonInterval(wins, games)
  expect(interval.low).toBeCloseTo(low, 4)
  expect(interval.high).toBeCloseTo(high, 4)
})

it('is the set of shares that a score test does not refuse', () => {
  for (const [wins, games] of [
    [3, 10],
    [40, 100],
    [7, 7],
  ] as const) {
    const { low, high } = wilsonInterval(wins, games)
    const score = (share: number) => Math.abs(wins / games - share) / Math.sqrt((share * (1 - share)) / games)
    if (low > 0) expect(score(low)).toBeCloseTo(1.96, 3)
    if (high < 1) expect(score(high)).toBeCloseTo(1.96, 3)
  }
})

it('knows nothing before the first game', () => {
  expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 })
})
