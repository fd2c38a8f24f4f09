import type { Action } from '@serai/kernel'
import * as rules from '@serai/narde'
import { type NardeState, narde } from '@serai/narde'
import { layout } from '@serai/narde/raw'
import { across, bitCount } from './bits.ts'
import { type Evaluator, moverOf, newPosition } from './evaluator.ts'
import { hasEnded, outcomeValue } from './outcome-value.ts'

const { COUNT, OCCUPIED, OFF, SIDE } = layout
const POINTS = rules.POINTS
const HOME = rules.HOME
/** The points that a die can reach, from the next one on. */
const REACH = (1 << rules.DIE_SIDES) - 1

/** What it costs a checker that so many of the six points before it are held by the opponent. */
const FACED = [0, 0.15, 0.5, 1.2, 2.6, 5, 8]
/** A pip on the way home, and one inside: what is home already can wait. */
const PIP_OUTSIDE = 0.5
const PIP_HOME = 0.1
const HEAD_CHECKER = 0.8
const STACKED = 0.25
const BORNE_OFF = 3
/** More than any board is worth. */
const WON = 1000

/** Pips, blocks, head and home, in one look at the board that a play leads to. */
export class GreedyEvaluator implements Evaluator {
  readonly #after = newPosition()

  evaluate(s: NardeState, plays: readonly Action[], count: number, values: Float64Array): void {
    const after = this.#after
    const seat = moverOf(s)
    const mover = s[SIDE]!
    for (let i = 0; i < count; i++) {
      after.set(s)
      narde.apply(after, seat, plays[i]!)
      values[i] = hasEnded(s, after)
        ? WON * outcomeValue(s, after)
        : sideValue(after, mover) - sideValue(after, 1 - mover)
    }
  }
}

/** How good the position of a side is, in about the worth of a pip. */
function sideValue(s: NardeState, side: number): number {
  const base = COUNT + POINTS * side
  const opposing = across(s[OCCUPIED + 1 - side]!)
  let value = BORNE_OFF * s[OFF + side]! - HEAD_CHECKER * s[base]!
  for (let rest = s[OCCUPIED + side]!; rest !== 0; rest &= rest - 1) {
    const q = 31 - Math.clz32(rest & -rest)
    const count = s[base + q]!
    if (q >= HOME) {
      value -= PIP_HOME * (POINTS - q) * count
      continue
    }
    value -= (PIP_HOME * (POINTS - HOME) + PIP_OUTSIDE * (HOME - q)) * count
    value -= FACED[bitCount((opposing >>> (q + 1)) & REACH)]! * count
    if (q > 0 && count > 2) value -= STACKED * (count - 2)
  }
  return value
}
