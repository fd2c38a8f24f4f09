import { quantile } from '../quantile.ts'

const ROUNDS = 5
const CALLS = 64

/** Microseconds of one call at its typical and its slowest. */
export interface CallTimes {
  readonly p50: number
  readonly p99: number
}

/**
 * The time of `call(item)` over all items. One call is too short for the clock: each item is called 64 times in a row
 * and its best of five rounds counts, so that the spread is that of the items and not that of the machine.
 */
export function callTimes<T>(items: readonly T[], call: (item: T) => unknown): CallTimes {
  const best = new Float64Array(items.length).fill(Number.POSITIVE_INFINITY)
  // The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (let i = 0; i < items.length; i++) {
      const item = items[i]!
      const started = process.hrtime.bigint()
      for (let n = 0; n < CALLS; n++) call(item)
      const micros = Number(process.hrtime.bigint() - started) / 1000 / CALLS
      if (round > 0 && micros < best[i]!) best[i] = micros
    }
  }
  return { p50: quantile(best, 0.5), p99: quantile(best, 0.99) }
}
