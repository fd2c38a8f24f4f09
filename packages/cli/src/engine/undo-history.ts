import type { Action, Actor, AnyGame } from '@serai/kernel'

/** Everything that was done since a start, so that it can be taken back one by one; whole states only now and then. */
export class UndoHistory {
  readonly #game: AnyGame
  readonly #every: number
  readonly #states: unknown[]
  readonly #actors: Actor[] = []
  readonly #actions: Action[] = []

  /** A whole state is kept after `every` actions. */
  constructor(game: AnyGame, start: unknown, every = 64) {
    this.#game = game
    this.#every = every
    this.#states = [game.clone(start)]
  }

  get length(): number {
    return this.#actions.length
  }

  /** Applies an action that was checked. */
  apply(state: unknown, by: Actor, action: Action): void {
    this.#game.apply(state, by, action)
    this.#actors.push(by)
    this.#actions.push(action)
    if (this.length % this.#every === 0) this.#states.push(this.#game.clone(state))
  }

  /** Takes the last action back; false when there is none. */
  undo(state: unknown): boolean {
    if (this.length === 0) return false
    if (this.length % this.#every === 0) this.#states.pop()
    this.#actors.pop()
    this.#actions.pop()
    this.#game.copy(this.#states.at(-1), state)
    for (let i = this.length - (this.length % this.#every); i < this.length; i++) {
      this.#game.apply(state, this.#actors[i]!, this.#actions[i]!)
    }
    return true
  }
}
