import type { Action, Actor, AnyGame } from '@serai/kernel'

/**
 * Everything that was done since a start, so that it can be taken back one by one, and done again until something new is
 * done; whole states only now and then.
 */
export class UndoHistory {
  readonly #game: AnyGame
  readonly #every: number
  readonly #states: unknown[]
  readonly #actors: Actor[] = []
  readonly #actions: Action[] = []
  /** How many of the actions are in effect; the rest can be done again. */
  #done = 0

  /** A whole state is kept after `every` actions. */
  constructor(game: AnyGame, start: unknown, every = 64) {
    this.#game = game
    this.#every = every
    this.#states = [game.clone(start)]
  }

  get length(): number {
    return this.#done
  }

  /** Applies an action that was checked. What was taken back before is gone. */
  apply(state: unknown, by: Actor, action: Action): void {
    this.#actors.length = this.#done
    this.#actions.length = this.#done
    this.#actors.push(by)
    this.#actions.push(action)
    this.#doNext(state)
  }

  /** Takes the last action back; false when there is none. */
  undo(state: unknown): boolean {
    if (this.#done === 0) return false
    if (this.#done % this.#every === 0) this.#states.pop()
    const left = this.#done - 1
    this.#game.copy(this.#states.at(-1), state)
    for (let i = left - (left % this.#every); i < left; i++) {
      this.#game.apply(state, this.#actors[i]!, this.#actions[i]!)
    }
    this.#done = left
    return true
  }

  /** Does the action again that was taken back last; false when there is none. */
  redo(state: unknown): boolean {
    if (this.#done === this.#actions.length) return false
    this.#doNext(state)
    return true
  }

  #doNext(state: unknown): void {
    this.#game.apply(state, this.#actors[this.#done]!, this.#actions[this.#done]!)
    this.#done++
    if (this.#done % this.#every === 0) this.#states.push(this.#game.clone(state))
  }
}
