/** Pearson's distance of counts from what was expected. */
export function chiSquare(counts: readonly number[], expected: readonly number[]): number {
  return counts.reduce((sum, count, i) => sum + (count - expected[i]!) ** 2 / expected[i]!, 0)
}

/** Five standard deviations: a fair source goes over this about once in three million times (Wilson and Hilferty's approximation). */
export function chiSquareLimit(freedom: number): number {
  if (freedom === 0) return 0
  const spread = 2 / (9 * freedom)
  return freedom * (1 - spread + 5 * Math.sqrt(spread)) ** 3
}
