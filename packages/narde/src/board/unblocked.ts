import type { Action } from '@serai/kernel'
import { orderSteps } from '../plays/order.ts'
import {
  FIELDS,
  fieldOf,
  isDoublePlay,
  NO_STEP,
  playHigh,
  playLow,
  playPrefix,
  playSide,
  sourceAt,
} from '../plays/play.ts'
import type { NardeState } from '../state/layout.ts'

const order = new Int32Array(FIELDS)

/** N15: keeps those of out[0..n) that have an order without a block after any step; returns how many. */
export function keepUnblocked(s: NardeState, n: number, out: Action[]): number {
  let kept = 0
  for (let i = 0; i < n; i++) {
    const play = out[i]!
    if (orderSteps(s, play, order) >= 0) out[kept++] = play
    else {
      const other = otherWayRound(play)
      if (other !== null && orderSteps(s, other, order) >= 0) out[kept++] = other
    }
  }
  return kept
}

/** A run of one checker with two different dice, with the dice exchanged: the same board over another landing. */
function otherWayRound(play: Action): Action | null {
  if (isDoublePlay(play)) return null
  const low = playLow(play)
  const high = playHigh(play)
  const withLow = sourceAt(play, 0)
  const withHigh = sourceAt(play, 1)
  if (withLow === NO_STEP || withHigh === NO_STEP) return null
  const prefix = playPrefix(playSide(play), low, high)
  if (withHigh === withLow + low) return prefix | fieldOf(withLow + high, 0) | fieldOf(withLow, 1)
  if (withLow === withHigh + high) return prefix | fieldOf(withHigh, 0) | fieldOf(withHigh + low, 1)
  return null
}
