import type { Action } from '@serai/kernel'
import * as route from '../board/route.ts'
import type { NardeState } from '../state/layout.ts'
import * as packing from './play.ts'
import { sourcesOf } from './sources.ts'

const { FIELD } = packing
const { ALL, POINTS } = route

/**
 * Plays of exactly `steps` steps (1 to 4) with one die; the block rule aside. A board follows from the set of its
 * sources, and a set that can be played in some order can be played in the order of progress: so sources are chosen in
 * that order, and every board comes up once, bearing off included. `head` checkers may leave the head (N12, N13); as
 * sources ascend, a step from the head follows only steps from the head. Counts are moved in place and moved back.
 */
export function listSets(
  s: NardeState,
  base: number,
  occupied: number,
  free: number,
  die: number,
  steps: number,
  head: number,
  prefix: Action,
  out: Action[],
): number {
  let rest = sourcesOf(occupied, free, die)
  if (head === 0) rest &= ~1
  if (steps === 1) return listLast(rest, prefix, 0, 0, out)
  if (steps === 2) return listLastTwo(s, base, occupied, rest, free, die, head, prefix, 0, 0, out)
  if (steps === 3) return listLastThree(s, base, occupied, rest, free, die, head, prefix, 0, 0, out)
  let n = 0
  for (; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const source = 31 - Math.clz32(bit)
    const after = (s[base + source] === 1 ? occupied & ~bit : occupied) | ((bit << die) & ALL)
    let next = sourcesOf(after, free, die) & -bit
    if (bit === 1 && head === 1) next &= ~1
    shift(s, base + source, source + die < POINTS ? die : 0)
    const play = prefix | (31 - source)
    n = listLastThree(s, base, after, next, free, die, bit === 1 ? head - 1 : head, play, FIELD, n, out)
    shiftBack(s, base + source, source + die < POINTS ? die : 0)
  }
  return n
}

function listLastThree(
  s: NardeState,
  base: number,
  occupied: number,
  sources: number,
  free: number,
  die: number,
  head: number,
  prefix: Action,
  place: number,
  from: number,
  out: Action[],
): number {
  let n = from
  for (let rest = sources; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const source = 31 - Math.clz32(bit)
    const after = (s[base + source] === 1 ? occupied & ~bit : occupied) | ((bit << die) & ALL)
    let next = sourcesOf(after, free, die) & -bit
    if (bit === 1 && head === 1) next &= ~1
    shift(s, base + source, source + die < POINTS ? die : 0)
    const play = prefix | ((31 - source) << place)
    n = listLastTwo(s, base, after, next, free, die, bit === 1 ? head - 1 : head, play, place + FIELD, n, out)
    shiftBack(s, base + source, source + die < POINTS ? die : 0)
  }
  return n
}

function listLastTwo(
  s: NardeState,
  base: number,
  occupied: number,
  sources: number,
  free: number,
  die: number,
  head: number,
  prefix: Action,
  place: number,
  from: number,
  out: Action[],
): number {
  let n = from
  for (let rest = sources; rest !== 0; rest &= rest - 1) {
    const bit = rest & -rest
    const field = Math.clz32(bit)
    const after = (s[base + 31 - field] === 1 ? occupied & ~bit : occupied) | ((bit << die) & ALL)
    let last = sourcesOf(after, free, die) & -bit
    if (bit === 1 && head === 1) last &= ~1
    n = listLast(last, prefix | (field << place), place + FIELD, n, out)
  }
  return n
}

function listLast(sources: number, prefix: Action, place: number, from: number, out: Action[]): number {
  let n = from
  for (let rest = sources; rest !== 0; rest &= rest - 1) out[n++] = prefix | (Math.clz32(rest & -rest) << place)
  return n
}

/** Moves a checker on, or off the board when `by` is 0. */
function shift(s: NardeState, at: number, by: number): void {
  s[at]!--
  if (by !== 0) s[at + by]!++
}

function shiftBack(s: NardeState, at: number, by: number): void {
  s[at]!++
  if (by !== 0) s[at + by]!--
}
