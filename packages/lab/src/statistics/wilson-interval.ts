import { type Interval, Z } from './interval.ts'

/** Wilson's score interval for a share: honest near 0 and 1 and for few games, where the textbook interval is not. */
export function wilsonInterval(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 }
  const share = wins / games
  const square = Z * Z
  const centre = share + square / (2 * games)
  const spread = Z * Math.sqrt((share * (1 - share)) / games + square / (4 * games * games))
  const scale = 1 + square / games
  return { low: Math.max(0, (centre - spread) / scale), high: Math.min(1, (centre + spread) / scale) }
}
