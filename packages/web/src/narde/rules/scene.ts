import type { Scene } from '../board/still-model.ts'

export const BEGINNING: Scene = { white: { 24: 15 }, black: { 12: 15 } }

/** White has played the five from the head; the three may not follow (N12). */
export const ONE_LEFT: Scene = { white: { 24: 14, 19: 1 }, black: { 12: 15 } }
export const ONE_LEFT_DICE = [5, 3] as const
/** Black's first turn (N13). */
export const TWO_LEFT: Scene = { white: { 24: 14, 19: 1 }, black: { 12: 13, 6: 2 } }
export const TWO_LEFT_DICE = [6, 6] as const

/** The three and the five may go; the three from where the five goes may not: Black stands there (N5, N9). */
export const TURN: Scene = { white: { 24: 13, 22: 1, 18: 1 }, black: { 12: 13, 15: 2 } }
export const TURN_DICE = [5, 3] as const
export const TURN_STEPS = [
  { from: 22, die: 3 },
  { from: 18, die: 5 },
] as const
export const TURN_CLOSED = { from: 18, die: 3 } as const

/** One checker can go by either die, but not by both: Black holds point 3 (N11). */
export const HIGHER_ONLY: Scene = { white: { 10: 1, 2: 7, 1: 7 }, black: { 3: 2, 24: 6, 18: 7 } }
export const HIGHER_ONLY_DICE = [4, 3] as const
export const HIGHER_ONLY_FROM = 10

/** Six in a row from 11 to 6: Black has one checker past them, or none (N15). */
const SIX = { 24: 9, 11: 1, 10: 1, 9: 1, 8: 1, 7: 1, 6: 1 }
export const GOOD_WALL: Scene = { white: SIX, black: { 12: 14, 3: 1 } }
export const BAD_WALL: Scene = { white: SIX, black: { 12: 15 } }
export const WALL = { from: 11, to: 6 }

/** The three takes off the checker on 3, the six the one farthest back (N19). */
export const BEARING: Scene = { white: { 5: 2, 3: 2, 2: 1, 1: 1 }, black: { 13: 15 } }
export const BORNE_OFF = 9
export const EXACT = { point: 3, die: 3 } as const
export const HIGHER = { point: 5, die: 6 } as const
