import * as layout from '../state/layout.ts'
import { layOut } from '../state/start.ts'

const { FIRST, HEAD, HIGH, LEFT, LOW, MOVE, ROLL, SIDE, STAGE, WHITE_SEAT } = layout
const { BOTH_LEFT, DOUBLE_STEPS, GAMES, HIGH_LEFT, LOW_LEFT, OPENED, OPENING_RULE } = layout

type NardeState = layout.NardeState

/** N6: a new game; the higher die decides who is White. N7: White plays these dice, or throws two new ones. */
export function open(s: NardeState, a: number, b: number): void {
  if (s[GAMES]! > 0) layOut(s)
  s[OPENED] = a
  s[OPENED + 1] = b
  s[WHITE_SEAT] = a > b ? 0 : 1
  if (s[OPENING_RULE] === 0) roll(s, a, b)
  else s[STAGE] = ROLL
}

/** N8: the dice of a turn. */
export function roll(s: NardeState, a: number, b: number): void {
  s[LOW] = Math.min(a, b)
  s[HIGH] = Math.max(a, b)
  s[LEFT] = a === b ? DOUBLE_STEPS : BOTH_LEFT
  s[HEAD] = headAllowance(s[FIRST + s[SIDE]!] === 1, a, b)
  s[STAGE] = MOVE
}

/** N12, N13: how many checkers may leave the head in a turn. */
export function headAllowance(firstTurn: boolean, a: number, b: number): number {
  return a === b && firstTurn && (a === 3 || a === 4 || a === 6) ? 2 : 1
}

/** The dice that are left, the higher first. */
export function diceLeft(s: NardeState): number[] {
  const low = s[LOW]!
  const high = s[HIGH]!
  const left = s[LEFT]!
  if (low === high) return new Array<number>(left).fill(low)
  return [...((left & HIGH_LEFT) === 0 ? [] : [high]), ...((left & LOW_LEFT) === 0 ? [] : [low])]
}

export function useDie(s: NardeState, die: number): void {
  if (s[LOW] === s[HIGH]) s[LEFT]!--
  else s[LEFT]! &= die === s[LOW] ? ~LOW_LEFT : ~HIGH_LEFT
}
