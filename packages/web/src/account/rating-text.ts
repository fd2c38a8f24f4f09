/** "+12", "−8", "±0": with the sign that is as wide as a plus. */
export function changeText(before: number, after: number): string {
  const change = after - before
  if (change === 0) return '\u00b10'
  return change > 0 ? `+${change}` : `\u2212${-change}`
}

/** Whole percents; null without any games. */
export function finishRate(finished: number, abandoned: number): number | null {
  const all = finished + abandoned
  return all === 0 ? null : Math.round((100 * finished) / all)
}
