/** The smallest of the values that at least the share `q` of them do not exceed; 0 of none. */
export function quantile(values: ArrayLike<number>, q: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.max(0, Math.ceil(q * sorted.length) - 1)] ?? 0
}
