/**
 * A position of Long Narde: one flat array of WORDS words. The board is kept by side (White 0, Black 1) and by the
 * side's own progress (N4); scores are kept by seat. Hot files rebind these offsets: V8 does not fold imports.
 */
export type NardeState = Int32Array

/** Checkers on COUNT + 24 * side + progress. */
export const COUNT = 0
/** The same points as bits, by side: bit q is set when the side has a checker at progress q. */
export const OCCUPIED = 48
/** Checkers borne off, by side. */
export const OFF = 50
/** By side: 1 until the side's own first turn is over (N13, N14). */
export const FIRST = 52
export const STAGE = 54
/** The side whose turn it is. */
export const SIDE = 55
/** The seat that plays White; the seat of a side is `side ^ s[WHITE_SEAT]`. */
export const WHITE_SEAT = 56
/** The dice of the turn, LOW <= HIGH; 0 outside a turn. */
export const LOW = 57
export const HIGH = 58
/** Of a double the number of steps left; of two different dice LOW_LEFT and HIGH_LEFT as bits. */
export const LEFT = 59
/** How many checkers may still leave the head in this turn (N12, N13). */
export const HEAD = 60
/** 1 while the other side has finished and this turn is the last roll (N23). */
export const LAST_ROLL = 61
/** Turns completed in the whole match. */
export const TURNS = 62
/** Match points, by seat. */
export const SCORE = 63
/** Games of this match that are over; how many of them the starting side won, were mars, were drawn. */
export const GAMES = 65
export const STARTER_WINS = 66
export const MARS_GAMES = 67
export const DRAWS = 68
/** How the last finished game ended: its reason, its points, and its winner's seat + 1 (0: nobody). */
export const ENDED_BY = 69
export const ENDED_POINTS = 70
export const ENDED_WINNER = 71
/** Options, as indices into their values. */
export const OPENING_RULE = 72
export const SCORING_RULE = 73
export const LAST_ROLL_RULE = 74
export const MATCH_POINTS = 75
/** The opening dice of this game, by seat; 0 before the roll, and in positions that were made up. */
export const OPENED = 76
export const WORDS = 78

/** Stages, in the order of the vocabulary's STAGES. */
export const OPENING = 0
export const ROLL = 1
export const MOVE = 2
export const OVER = 3

export const LOW_LEFT = 1
export const HIGH_LEFT = 2
export const BOTH_LEFT = 3
export const DOUBLE_STEPS = 4
