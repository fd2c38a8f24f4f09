import type { SeatLook } from '../ui/seat-looks.ts'

/** The checkers, White's and Black's. */
export const CHECKER_LOOKS: readonly [SeatLook, SeatLook] = [
  { colour: 'ivory', mark: 'rings' },
  { colour: 'ebony', mark: 'star' },
]
