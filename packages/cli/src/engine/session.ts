import { type RandomStreams, randomStreams } from '@serai/bots'
import type { AnyGame } from '@serai/kernel'
import { UndoHistory } from './undo-history.ts'

/** One current state and how it came about. */
export class Position {
  readonly game: AnyGame
  readonly state: unknown
  readonly history: UndoHistory
  readonly seats: number
  readonly streams: RandomStreams

  constructor(game: AnyGame, state: unknown, seed: number) {
    this.game = game
    this.state = state
    this.history = new UndoHistory(game, state)
    this.seats = game.seatCount(state)
    this.streams = randomStreams(game, this.seats, seed, 1)
  }
}

/** What an engine process remembers between requests. */
export interface Session {
  readonly games: readonly AnyGame[]
  position: Position | null
}
