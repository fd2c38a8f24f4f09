import { POINTS } from '@serai/narde'

const HALF = POINTS / 2
const ALL = (1 << POINTS) - 1

/** How many of the lowest 24 bits are set. */
export function bitCount(points: number): number {
  let n = points - ((points >>> 1) & 0x555555)
  n = (n & 0x333333) + ((n >>> 2) & 0x333333)
  n = (n + (n >>> 4)) & 0x0f0f0f
  return (n + (n >>> 8) + (n >>> 16)) & 31
}

/** Points as bits of one side's route, seen on the other side's route (N4). */
export function across(points: number): number {
  return ((points << HALF) | (points >>> HALF)) & ALL
}
