import { everySeat, type Game, listSeats, type Options, SPECTATOR, type Viewer } from '@serai/kernel'

/** Everybody who could look: a spectator and every seat. */
export function viewersOf<S, O extends Options>(game: Game<S, O>, state: S): Viewer[] {
  return [SPECTATOR, ...listSeats(everySeat(game.seatCount(state)))]
}
