import type { ActionEntry, Seat, UndoEntry } from '@serai/kernel'
import { readAction, type StepAction } from './action.ts'
import { CHECKERS, landingOf, OFF_BOARD } from './board/route.ts'
import {
  checkersOff,
  diceOf,
  gamesOver,
  isLastRoll,
  lastGameOf,
  matchPointsOf,
  scoreOf,
  sideOf,
  sideToMove,
  stageOf,
  turnsOver,
} from './read.ts'
import { diceLeft } from './rules/dice.ts'
import { type LastRollStake, lastRollStake, seatOf } from './rules/ending.ts'
import { DOUBLE_STEPS, type NardeState } from './state/layout.ts'
import { type ReasonName, type Side, WHITE } from './vocabulary.ts'

/** What happened, in the order in which one would tell it. */
export type NardeEvent =
  /** N6: the dice by seat, and who starts. */
  | { readonly type: 'opened'; readonly dice: readonly [number, number]; readonly white: Seat }
  /** N8: the dice of a turn, the higher first; of an opening that is played, its dice (N7). */
  | { readonly type: 'rolled'; readonly seat: Seat; readonly side: Side; readonly dice: readonly [number, number] }
  | StepEvent
  | TurnEnd
  | LastRoll
  | { readonly type: 'resigned'; readonly seat: Seat }
  | GameWon
  | { readonly type: 'gameDrawn'; readonly score: readonly [number, number] }
  /** N25: of a match of more than one game. */
  | { readonly type: 'matchWon'; readonly seat: Seat; readonly score: readonly [number, number] }
  /** N30. */
  | { readonly type: 'takenBack'; readonly seat: Seat }

/** N9: one checker by one die, on the board or off it (N18). */
export interface StepEvent {
  readonly type: 'moved' | 'borneOff'
  readonly seat: Seat
  readonly side: Side
  readonly from: number
  /** A point, or OFF_BOARD. */
  readonly to: number
  readonly die: number
}

/** A turn is over that was played, passed or won; one in which somebody resigns is not. */
export interface TurnEnd {
  readonly type: 'turnEnded'
  readonly seat: Seat
  readonly side: Side
  readonly dice: readonly [number, number]
  /** The dice that had no move, the higher first; what a finish drops is not among them (N21). */
  readonly unplayed: readonly number[]
  /** N11: not one of the dice had a move. */
  readonly isPass: boolean
}

/** N23: the other side has finished, and this seat answers. */
export interface LastRoll {
  readonly type: 'lastRollGiven'
  readonly seat: Seat
  /** The checkers that it has still to bear off. */
  readonly left: number
  readonly stake: LastRollStake
}

export interface GameWon {
  readonly type: 'gameWon'
  readonly seat: Seat
  readonly points: number
  readonly reason: Exclude<ReasonName, 'draw'>
  /** Of the match after it, by seat. */
  readonly score: readonly [number, number]
}

type Happened = Pick<ActionEntry, 'by' | 'action'> | Pick<UndoEntry, 'by' | 'undo'>

/** What an entry of a log did, between the positions before and after it. */
export function eventsOf(before: NardeState, entry: Happened, after: NardeState): NardeEvent[] {
  if ('undo' in entry) return [{ type: 'takenBack', seat: entry.by }]
  const { by } = entry
  const action = readAction(entry.action)
  switch (action.type) {
    case 'OPENING': {
      const opened: NardeEvent = { type: 'opened', dice: [action.a, action.b], white: seatOf(after, WHITE) }
      return [opened, ...rolled(after)]
    }
    case 'DICE':
      return rolled(after)
    case 'STEP':
      return [stepped(before, by, action), ...turnEnded(before, by, [], after), ...gameEnded(before, after)]
    case 'CONFIRM':
      return [...turnEnded(before, by, diceLeft(before), after), ...gameEnded(before, after)]
    case 'RESIGN':
      return [{ type: 'resigned', seat: by }, ...gameEnded(before, after)]
  }
}

/** N7: after an opening roll White may have no dice yet. */
function rolled(after: NardeState): NardeEvent[] {
  const dice = diceOf(after)
  const side = sideToMove(after)
  return dice === null ? [] : [{ type: 'rolled', seat: seatOf(after, side), side, dice }]
}

function stepped(before: NardeState, seat: Seat, { from, die }: StepAction): StepEvent {
  const side = sideOf(before, seat)
  const to = landingOf(side, from, die)
  return { type: to === OFF_BOARD ? 'borneOff' : 'moved', seat, side, from, to, die }
}

function turnEnded(before: NardeState, seat: Seat, unplayed: readonly number[], after: NardeState): NardeEvent[] {
  const dice = diceOf(before)
  if (dice === null || turnsOver(after) === turnsOver(before)) return []
  const isPass = unplayed.length === (dice[0] === dice[1] ? DOUBLE_STEPS : dice.length)
  const events: NardeEvent[] = [{ type: 'turnEnded', seat, side: sideOf(before, seat), dice, unplayed, isPass }]
  if (isLastRoll(after)) events.push(lastRoll(after))
  return events
}

function lastRoll(after: NardeState): LastRoll {
  const side = sideToMove(after)
  const left = CHECKERS - checkersOff(after, side)
  return { type: 'lastRollGiven', seat: seatOf(after, side), left, stake: lastRollStake(after, side) }
}

function gameEnded(before: NardeState, after: NardeState): NardeEvent[] {
  if (gamesOver(after) === gamesOver(before)) return []
  const { winner, points, reason } = lastGameOf(after)!
  const score = scoreOf(after)
  if (winner === null || reason === 'draw') return [{ type: 'gameDrawn', score }]
  const won: GameWon = { type: 'gameWon', seat: winner, points, reason, score }
  const isMatchWon = stageOf(after) === 'over' && matchPointsOf(after) > 1
  return isMatchWon ? [won, { type: 'matchWon', seat: winner, score }] : [won]
}
