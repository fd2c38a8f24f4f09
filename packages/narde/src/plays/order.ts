import type { Action } from '@serai/kernel'
import { isBlock } from '../board/block.ts'
import * as route from '../board/route.ts'
import * as layout from '../state/layout.ts'
import * as play from './play.ts'
import { sourcesOf } from './sources.ts'

const { COUNT, HEAD, OCCUPIED } = layout
const { FIELDS, NO_STEP, dieAt, playSide, sourceAt } = play
const { ALL, POINTS, freeOf } = route

type NardeState = layout.NardeState

/** The fields of the play that is being ordered. */
const sources = new Int32Array(FIELDS)
const dice = new Int32Array(FIELDS)

/**
 * An order in which the steps of a play can be made, each of them legal for itself (N9, N12, N15, N18, N19): writes the
 * fields of the play to order[0..n) and returns n, or -1 when there is none.
 */
export function orderSteps(s: NardeState, toOrder: Action, order: Int32Array): number {
  const side = playSide(toOrder)
  let steps = 0
  let absent = 0
  for (let field = 0; field < FIELDS; field++) {
    const source = sourceAt(toOrder, field)
    sources[field] = source
    dice[field] = dieAt(toOrder, field)
    if (source === NO_STEP) absent |= 1 << field
    else steps++
  }
  const opposing = s[OCCUPIED + 1 - side]!
  const base = COUNT + POINTS * side
  const found = orderRest(s, base, s[OCCUPIED + side]!, opposing, freeOf(opposing), s[HEAD]!, absent, 0, order)
  return found ? steps : -1
}

/** Orders the fields that are not in `done`. Counts are moved in place and moved back. */
function orderRest(
  s: NardeState,
  base: number,
  occupied: number,
  opposing: number,
  free: number,
  head: number,
  done: number,
  depth: number,
  order: Int32Array,
): boolean {
  if (done === (1 << FIELDS) - 1) return true
  for (let field = 0; field < FIELDS; field++) {
    if (((done >> field) & 1) === 1) continue
    const source = sources[field]!
    const die = dice[field]!
    const bit = 1 << source
    if ((sourcesOf(occupied, free, die) & bit) === 0 || (source === 0 && head === 0)) continue
    const after = (s[base + source] === 1 ? occupied & ~bit : occupied) | ((bit << die) & ALL)
    if (isBlock(after, opposing)) continue
    order[depth] = field
    s[base + source]!--
    if (source + die < POINTS) s[base + source + die]!++
    const headLeft = source === 0 ? head - 1 : head
    const found = orderRest(s, base, after, opposing, free, headLeft, done | (1 << field), depth + 1, order)
    if (source + die < POINTS) s[base + source + die]!--
    s[base + source]!++
    if (found) return true
  }
  return false
}
