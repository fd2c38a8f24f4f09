import { isBlock } from '../board/block.ts'
import * as route from '../board/route.ts'
import * as layout from '../state/layout.ts'
import { sourcesOf } from './sources.ts'

const { COUNT, OCCUPIED, SIDE } = layout
const { ALL, POINTS } = route

type NardeState = layout.NardeState

/** Where the side to move may play a die from right now, whatever comes after (N9, N12, N15, N18, N19). */
export function playableFrom(s: NardeState, free: number, die: number, head: number, mayBlock: boolean): number {
  const side = s[SIDE]!
  const occupied = s[OCCUPIED + side]!
  const sources = sourcesOf(occupied, free, die)
  const allowed = head === 0 ? sources & ~1 : sources
  return mayBlock ? withoutBlock(s, allowed, die) : allowed
}

function withoutBlock(s: NardeState, sources: number, die: number): number {
  const side = s[SIDE]!
  const occupied = s[OCCUPIED + side]!
  const opposing = s[OCCUPIED + 1 - side]!
  let kept = 0
  for (let rest = sources; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const left = s[COUNT + POINTS * side + 31 - Math.clz32(bit)] === 1 ? occupied & ~bit : occupied
    if (!isBlock(left | ((bit << die) & ALL), opposing)) kept |= bit
  }
  return kept
}

/** N10: those of the sources from which a step with `die` leaves a step with `then` to play, now playable from `others`. */
export function followedBy(
  s: NardeState,
  free: number,
  sources: number,
  die: number,
  then: number,
  others: number,
  head: number,
  mayBlock: boolean,
): number {
  // Whichever of two sources a checker leaves, the other stays one.
  if (!mayBlock && (others & (others - 1)) !== 0) return sources
  let kept = 0
  for (let rest = sources; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const source = 31 - Math.clz32(bit)
    const occupied = shift(s, source, die)
    if (playableFrom(s, free, then, source === 0 ? head - 1 : head, mayBlock) !== 0) kept |= bit
    shiftBack(s, source, die, occupied)
  }
  return kept
}

/** N10: how many steps of a double can be made, `most` at the most. */
export function longestRun(
  s: NardeState,
  free: number,
  die: number,
  most: number,
  head: number,
  mayBlock: boolean,
): number {
  if (most === 0) return 0
  let longest = 0
  for (let rest = playableFrom(s, free, die, head, mayBlock); rest !== 0; rest &= rest - 1) {
    const length = runFrom(s, free, 31 - Math.clz32(rest & -rest), die, most, head, mayBlock)
    if (length === most) return most
    if (length > longest) longest = length
  }
  return longest
}

/** The same, with the first step from `source`. */
export function runFrom(
  s: NardeState,
  free: number,
  source: number,
  die: number,
  most: number,
  head: number,
  mayBlock: boolean,
): number {
  const occupied = shift(s, source, die)
  const length = 1 + longestRun(s, free, die, most - 1, source === 0 ? head - 1 : head, mayBlock)
  shiftBack(s, source, die, occupied)
  return length
}

/** Moves a checker of the side to move, to look at what follows; returns what `shiftBack` needs. */
function shift(s: NardeState, source: number, die: number): number {
  const side = s[SIDE]!
  const at = COUNT + POINTS * side + source
  const occupied = s[OCCUPIED + side]!
  const bit = 1 << source
  s[OCCUPIED + side] = (s[at] === 1 ? occupied & ~bit : occupied) | ((bit << die) & ALL)
  s[at]!--
  if (source + die < POINTS) s[at + die]!++
  return occupied
}

function shiftBack(s: NardeState, source: number, die: number, occupied: number): void {
  const side = s[SIDE]!
  const at = COUNT + POINTS * side + source
  s[OCCUPIED + side] = occupied
  s[at]!++
  if (source + die < POINTS) s[at + die]!--
}
