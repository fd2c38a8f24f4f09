import {
  eventsOf,
  expectedPips,
  type NardeState,
  pipsOf,
  type ReasonName,
  rolledPips,
  scoreOf,
  sideOf,
  turnsOver,
} from '@serai/narde'
import type { ActionInEffect } from '../../end/whole-log.ts'

/** One game of a match. */
export interface MatchGame {
  /** Null: nobody. */
  readonly winner: number | null
  /** Null where the game did not come to an end. */
  readonly reason: ReasonName | null
  readonly points: number
  /** After it, by seat. */
  readonly score: readonly [number, number]
  readonly actions: readonly ActionInEffect<NardeState>[]
}

export function matchGames(actions: readonly ActionInEffect<NardeState>[]): readonly MatchGame[] {
  const games: MatchGame[] = []
  let first = 0
  actions.forEach((action, index) => {
    const events = eventsOf(action.before, action.entry, action.after)
    const won = events.find((event) => event.type === 'gameWon')
    const isDraw = events.some((event) => event.type === 'gameDrawn')
    if (!won && !isDraw && index < actions.length - 1) return
    games.push({
      winner: won?.seat ?? null,
      reason: isDraw ? 'draw' : (won?.reason ?? null),
      points: won?.points ?? 0,
      score: scoreOf(action.after),
      actions: actions.slice(first, index + 1),
    })
    first = index + 1
  })
  return games
}

export interface TurnValue {
  /** Turns of this game so far. */
  readonly x: number
  readonly y: number
}

/** By seat: how far the checkers had to go, after each turn of one game. */
export function pipsSeries(actions: readonly ActionInEffect<NardeState>[]): readonly (readonly TurnValue[])[] {
  return bySeat((seat) => {
    const series: TurnValue[] = []
    eachTurn(actions, (turn, { after }) => {
      // What comes before the next turn is over belongs to that one.
      series[turn] ??= { x: turn, y: pipsOf(after, sideOf(after, seat)) }
    })
    return series
  })
}

export interface Luck {
  readonly rolled: number
  readonly average: number
  /** Of those rolled: of dice that had no move. */
  readonly lost: number
  /** Pips above the average so far. */
  readonly series: readonly TurnValue[]
}

/** By seat: what the dice of one game gave, against what they give on average. */
export function luckSeries(actions: readonly ActionInEffect<NardeState>[]): readonly Luck[] {
  return bySeat((seat) => {
    let [rolled, average, lost] = [0, 0, 0]
    const series: TurnValue[] = [{ x: 0, y: 0 }]
    eachTurn(actions, (turn, action) => {
      const { before, after } = action
      for (const event of eventsOf(before, action.entry, after)) {
        if (event.type === 'turnEnded' && event.seat === seat) lost += sum(event.unplayed)
        if (event.type !== 'rolled') continue
        if (event.seat === seat) {
          rolled += rolledPips(after)
          average += expectedPips(before)
        }
        series[turn + 1] = { x: turn + 1, y: rolled - average }
      }
    })
    return { rolled, average, lost, series }
  })
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0)
}

function bySeat<T>(of: (seat: number) => T): readonly T[] {
  return [of(0), of(1)]
}

/** With the number of turns that were over after each action. */
function eachTurn(
  actions: readonly ActionInEffect<NardeState>[],
  see: (turn: number, action: ActionInEffect<NardeState>) => void,
): void {
  const first = actions[0] ? turnsOver(actions[0].before) : 0
  for (const action of actions) see(turnsOver(action.after) - first, action)
}
