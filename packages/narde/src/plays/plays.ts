import type { Action, Plays, Seat } from '@serai/kernel'
import { CONFIRM, stepAction } from '../actions/numbers.ts'
import { isMover } from '../actions/to-act.ts'
import { CHECKERS, POINTS, pointAt } from '../board/route.ts'
import { PLAY_CODES, playCode } from '../learn/play-code.ts'
import { type NardeState, OFF, SIDE } from '../state/layout.ts'
import { listPlays } from './list-plays.ts'
import { orderSteps } from './order.ts'
import { dieAt, FIELDS, sourceAt } from './play.ts'

const order = new Int32Array(FIELDS)

/** The steps of a play in an order that can be played, and CONFIRM unless the last step wins (N21). */
function steps(s: NardeState, play: Action, out: Action[]): number {
  const side = s[SIDE]!
  const n = orderSteps(s, play, order)
  let off = s[OFF + side]!
  for (let i = 0; i < n; i++) {
    const source = sourceAt(play, order[i]!)
    const die = dieAt(play, order[i]!)
    if (source + die >= POINTS) off++
    out[i] = stepAction(pointAt(side, source), die)
  }
  if (n < 0 || off === CHECKERS) return Math.max(n, 0)
  out[n] = CONFIRM
  return n + 1
}

/** N29; in the middle of a turn the plays are those of the dice that are left. */
export const plays: Plays<NardeState> = {
  codes: PLAY_CODES,
  list: (s: NardeState, seat: Seat, out: Action[]) => (isMover(s, seat) ? listPlays(s, out) : 0),
  steps,
  code: playCode,
}
