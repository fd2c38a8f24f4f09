import { stream } from '@serai/kernel'
import { expect, it } from 'vitest'
import { DealScores } from './deal-scores.ts'

const ANY = { low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY }

function scores(units: readonly number[], unit = 1): DealScores {
  const deals = new DealScores(unit)
  for (const score of units) deals.add(score)
  return deals
}

it('is the t interval of the deals', () => {
  // Mean 4, variance 20/3, t with 3 degrees of freedom 3.182.
  const { deals, mean, low, high } = scores([2, 2, 4, 8]).pairedInterval(ANY)!
  expect({ deals, mean }).toEqual({ deals: 4, mean: 4 })
  const reach = 3.182 * Math.sqrt(8 / 4)
  expect(Math.abs(low / (4 - reach) - 1)).toBeLessThan(0.1)
  expect(Math.abs(high / (4 + reach) - 1)).toBeLessThan(0.01)
  expect(scores([2, 2, 4, 8], 0.25).pairedInterval(ANY)!.mean).toBe(1)
})

it('stays among the scores that can be', () => {
  const shares = scores([2, 2, 2, 2, 2, 2, 1], 1 / 2)
  const { low, high } = shares.pairedInterval(ANY)!
  expect(high).toBeGreaterThan(1)
  expect(shares.pairedInterval({ low: 0, high: 1 })).toMatchObject({ low, high: 1 })
  expect(shares.pairedInterval({ low: 0.9, high: 2 })).toMatchObject({ low: 0.9, high })
})

it('does not depend on the order of the deals', () => {
  expect(scores([8, 2, 4, 2], 0.1).pairedInterval(ANY)).toEqual(scores([2, 2, 4, 8], 0.1).pairedInterval(ANY))
  expect(scores([8, 2, 4, 2]).counts).toEqual([
    [2, 2],
    [4, 1],
    [8, 1],
  ])
})

it('says nothing without spread', () => {
  for (const none of [[], [1], [3, 3, 3]]) expect(scores(none).pairedInterval(ANY)).toBeNull()
})

it('is narrower than a binomial interval when the deal decides which seat wins', () => {
  // Nine deals of ten are won by a seat whoever sits there: one win in four. In the tenth the hero wins twice.
  const deals = scores(
    Array.from({ length: 100 }, (_, i) => (i % 10 === 0 ? 2 : 1)),
    1 / 4,
  )
  const { low, high } = deals.pairedInterval(ANY)!
  const binomial = 2 * 1.96 * Math.sqrt((0.275 * 0.725) / 400)
  expect(high - low).toBeLessThan(binomial / 2)
  expect(low).toBeGreaterThan(0.25)
})

it('covers the truth as often as it says', () => {
  const random = stream(1, 'coverage')
  let covered = 0
  for (let run = 0; run < 1000; run++) {
    const deals = new DealScores(1 / 2)
    for (let deal = 0; deal < 40; deal++) deals.add(random.below(3))
    const { low, high } = deals.pairedInterval(ANY)!
    if (low <= 0.5 && high >= 0.5) covered++
  }
  expect(covered).toBeGreaterThan(930)
  expect(covered).toBeLessThan(970)
})
