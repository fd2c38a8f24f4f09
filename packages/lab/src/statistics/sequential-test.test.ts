import { type Random, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { DealScores } from '../arena/deal-scores.ts'
import { anytimeInterval, capital, isRuledOut } from './sequential-test.ts'

const unit = (random: Random) => random.next() / 2 ** 32

/** Wins of one seat in four rotations: `share` on average, pulled together by a luck that all four have in common. */
function deal(random: Random, share: number): number {
  const luck = (unit(random) - 0.5) * 0.2
  let wins = 0
  for (let rotation = 0; rotation < 4; rotation++) if (unit(random) < share + luck) wins++
  return wins
}

function stoppedAt(random: Random, share: number, most: number): number | null {
  const scores = new DealScores(1 / 4)
  for (let deals = 1; deals <= most; deals++) {
    scores.add(deal(random, share))
    if (isRuledOut(scores.counts, 0.25)) return deals
  }
  return null
}

describe('the sequential test', () => {
  it('bets fairly: after one deal of a fair coin the expected capital is 1', () => {
    const heads = capital([[1, 1]], 0.25)
    const tails = capital([[0, 1]], 0.25)
    expect(heads * 0.25 + tails * 0.75).toBeCloseTo(1, 12)
    expect(heads).toBeGreaterThan(tails)
    expect(capital([], 0.25)).toBe(1)
  })

  it('with one outcome each way is the likelihood ratio of the bet', () => {
    // An account with stake 0.5 at mean 0.5 bets on 0.75: w wins and l losses multiply it by 1.5^w 0.5^l.
    const wins = 7
    const losses = 3
    const accounts = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 0.96].flatMap((stake) => [stake, -stake])
    const ratio = accounts.map((stake) => (1 + stake) ** wins * (1 - stake) ** losses)
    const counts = [
      [0, losses],
      [1, wins],
    ] as const
    expect(capital(counts, 0.5)).toBeCloseTo(ratio.reduce((sum, value) => sum + value) / 16, 9)
  })

  it('is wrong in at most 5 % of the runs, though it looks after every deal', () => {
    const random = stream(1, 'null')
    let wrong = 0
    for (let run = 0; run < 400; run++) if (stoppedAt(random, 0.25, 300) !== null) wrong++
    expect(wrong).toBeLessThanOrEqual(20)
    expect(wrong).toBeGreaterThan(0)
  })

  it.each([
    [0.4, 120],
    [0.12, 120],
  ])('finds a share of %d instead of a quarter', (share, most) => {
    const random = stream(2, `power ${share}`)
    const stops = Array.from({ length: 100 }, () => stoppedAt(random, share, most))
    expect(stops.filter((stop) => stop !== null).length).toBeGreaterThan(85)
    expect(stops.filter((stop) => stop !== null && stop < most / 2).length).toBeGreaterThan(30)
  })
})

describe('the anytime interval', () => {
  it('holds at every moment at once', () => {
    const random = stream(3, 'anytime')
    let failed = 0
    for (let run = 0; run < 60; run++) {
      const scores = new DealScores(1 / 4)
      let left = false
      for (let deals = 1; deals <= 60; deals++) {
        scores.add(deal(random, 0.4))
        if (!isRuledOut(scores.counts, 0.4)) continue
        left = true
      }
      if (left) failed++
      const { low, high } = anytimeInterval(scores.counts)
      if (!left) expect(low <= 0.4 && high >= 0.4).toBe(true)
    }
    expect(failed).toBeLessThanOrEqual(4)
  })

  it('shrinks around the mean', () => {
    const few = anytimeInterval([
      [0, 15],
      [1, 5],
    ])
    const many = anytimeInterval([
      [0, 1500],
      [1, 500],
    ])
    expect(few.low).toBeGreaterThan(0)
    expect(many.low).toBeGreaterThan(0.21)
    expect(many.high).toBeLessThan(0.29)
    expect(many.high - many.low).toBeLessThan((few.high - few.low) / 3)
  })

  it('knows nothing before the first deal, and keeps to 0 … 1 when all is won', () => {
    expect(anytimeInterval([])).toEqual({ low: 0, high: 1 })
    const { low, high } = anytimeInterval([[1, 5000]])
    expect(low).toBeGreaterThan(0.99)
    expect(high).toBe(1)
  })
})
