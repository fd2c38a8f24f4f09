import type { Action } from '@serai/kernel'
import type { NardeState } from '../state/layout.ts'
import * as packing from './play.ts'

const { FIELD } = packing

/**
 * Plays of both of two different dice by a side that cannot bear off in this turn; the block rule aside. Two pairs of
 * sources give the same board only when both bring one checker on by the sum of the dice: those pairs are left out, and
 * each such run is listed once. `base` is the side's first count.
 */
export function listPairs(
  s: NardeState,
  base: number,
  occupied: number,
  free: number,
  low: number,
  high: number,
  prefix: Action,
  out: Action[],
): number {
  const freeLow = free >>> low
  const fromLow = occupied & freeLow
  const fromHigh = occupied & (free >>> high)
  let n = 0
  for (let rest = fromLow; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const field = Math.clz32(bit)
    let second = fromHigh & ~((bit << low) | (bit >>> high))
    // N12: one checker leaves the head.
    if (bit === 1 || s[base + 31 - field] === 1) second &= ~bit
    const play = prefix | field
    for (; second !== 0; second &= second - 1) out[n++] = play | (Math.clz32(second & -second) << FIELD)
  }
  const runs = occupied & (free >>> (low + high))
  for (let rest = runs & freeLow; rest !== 0; rest &= rest - 1) {
    const field = Math.clz32(rest & -rest)
    out[n++] = prefix | field | ((field - low) << FIELD)
  }
  for (let rest = runs & fromHigh & ~freeLow; rest !== 0; rest &= rest - 1) {
    const field = Math.clz32(rest & -rest)
    out[n++] = prefix | (field - high) | (field << FIELD)
  }
  return n
}
