import { BLACK, gamesOver, type NardeState, type Side, seatOf, sideOf, stageOf, WHITE } from '@serai/narde'
import { type LookOfSeat, plainLook, type SeatLook } from '../ui/seat-looks.ts'

/** The checkers, White's and Black's. */
export const CHECKER_LOOKS: readonly [SeatLook, SeatLook] = [
  { colour: 'ivory', mark: 'rings' },
  { colour: 'ebony', mark: 'star' },
]

/** The side that a seat looks from; those who watch look from the first seat's. */
export function viewSide(s: NardeState, seat: number | null): Side {
  return sideOf(s, seat ?? 0)
}

/** By the seat that plays White; always the same functions, so that nothing is drawn again without need. */
const LOOKS: readonly [LookOfSeat, LookOfSeat] = [
  (seat) => CHECKER_LOOKS[seat === 0 ? WHITE : BLACK],
  (seat) => CHECKER_LOOKS[seat === 1 ? WHITE : BLACK],
]

/** The checkers that each seat plays, and between two games played; bare wood until they were first given out. */
export function checkerLooks(s: NardeState): LookOfSeat {
  return stageOf(s) === 'opening' && gamesOver(s) === 0 ? plainLook : LOOKS[seatOf(s, WHITE) === 0 ? 0 : 1]
}
