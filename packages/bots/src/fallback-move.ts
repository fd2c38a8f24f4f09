import type { Action, AnyGame, Seat } from '@serai/kernel'
import { stepsOf } from './steps.ts'

/** What is played when nobody can say better in time: the first of the list. */
export function fallbackMove(game: AnyGame, state: unknown, seat: Seat): Action[] {
  const list: Action[] = []
  if (game.plays && game.plays.list(state, seat, list) > 0) return stepsOf(game, state, list[0]!)
  return game.legal(state, seat, list) > 0 ? [list[0]!] : []
}
