/** Sixteen buckets an octave: a quantile is off by about 2 % at most. */
const PER_OCTAVE = 16
/** The lowest bucket ends above 2^-10 ms, about a microsecond; the highest starts below 2^20 ms. */
const LOWEST = -10
const OCTAVES = 30
const BUCKETS = OCTAVES * PER_OCTAVE

export interface Quantiles {
  readonly p50: number
  readonly p95: number
  readonly p99: number
}

/** How long decisions took: counts in fixed buckets, so that adding the times of several workers is exact in any order. */
export class DecisionTimes {
  readonly counts: Float64Array

  constructor(counts: Float64Array = new Float64Array(BUCKETS)) {
    this.counts = counts
  }

  get size(): number {
    return this.counts.reduce((sum, count) => sum + count, 0)
  }

  add(milliseconds: number): void {
    const place = Math.floor((Math.log2(milliseconds) - LOWEST) * PER_OCTAVE)
    this.counts[Math.max(0, Math.min(BUCKETS - 1, place))]! += 1
  }

  addAll(more: DecisionTimes): void {
    more.counts.forEach((count, bucket) => {
      this.counts[bucket]! += count
    })
  }

  /** The middle of the bucket that holds the smallest time with at least this share at or below it; 0 of no decisions. */
  quantile(share: number): number {
    const wanted = share * this.size
    let seen = 0
    for (let bucket = 0; bucket < BUCKETS; bucket++) {
      seen += this.counts[bucket]!
      if (seen > 0 && seen >= wanted) return Number((2 ** (LOWEST + (bucket + 0.5) / PER_OCTAVE)).toPrecision(3))
    }
    return 0
  }

  quantiles(): Quantiles {
    return { p50: this.quantile(0.5), p95: this.quantile(0.95), p99: this.quantile(0.99) }
  }
}
