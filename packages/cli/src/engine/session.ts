import { type Streams, streamsFor } from '@serai/bots'
import type { AnyGame } from '@serai/kernel'
import { History } from './history.ts'

/** One current state and how it came about. */
export class Position {
  readonly game: AnyGame
  readonly state: unknown
  readonly history: History
  readonly seats: number
  readonly streams: Streams

  constructor(game: AnyGame, state: unknown, seed: number) {
    this.game = game
    this.state = state
    this.history = new History(game, state)
    this.seats = game.seatCount(state)
    this.streams = streamsFor(game, this.seats, seed, 1)
  }
}

/** What an engine process remembers between requests. */
export interface Session {
  readonly games: readonly AnyGame[]
  position: Position | null
}
