import * as kernel from '@serai/kernel'
import * as layout from '../state/layout.ts'

const { MOVE, OVER, SIDE, STAGE, WHITE_SEAT } = layout
const { CHANCE_TURN, OVER_TURN } = kernel
const SEAT_0 = kernel.seatsTurn(1, 0)
const SEAT_1 = kernel.seatsTurn(2, 0)

export function toAct(s: layout.NardeState): kernel.Turn {
  if (s[STAGE] === MOVE) return s[SIDE] === s[WHITE_SEAT] ? SEAT_0 : SEAT_1
  return s[STAGE] === OVER ? OVER_TURN : CHANCE_TURN
}

export function isMover(s: layout.NardeState, seat: kernel.Seat): boolean {
  return s[STAGE] === MOVE && (s[SIDE]! ^ s[WHITE_SEAT]!) === seat
}
