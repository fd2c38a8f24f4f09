const DAY = 86_400_000

/** When a game ended: today and yesterday by these words, an older day by its date. */
export function whenText(at: number, now: number, locale: string): string {
  const days = Math.round((midnight(now) - midnight(at)) / DAY)
  if (days !== 0 && days !== 1) {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(at)
  }
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day')
  return `${day}, ${new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(at)}`
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0)
}
