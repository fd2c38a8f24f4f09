import { type NardeState, OCCUPIED } from '../state/layout.ts'
import { OUTSIDE, pointAt } from './route.ts'

/** N19: the point of the checker in the own home that is farthest from the exit; 0 when none is home. */
export function farthestHome(s: NardeState, side: number): number {
  const home = s[OCCUPIED + side]! & ~OUTSIDE
  return home === 0 ? 0 : pointAt(side, 31 - Math.clz32(home & -home))
}
