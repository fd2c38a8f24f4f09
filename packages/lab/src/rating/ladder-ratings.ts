import { type Interval, Z } from '../statistics/interval.ts'
import { inverse, type Matrix, multiply } from '../statistics/matrix.ts'

/** Games of one line-up: how many seats each entrant had, and how many games it won (a draw is shared by the seats). */
export interface LineupResult {
  readonly seats: readonly number[]
  readonly wins: readonly number[]
}

export interface Rating extends Interval {
  readonly rating: number
}

/** The mean of all ratings. */
const MIDDLE = 1500
/** Ten times the strength is 400 points, as with Elo. */
const POINTS = 400 / Math.LN10
/** Half a game won and half a game lost against the middle: keeps an entrant that wins or loses everything finite. */
const PRIOR = 0.5
const STEPS = 100
const CLOSE = 1e-10

/**
 * Plackett and Luce: a seat wins with the probability of its strength over the strengths of the whole table, which for
 * two is Bradley and Terry. The likeliest strengths, and intervals from the curvature of the likelihood.
 */
export function fitRatings(entrants: number, lineups: readonly LineupResult[]): Rating[] {
  let logs = new Array<number>(entrants).fill(0)
  let value = likelihood(logs, lineups)
  for (let step = 0; step < STEPS; step++) {
    const { slope, curve } = derivatives(logs, lineups)
    const move = multiply(inverse(curve), slope)
    let size = 1
    let next = logs.map((log, i) => log + move[i]!)
    // The likelihood has one top, but a full step of Newton may shoot beyond it.
    while (likelihood(next, lineups) < value && size > CLOSE) {
      size /= 2
      next = logs.map((log, i) => log + size * move[i]!)
    }
    const gained = likelihood(next, lineups)
    if (gained < value) break
    logs = next
    value = gained
    if (Math.max(...move.map(Math.abs)) * size < CLOSE) break
  }
  return ratings(logs, inverse(derivatives(logs, lineups).curve))
}

function likelihood(logs: readonly number[], lineups: readonly LineupResult[]): number {
  let sum = 0
  for (const log of logs) sum += PRIOR * (log - 2 * Math.log1p(Math.exp(log)))
  for (const { seats, wins } of lineups) {
    const games = wins.reduce((total, won) => total + won, 0)
    sum += wins.reduce((total, won, i) => total + won * logs[i]!, 0)
    sum -= games * Math.log(seats.reduce((total, count, i) => total + count * Math.exp(logs[i]!), 0))
  }
  return sum
}

/** The slope of the likelihood, and its second derivatives with the sign turned. */
function derivatives(logs: readonly number[], lineups: readonly LineupResult[]): { slope: number[]; curve: Matrix } {
  const slope = logs.map((log) => PRIOR * (1 - 2 * logistic(log)))
  const curve = logs.map((log, i) => logs.map((_, j) => (i === j ? 2 * PRIOR * logistic(log) * logistic(-log) : 0)))
  for (const { seats, wins } of lineups) {
    const games = wins.reduce((total, won) => total + won, 0)
    const strengths = seats.map((count, i) => count * Math.exp(logs[i]!))
    const total = strengths.reduce((sum, strength) => sum + strength, 0)
    const shares = strengths.map((strength) => strength / total)
    shares.forEach((share, i) => {
      slope[i]! += wins[i]! - games * share
      shares.forEach((other, j) => {
        curve[i]![j]! += games * ((i === j ? share : 0) - share * other)
      })
    })
  }
  return { slope, curve }
}

function logistic(log: number): number {
  return 1 / (1 + Math.exp(-log))
}

function ratings(logs: readonly number[], covariance: Matrix): Rating[] {
  const size = logs.length
  const mean = logs.reduce((sum, log) => sum + log, 0) / size
  return logs.map((log, i) => {
    // The variance of the distance from the mean, not from the fixed middle of the prior.
    const weights = logs.map((_, j) => (i === j ? 1 : 0) - 1 / size)
    const variance = multiply(covariance, weights).reduce((sum, value, j) => sum + value * weights[j]!, 0)
    const rating = MIDDLE + POINTS * (log - mean)
    const reach = POINTS * Z * Math.sqrt(Math.max(0, variance))
    return { rating, low: rating - reach, high: rating + reach }
  })
}
