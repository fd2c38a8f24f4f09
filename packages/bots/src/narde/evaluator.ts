import type { Action, Seat } from '@serai/kernel'
import type { NardeState } from '@serai/narde'
import { layout } from '@serai/narde/raw'

/** Gives each of plays[0..count) a value for the side to move in `s`, the more the better. */
export interface Evaluator {
  evaluate(s: NardeState, plays: readonly Action[], count: number, values: Float64Array, budget: number): void
}

/** More than any position has: fifteen checkers give a double at most 3,060 choices of four. */
export const MOST_PLAYS = 4096

export function newPosition(): NardeState {
  return new Int32Array(layout.WORDS)
}

/** The first of the best. */
export function bestOf(values: Float64Array, count: number): number {
  let best = 0
  for (let i = 1; i < count; i++) if (values[i]! > values[best]!) best = i
  return best
}

/** The seat whose turn it is. */
export function moverOf(s: NardeState): Seat {
  return s[layout.SIDE]! ^ s[layout.WHITE_SEAT]!
}
