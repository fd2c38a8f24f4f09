import { type Interval, SIGNIFICANCE_LEVEL } from './interval.ts'

/** Fractions of the capital that are staked on every deal, each on its own account. */
const STAKES = [0.01, 0.02, 0.04, 0.08, 0.16, 0.32, 0.64, 0.96]
const GRID = 2000

export type ScoreCounts = readonly (readonly [score: number, deals: number])[]

/**
 * A sequential test by betting: what a gambler who started with 1 owns after betting against "the mean score is `mean`"
 * (scores lie in 0 … 1). On each of 16 accounts a fixed fraction is staked, on more or on less; the bets are fair if the mean is as said, so
 * whatever the scores depend on within a deal, the capital ever reaches 1/a with probability a at most (Ville).
 * That makes it a test that may be looked at after every deal; with two outcomes each account is Wald's likelihood ratio.
 */
export function capital(counts: ScoreCounts, mean: number): number {
  let sum = 0
  for (const stake of STAKES) {
    sum += account(counts, mean, stake / mean)
    sum += account(counts, mean, -stake / (1 - mean))
  }
  return sum / (2 * STAKES.length)
}

function account(counts: ScoreCounts, mean: number, bet: number): number {
  let log = 0
  for (const [score, deals] of counts) log += deals * Math.log1p(bet * (score - mean))
  return Math.exp(log)
}

/** Whether the scores rule out the mean, however often one has looked before: wrong in 5 % of all runs at most. */
export function isRuledOut(counts: ScoreCounts, mean: number): boolean {
  return capital(counts, mean) >= 1 / SIGNIFICANCE_LEVEL
}

/** All means that are not ruled out: an interval that holds at every moment at once, and so after an early stop. */
export function anytimeInterval(counts: ScoreCounts): Interval {
  const open: number[] = []
  for (let i = 1; i < GRID; i++) if (!isRuledOut(counts, i / GRID)) open.push(i)
  if (open.length === 0) {
    // Between two points of the grid, or beyond its ends.
    const score = counts.reduce((sum, [value, deals]) => sum + value * deals, 0)
    const mean = score / counts.reduce((sum, [, deals]) => sum + deals, 0)
    return { low: Math.max(0, mean - 1 / GRID), high: Math.min(1, mean + 1 / GRID) }
  }
  return { low: (open[0]! - 1) / GRID, high: (open.at(-1)! + 1) / GRID }
}
