import { KINDS } from './actions.ts'

/** One Int32Array; each name is an offset, p a seat, k a kind of card. */
export type ToyState = Int32Array

export const MOST_SEATS = 3
export const COPIES = 4
export const OPEN = -2

export const VIEWER = 0
export const SEATS = 1
export const TARGET = 2
export const TURN_CAP = 3
export const STAGE = 4
export const ACTIVE = 5
export const TURNS = 6
/** Cards played in this turn. */
export const PLAYED = 7
/** Points on offer, 0 for none. */
export const OFFERED = 8
/** Whose card chance is about to take, or -1. */
export const TAKER = 9
export const WINNER = 10
export const REASON = 11
export const DECK_SIZE = 12
export const DECK = 13 // k; hidden
export const SHOWN = DECK + KINDS // k
export const SCORE = SHOWN + KINDS // p
export const HAND_SIZE = SCORE + MOST_SEATS // p
export const DROPPED_SIZE = HAND_SIZE + MOST_SEATS // p
export const HAND = DROPPED_SIZE + MOST_SEATS // KINDS * p + k; hidden
export const DROPPED = HAND + MOST_SEATS * KINDS // KINDS * p + k; hidden
export const WORDS = DROPPED + MOST_SEATS * KINDS

export const STAGES = ['main', 'dealing', 'stealing', 'toll', 'over'] as const
export const MAIN = 0
export const DEALING = 1
export const STEALING = 2
export const TOLL = 3
export const OVER = 4

export const REASONS = ['', 'target', 'deck', 'turn_cap', 'resigned'] as const
export const BY_TARGET = 1
export const BY_DECK = 2
export const BY_TURN_CAP = 3
export const BY_RESIGNING = 4

export const HAND_LIMIT = 3
export const PLAYS_A_TURN = 2

/** Seats that hold more than the toll lets them keep, as bits. */
export function owing(s: ToyState): number {
  let set = 0
  for (let p = 0; p < s[SEATS]!; p++) if (s[HAND_SIZE + p]! > HAND_LIMIT) set |= 1 << p
  return set
}
