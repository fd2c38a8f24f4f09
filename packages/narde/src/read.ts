import type { Seat } from '@serai/kernel'
import { HOME, POINTS, progressAt } from './board/route.ts'
import { seatOf } from './rules/ending.ts'
import {
  COUNT,
  DOUBLE_STEPS,
  ENDED_BY,
  ENDED_POINTS,
  ENDED_WINNER,
  GAMES,
  HEAD,
  HIGH,
  LAST_ROLL,
  LOW,
  MATCH_POINTS,
  MOVE,
  type NardeState,
  OFF,
  OPENED,
  SCORE,
  SIDE,
  STAGE,
  TURNS,
  WHITE_SEAT,
} from './state/layout.ts'
import { BLACK, REASONS, type ReasonName, type Side, STAGES, type StageName, WHITE } from './vocabulary.ts'

/** A position by its names, for everybody who does not index its memory. */

export function stageOf(s: NardeState): StageName {
  return STAGES[s[STAGE]!]!
}

/** The side whose turn it is; White before the opening roll. */
export function sideToMove(s: NardeState): Side {
  return s[SIDE] === WHITE ? WHITE : BLACK
}

/** The side that a seat plays in this game of the match; between two games, in the one that is over. */
export function sideOf(s: NardeState, seat: Seat): Side {
  return s[WHITE_SEAT] === seat ? WHITE : BLACK
}

export function otherSide(side: Side): Side {
  return side === WHITE ? BLACK : WHITE
}

/** The seat that has dice to play; null between turns. */
export function moverOf(s: NardeState): Seat | null {
  return s[STAGE] === MOVE ? seatOf(s, s[SIDE]!) : null
}

export function checkersAt(s: NardeState, side: Side, point: number): number {
  return checkersAtProgress(s, side, progressAt(side, point))
}

/** By the side's own progress from its head (N4). */
function checkersAtProgress(s: NardeState, side: Side, progress: number): number {
  return s[COUNT + POINTS * side + progress]!
}

export function checkersOff(s: NardeState, side: Side): number {
  return s[OFF + side]!
}

export function checkersOnHead(s: NardeState, side: Side): number {
  return checkersAtProgress(s, side, 0)
}

/** N18: how many checkers have yet to come home before the side bears off. */
export function checkersOutside(s: NardeState, side: Side): number {
  let outside = 0
  for (let progress = 0; progress < HOME; progress++) outside += checkersAtProgress(s, side, progress)
  return outside
}

/** On how many points the side stands. */
export function pointsHeld(s: NardeState, side: Side): number {
  let held = 0
  for (let progress = 0; progress < POINTS; progress++) if (checkersAtProgress(s, side, progress) > 0) held++
  return held
}

/** N15: the most points in a row, counted along the opponent's route, which begins in the middle of the own one (N4). */
export function longestRow(s: NardeState, side: Side): number {
  let longest = 0
  let row = 0
  for (let theirs = 0; theirs < POINTS; theirs++) {
    row = checkersAtProgress(s, side, (theirs + POINTS / 2) % POINTS) > 0 ? row + 1 : 0
    longest = Math.max(longest, row)
  }
  return longest
}

/** How far all checkers of a side still have to go. */
export function pipsOf(s: NardeState, side: Side): number {
  let pips = 0
  for (let progress = 0; progress < POINTS; progress++) {
    pips += (POINTS - progress) * checkersAtProgress(s, side, progress)
  }
  return pips
}

/** The dice of the turn, played or not, the higher first; null outside a turn. */
export function diceOf(s: NardeState): readonly [number, number] | null {
  return s[STAGE] === MOVE ? [s[HIGH]!, s[LOW]!] : null
}

/** N8: the pips that the dice of the turn give, played or not; 0 outside a turn. */
export function rolledPips(s: NardeState): number {
  return s[LOW] === s[HIGH] ? DOUBLE_STEPS * s[LOW]! : s[LOW]! + s[HIGH]!
}

/** N6: the dice that decided who is White, by seat; null before they are rolled, and in a position that was made up. */
export function openingDice(s: NardeState): readonly [number, number] | null {
  return s[OPENED] === 0 ? null : [s[OPENED]!, s[OPENED + 1]!]
}

/** N12, N13: how many checkers may still leave the head in this turn. */
export function headLeft(s: NardeState): number {
  return s[HEAD]!
}

/** N23: whether the other side has finished and this turn is the last roll. */
export function isLastRoll(s: NardeState): boolean {
  return s[LAST_ROLL] === 1
}

/** Turns completed in the whole match. */
export function turnsOver(s: NardeState): number {
  return s[TURNS]!
}

/** Games of the match that are over. */
export function gamesOver(s: NardeState): number {
  return s[GAMES]!
}

/** N25: the points that win the match; 1 is a single game. */
export function matchPointsOf(s: NardeState): number {
  return s[MATCH_POINTS]!
}

/** The points of the match so far, by seat. */
export function scoreOf(s: NardeState): readonly [number, number] {
  return [s[SCORE]!, s[SCORE + 1]!]
}

export interface GameResult {
  /** Null: a draw. */
  readonly winner: Seat | null
  readonly points: number
  readonly reason: ReasonName
}

/** How the last finished game of the match ended; null before the first has. */
export function lastGameOf(s: NardeState): GameResult | null {
  if (s[GAMES] === 0) return null
  return {
    winner: s[ENDED_WINNER] === 0 ? null : s[ENDED_WINNER]! - 1,
    points: s[ENDED_POINTS]!,
    reason: REASONS[s[ENDED_BY]! - 1]!,
  }
}
