import { BLACK, layout, type NardeState, POINTS, progressAt, type Side, seatOf, WHITE } from '@serai/narde'
import { type LookOfSeat, plainLook } from '../look/seat-looks.ts'
import { CHECKER_LOOKS } from './checker-looks.ts'

const { COUNT, GAMES, MOVE, OPENING, SIDE, STAGE, WHITE_SEAT } = layout

/** The side that a seat plays in this game of the match; who watches looks from the first seat's. */
export function sideOf(s: NardeState, seat: number | null): Side {
  return s[WHITE_SEAT] === (seat ?? 0) ? WHITE : BLACK
}

export function other(side: Side): Side {
  return side === WHITE ? BLACK : WHITE
}

/** The seat that has dice to play; null between turns. */
export function moverOf(s: NardeState): number | null {
  return s[STAGE] === MOVE ? seatOf(s, s[SIDE]!) : null
}

export function checkersAt(s: NardeState, side: Side, point: number): number {
  return s[COUNT + POINTS * side + progressAt(side, point)]!
}

/** By the seat that plays White; always the same functions, so that nothing is drawn again without need. */
const LOOKS: readonly [LookOfSeat, LookOfSeat] = [
  (seat) => CHECKER_LOOKS[seat === 0 ? WHITE : BLACK],
  (seat) => CHECKER_LOOKS[seat === 1 ? WHITE : BLACK],
]

/** The checkers that each seat plays, and between two games played; bare wood until they were first given out. */
export function checkerLooks(s: NardeState): LookOfSeat {
  return s[STAGE] === OPENING && s[GAMES] === 0 ? plainLook : LOOKS[s[WHITE_SEAT] === 0 ? 0 : 1]
}
