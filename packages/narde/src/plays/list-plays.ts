import type { Action } from '@serai/kernel'
import { mayBlockWithOne, mayBlockWithTwo } from '../board/block.ts'
import * as route from '../board/route.ts'
import { keepUnblocked } from '../board/unblocked.ts'
import * as layout from '../state/layout.ts'
import { listHomePairs } from './home-pairs.ts'
import { listPairs } from './pairs.ts'
import * as packing from './play.ts'
import { listSets } from './sets.ts'
import { sourcesOf } from './sources.ts'

const { COUNT, OCCUPIED, SIDE, LOW, HIGH, LEFT, HEAD, LOW_LEFT, HIGH_LEFT, BOTH_LEFT } = layout
const { FIELD, playPrefix } = packing
const { OUTSIDE, POINTS, freeOf } = route

type NardeState = layout.NardeState

/** N29: the whole plays of the side to move with the dice it has left, one for each board they can lead to. */
export function listPlays(s: NardeState, out: Action[]): number {
  const low = s[LOW]!
  const high = s[HIGH]!
  const n = low === high ? listDouble(s, low, out) : listDifferent(s, low, high, out)
  if (n > 0) return n
  out[0] = playPrefix(s[SIDE]!, low, high)
  return 1
}

/** N8, N10: as many steps of a double as can be made. */
function listDouble(s: NardeState, die: number, out: Action[]): number {
  const side = s[SIDE]!
  const base = COUNT + POINTS * side
  const occupied = s[OCCUPIED + side]!
  const opposing = s[OCCUPIED + 1 - side]!
  const free = freeOf(opposing)
  const head = s[HEAD]!
  const prefix = playPrefix(side, die, die)
  const left = s[LEFT]!
  const mayBlock = mayBlockWithOne(occupied, opposing, free, die, left)
  for (let steps = left; steps > 0; steps--) {
    const n = listSets(s, base, occupied, free, die, steps, head, prefix, out)
    const kept = mayBlock ? keepUnblocked(s, n, out) : n
    if (kept > 0) return kept
  }
  return 0
}

/** N10, N11: both dice if that can be, else the higher, else the lower. */
function listDifferent(s: NardeState, low: number, high: number, out: Action[]): number {
  const left = s[LEFT]!
  if (left === BOTH_LEFT) {
    const n = listBoth(s, low, high, out)
    if (n > 0) return n
  }
  const n = (left & HIGH_LEFT) === 0 ? 0 : listOne(s, high, FIELD, out)
  if (n > 0 || (left & LOW_LEFT) === 0) return n
  return listOne(s, low, 0, out)
}

function listBoth(s: NardeState, low: number, high: number, out: Action[]): number {
  const side = s[SIDE]!
  const base = COUNT + POINTS * side
  const occupied = s[OCCUPIED + side]!
  const opposing = s[OCCUPIED + 1 - side]!
  const free = freeOf(opposing)
  const prefix = playPrefix(side, low, high)
  const mayBlock = mayBlockWithTwo(occupied, opposing, free, low, high)
  const outside = occupied & OUTSIDE
  if ((outside & (outside - 1)) === 0 && (outside === 0 || s[base + 31 - Math.clz32(outside)] === 1)) {
    return listHomePairs(s, base, occupied, opposing, free, low, high, mayBlock, prefix, out)
  }
  const n = listPairs(s, base, occupied, free, low, high, prefix, out)
  return mayBlock ? keepUnblocked(s, n, out) : n
}

/** Plays of a single die; `shift` is the place of its field. */
function listOne(s: NardeState, die: number, shift: number, out: Action[]): number {
  const side = s[SIDE]!
  const occupied = s[OCCUPIED + side]!
  const opposing = s[OCCUPIED + 1 - side]!
  const prefix = playPrefix(side, s[LOW]!, s[HIGH]!)
  const free = freeOf(opposing)
  let rest = sourcesOf(occupied, free, die)
  if (s[HEAD] === 0) rest &= ~1
  let n = 0
  for (; rest !== 0; rest &= rest - 1) out[n++] = prefix | (Math.clz32(rest & -rest) << shift)
  return mayBlockWithOne(occupied, opposing, free, die, 1) ? keepUnblocked(s, n, out) : n
}
