import type { Result, Seat } from '@serai/kernel'
import * as route from '../board/route.ts'
import * as layout from '../state/layout.ts'
import { clearDice } from '../state/start.ts'
import { REASONS, type ReasonName, WHITE } from '../vocabulary.ts'

const { DRAWS, ENDED_BY, ENDED_POINTS, ENDED_WINNER, GAMES, LAST_ROLL, LAST_ROLL_RULE, MARS_GAMES, MATCH_POINTS } =
  layout
const { OFF, OPENING, OVER, SCORE, SCORING_RULE, STAGE, STARTER_WINS, WHITE_SEAT } = layout
const { CHECKERS } = route

type NardeState = layout.NardeState

export const OIN_POINTS = 1
export const MARS_POINTS = 2

export function seatOf(s: NardeState, side: number): Seat {
  return side ^ s[WHITE_SEAT]!
}

/** N23, N24: whether the other side answers a finish with one more turn. */
export function isLastRollDue(s: NardeState, finisher: number): boolean {
  if (s[SCORING_RULE] === 0 || s[LAST_ROLL] === 1) return false
  return s[LAST_ROLL_RULE] === 0 ? s[OFF + 1 - finisher] === CHECKERS - 1 : finisher === WHITE
}

/** What the last roll can still change: who wins, by how much, or nothing. */
export type LastRollStake = 'draw' | 'mars' | 'nothing'

/** N24: a turn bears off four checkers at most, of a double; who has one off can no longer lose by mars. */
export function lastRollStake(s: NardeState, side: number): LastRollStake {
  const off = s[OFF + side]!
  if (off >= CHECKERS - layout.DOUBLE_STEPS) return 'draw'
  return off === 0 ? 'mars' : 'nothing'
}

/** N21, N22: the side has won. */
export function win(s: NardeState, side: number): void {
  const mars = s[OFF + 1 - side] === 0
  endGame(s, seatOf(s, side), mars ? MARS_POINTS : OIN_POINTS, mars ? 'mars' : 'oin')
}

/** N23: both sides have finished. */
export function draw(s: NardeState): void {
  endGame(s, null, 0, 'draw')
}

/** N26; before the opening roll nobody has a checker off, whatever the last game left on the board. */
export function resignPoints(s: NardeState, seat: Seat): number {
  const hasOff = s[STAGE] !== OPENING && s[OFF + (seat ^ s[WHITE_SEAT]!)]! > 0
  return hasOff ? OIN_POINTS : MARS_POINTS
}

export function resign(s: NardeState, seat: Seat): void {
  endGame(s, 1 - seat, resignPoints(s, seat), 'resigned')
}

/** N25: a match goes on with a new opening roll; until then the last position stays on the board. */
function endGame(s: NardeState, winner: Seat | null, points: number, reason: ReasonName): void {
  const started = s[STAGE] !== OPENING
  s[GAMES]!++
  s[ENDED_BY] = REASONS.indexOf(reason) + 1
  s[ENDED_POINTS] = points
  s[ENDED_WINNER] = winner === null ? 0 : winner + 1
  if (winner === null) s[DRAWS]!++
  else s[SCORE + winner]! += points
  if (points === MARS_POINTS) s[MARS_GAMES]!++
  if (started && winner === s[WHITE_SEAT]) s[STARTER_WINS]!++
  s[LAST_ROLL] = 0
  clearDice(s)
  s[STAGE] = isMatchOver(s) ? OVER : OPENING
}

/** A single game ends the match whatever its points: a draw too. */
export function isMatchOver(s: NardeState): boolean {
  const target = s[MATCH_POINTS]!
  if (target === 1) return s[GAMES]! > 0
  return s[SCORE]! >= target || s[SCORE + 1]! >= target
}

/** Whether the board shows a game that is over, before the next one. */
export function isBoardOver(s: NardeState): boolean {
  return s[STAGE] === OVER || (s[STAGE] === OPENING && s[GAMES]! > 0)
}

/** Of a single game the points won and lost; of a longer match 1 for the winner. */
export function result(s: NardeState): Result | null {
  if (s[STAGE] !== OVER) return null
  const winner = s[ENDED_WINNER]! - 1
  const reason = REASONS[s[ENDED_BY]! - 1]!
  if (winner < 0) return { returns: [0, 0], winner: null, reason }
  const worth = s[MATCH_POINTS] === 1 ? s[ENDED_POINTS]! : 1
  return { returns: winner === 0 ? [worth, -worth] : [-worth, worth], winner, reason }
}

/** Only a match has a score beside its result. */
export function scores(s: NardeState): readonly number[] | null {
  return s[MATCH_POINTS] === 1 ? null : [s[SCORE]!, s[SCORE + 1]!]
}
