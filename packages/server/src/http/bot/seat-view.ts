import { type Action, type AnyGame, Follower, isRefusal, listSeats, parseEntry } from '@serai/kernel'
import type { BotPosition, ServerMessageOf } from '@serai/protocol'

/**
 * What one seat knows of a running game, kept up by the same stream that a page gets. Nothing here has seen the open
 * state: the legal actions of a seat follow from its own view.
 */
export class SeatView {
  readonly #table: string
  readonly #game: AnyGame
  readonly #seat: number
  readonly #follower: Follower<unknown>
  readonly #list: Action[] = []

  private constructor(table: string, game: AnyGame, seat: number, follower: Follower<unknown>) {
    this.#table = table
    this.#game = game
    this.#seat = seat
    this.#follower = follower
  }

  /** Null when the snapshot has no position or no seat. */
  static from(game: AnyGame, { table, seat, seq, view }: ServerMessageOf<'snapshot'>): SeatView | null {
    if (view === null || seat === null) return null
    const state = game.parsePosition(view)
    if (isRefusal(state)) throw new Error(`a snapshot cannot be built: ${state.code} ${String(state.fault)}`)
    return new SeatView(table, game, seat, new Follower(game, state, seq))
  }

  get seat(): number {
    return this.#seat
  }

  /** False when the entries do not fit here, as an undo to before the snapshot does not: a new snapshot is needed. */
  follow({ entries }: ServerMessageOf<'entries'>): boolean {
    for (const json of entries) {
      const entry = parseEntry(this.#game, json)
      if (isRefusal(entry) || this.#follower.append(entry)) return false
    }
    return true
  }

  position(): BotPosition {
    const game = this.#game
    const { state, seq } = this.#follower
    const { kind, must, may } = game.toAct(state)
    const result = game.result(state)
    return {
      type: 'position',
      table: this.#table,
      game: game.id,
      seat: this.#seat,
      seq,
      turn: { kind, must: listSeats(must), may: listSeats(may) },
      legal: this.#actions('legal'),
      offers: this.#actions('offers'),
      view: game.describe(state),
      result: result && { returns: result.returns, winner: result.winner, reason: result.reason },
    }
  }

  #actions(which: 'legal' | 'offers') {
    const count = this.#game[which](this.#follower.state, this.#seat, this.#list)
    return this.#list.slice(0, count).map((action) => this.#game.encode(action))
  }
}
