import type { Interval } from '../statistics/interval.ts'
import { tQuantile } from '../statistics/t-distribution.ts'

export interface PairedInterval extends Interval {
  readonly deals: number
  readonly mean: number
}

/**
 * Scores of whole deals, as whole numbers of some unit. A deal is played once from every seat, so that the luck of
 * board and dice falls on everybody alike; what is left between deals is what an interval has to allow for.
 * Sums of whole numbers are exact: the order of the deals does not matter.
 */
export class DealScores {
  /** The value of one unit. */
  readonly unit: number
  readonly #counts = new Map<number, number>()
  #deals = 0

  constructor(unit: number) {
    this.unit = unit
  }

  get deals(): number {
    return this.#deals
  }

  add(units: number): void {
    this.#counts.set(units, (this.#counts.get(units) ?? 0) + 1)
    this.#deals++
  }

  /** [score, how many deals had it], in rising order. */
  get counts(): readonly (readonly [score: number, deals: number])[] {
    return [...this.#counts].sort(([a], [b]) => a - b).map(([units, deals]) => [units * this.unit, deals])
  }

  get mean(): number {
    let sum = 0
    for (const [units, deals] of this.#counts) sum += units * deals
    return this.#deals === 0 ? 0 : (sum / this.#deals) * this.unit
  }

  /**
   * The mean with Student's interval over deals, cut to the scores that can be; null while the deals show no spread that
   * could be measured.
   */
  pairedInterval(possible: Interval): PairedInterval | null {
    let sum = 0
    let squares = 0
    for (const [units, deals] of this.#counts) {
      sum += units * deals
      squares += units * units * deals
    }
    const deals = this.#deals
    const spread = deals * squares - sum * sum
    if (deals < 2 || spread === 0) return null
    const reach = tQuantile(deals - 1) * Math.sqrt(spread / (deals * deals * (deals - 1))) * this.unit
    const { mean } = this
    return { deals, mean, low: Math.max(possible.low, mean - reach), high: Math.min(possible.high, mean + reach) }
  }
}
