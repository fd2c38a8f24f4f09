import type { Random } from '@serai/kernel'
import * as route from '../board/route.ts'
import { type NardeOptions, writeOptions } from '../options.ts'
import { BLACK, WHITE } from '../vocabulary.ts'
import * as layout from './layout.ts'

const { COUNT, FIRST, HEAD, HIGH, LAST_ROLL, LEFT, LOW, OCCUPIED, OFF, OPENING, SIDE, STAGE, WHITE_SEAT, WORDS } =
  layout
const { CHECKERS, POINTS } = route

type NardeState = layout.NardeState

/** A new match; nothing about its board is random. */
export function start(options: NardeOptions, _seats: number, _random: Random, into?: NardeState): NardeState {
  const s = into ?? new Int32Array(WORDS)
  s.fill(0)
  writeOptions(s, options)
  layOut(s)
  return s
}

/** N1: a new game of the match, before its opening roll. */
export function layOut(s: NardeState): void {
  s.fill(0, COUNT, COUNT + 2 * POINTS)
  for (const side of [WHITE, BLACK]) {
    s[COUNT + POINTS * side] = CHECKERS
    s[OCCUPIED + side] = 1
    s[OFF + side] = 0
    s[FIRST + side] = 1
  }
  s[STAGE] = OPENING
  s[SIDE] = WHITE
  s[WHITE_SEAT] = 0
  s[LAST_ROLL] = 0
  clearDice(s)
}

export function clearDice(s: NardeState): void {
  s[LOW] = 0
  s[HIGH] = 0
  s[LEFT] = 0
  s[HEAD] = 0
}
