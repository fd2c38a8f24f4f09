import type { Action } from '@serai/kernel'
import * as actions from '../actions/numbers.ts'
import { mayBlockWithOne, mayBlockWithTwo } from '../board/block.ts'
import * as route from '../board/route.ts'
import * as layout from '../state/layout.ts'
import { followedBy, playableFrom, runFrom } from './reach.ts'

const { OCCUPIED, OFF, SIDE, LOW, HIGH, LEFT, HEAD, LOW_LEFT, HIGH_LEFT, BOTH_LEFT } = layout
const { CONFIRM, stepAction } = actions
const { ALL, CHECKERS, freeOf, pointAt } = route

type NardeState = layout.NardeState

/** N28: the steps that begin a whole play, or CONFIRM when there is none left to make. */
export function listSteps(s: NardeState, out: Action[]): number {
  const low = s[LOW]!
  const high = s[HIGH]!
  const left = s[LEFT]!
  let n = 0
  if (low === high) n = writeSteps(s, doubleSources(s, low, left), low, 0, out)
  else if (left === BOTH_LEFT) n = listFirst(s, low, high, out)
  else if (left === LOW_LEFT) n = writeSteps(s, lastSources(s, low), low, 0, out)
  else if (left === HIGH_LEFT) n = writeSteps(s, lastSources(s, high), high, 0, out)
  if (n > 0) return n
  out[0] = CONFIRM
  return 1
}

/** N10, N11, with both of two different dice to play. */
function listFirst(s: NardeState, low: number, high: number, out: Action[]): number {
  const side = s[SIDE]!
  const opposing = s[OCCUPIED + 1 - side]!
  const free = freeOf(opposing)
  const head = s[HEAD]!
  const mayBlock = mayBlockWithTwo(s[OCCUPIED + side]!, opposing, free, low, high)
  const fromLow = playableFrom(s, free, low, head, mayBlock)
  const fromHigh = playableFrom(s, free, high, head, mayBlock)
  let withLow = followedBy(s, free, fromLow, low, high, fromHigh, head, mayBlock)
  let withHigh = followedBy(s, free, fromHigh, high, low, fromLow, head, mayBlock)
  if ((withLow | withHigh) === 0) {
    withHigh = fromHigh
    withLow = fromHigh === 0 ? fromLow : 0
  }
  if (s[OFF + side] === CHECKERS - 1) {
    // N21: bearing off the last checker is always legal.
    withLow |= fromLow & exits(low)
    withHigh |= fromHigh & exits(high)
  }
  return writeSteps(s, withHigh, high, writeSteps(s, withLow, low, 0, out), out)
}

/** The points from which a die leads off the board. */
function exits(die: number): number {
  return ALL & ~(ALL >>> die)
}

/** The sources of one of two different dice after the other has been played. */
function lastSources(s: NardeState, die: number): number {
  const side = s[SIDE]!
  const opposing = s[OCCUPIED + 1 - side]!
  const free = freeOf(opposing)
  return playableFrom(s, free, die, s[HEAD]!, mayBlockWithOne(s[OCCUPIED + side]!, opposing, free, die, 1))
}

/** N10: the sources of the next step of a double that go with the longest run. */
function doubleSources(s: NardeState, die: number, left: number): number {
  if (left === 0) return 0
  const side = s[SIDE]!
  const opposing = s[OCCUPIED + 1 - side]!
  const free = freeOf(opposing)
  const head = s[HEAD]!
  const mayBlock = mayBlockWithOne(s[OCCUPIED + side]!, opposing, free, die, left)
  let longest = 0
  let kept = 0
  for (let rest = playableFrom(s, free, die, head, mayBlock); rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const length = runFrom(s, free, 31 - Math.clz32(bit), die, left, head, mayBlock)
    if (length > longest) {
      longest = length
      kept = 0
    }
    if (length === longest) kept |= bit
  }
  return kept
}

function writeSteps(s: NardeState, sources: number, die: number, from: number, out: Action[]): number {
  const side = s[SIDE]!
  let n = from
  for (let rest = sources; rest !== 0; rest &= rest - 1) {
    out[n++] = stepAction(pointAt(side, 31 - Math.clz32(rest & -rest)), die)
  }
  return n
}
