/** Where a figure probably lies. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** Every interval of the lab is a 95 % interval. */
export const SIGNIFICANCE_LEVEL = 0.05
/** The 0.975 quantile of the normal distribution. */
export const Z = 1.959963984540054
