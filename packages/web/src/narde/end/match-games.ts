import { eventsOf, gamesOver, type NardeState, type ReasonName, scoreOf } from '@serai/narde'
import type { ActionInEffect } from '../../end/moments-in-effect.ts'
import type { Moment } from '../../table/history.ts'
import { gameEndIn } from '../moment-events.ts'

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

/** The steps after which the games of a match begin: the first at the start, the others with their opening roll. */
export function gameStarts(moments: readonly Moment[]): readonly number[] {
  const starts = [0]
  moments.forEach((moment, index) => {
    // The step that ends a game still shows its last position.
    if (gameEndIn(moment) && index + 1 < moments.length) starts[gamesOver(moment.after as NardeState)] = index + 2
  })
  return starts
}
