import { shuffle, stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { DecisionTimes } from './decision-times.ts'

function timesOf(values: readonly number[]): DecisionTimes {
  const times = new DecisionTimes()
  for (const value of values) times.add(value)
  return times
}

const random = stream(1, 'times')
const values = Array.from({ length: 5000 }, () => 2 ** ((random.next() / 2 ** 32) * 16 - 6))

it.each([0.01, 0.5, 0.95, 0.99, 1])('has the quantile of all values within 3 %% at %d', (share) => {
  const sorted = [...values].sort((a, b) => a - b)
  const exact = sorted[Math.ceil(share * sorted.length) - 1]!
  expect(Math.abs(timesOf(values).quantile(share) / exact - 1)).toBeLessThan(0.03)
})

it('adds up exactly, whatever the order and the parts', () => {
  const whole = timesOf(values)
  const mixed = shuffle([...values], stream(2, 'times'))
  const sum = new DecisionTimes()
  for (const [from, to] of [
    [3000, 5000],
    [0, 1],
    [1, 3000],
  ] as const) {
    sum.addAll(timesOf(mixed.slice(from, to)))
  }
  expect(sum.counts).toEqual(whole.counts)
  expect(sum.size).toBe(5000)
})

it('keeps what is too short or too long in the outermost buckets', () => {
  const times = timesOf([0, 1e-9, 1e12])
  expect(times.size).toBe(3)
  expect(times.quantile(0.5)).toBeLessThan(0.002)
  expect(times.quantile(1)).toBeGreaterThan(1e6)
})

it('of no decisions is 0', () => {
  expect(new DecisionTimes().quantiles()).toEqual({ p50: 0, p95: 0, p99: 0 })
})
