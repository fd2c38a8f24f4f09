import type { SeatSet } from './seats.ts'

/** Whom the game waits for. `must`: it cannot go on without them; `may`: they could act, and need not. No seat is in both. */
export interface Turn {
  readonly kind: 'seats' | 'chance' | 'over'
  readonly must: SeatSet
  readonly may: SeatSet
}

const MOST_SEATS = 6

function turn(kind: Turn['kind'], must: SeatSet, may: SeatSet): Turn {
  return Object.freeze({ kind, must, may })
}

const SEATS_TURNS: readonly Turn[] = Array.from({ length: 1 << (2 * MOST_SEATS) }, (_, index) =>
  turn('seats', index >> MOST_SEATS, index & ((1 << MOST_SEATS) - 1)),
)

export const CHANCE_TURN = turn('chance', 0, 0)
export const OVER_TURN = turn('over', 0, 0)

/** Interned, because a game asks at every step of a playout. */
export function seatsTurn(must: SeatSet, may: SeatSet): Turn {
  return SEATS_TURNS[(must << MOST_SEATS) | may]!
}
