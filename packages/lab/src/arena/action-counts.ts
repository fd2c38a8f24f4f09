import { stepsOf } from '@serai/bots'
import type { Action, AnyGame } from '@serai/kernel'

/** How often each kind of action was taken. */
export interface ActionCounts {
  [kind: string]: number
}

const MOST_KNOWN = 100_000

/** Counts actions by the `type` that they have on the wire; a whole play counts as its steps. */
export class ActionCounter {
  readonly #game: AnyGame
  readonly #kinds = new Map<Action, string>()

  constructor(game: AnyGame) {
    this.#game = game
  }

  count(counts: ActionCounts, state: unknown, action: Action, whole: boolean): void {
    if (!whole) {
      this.#add(counts, action)
      return
    }
    for (const step of stepsOf(this.#game, state, action)) this.#add(counts, step)
  }

  #add(counts: ActionCounts, action: Action): void {
    const kind = this.#kindOf(action)
    counts[kind] = (counts[kind] ?? 0) + 1
  }

  #kindOf(action: Action): string {
    const known = this.#kinds.get(action)
    if (known !== undefined) return known
    const wire = this.#game.encode(action)
    const type = typeof wire === 'object' && wire !== null && 'type' in wire ? wire.type : wire
    const kind = typeof type === 'string' ? type : 'other'
    // There is no end to offers: those of a long match would not all be used again.
    if (this.#kinds.size < MOST_KNOWN) this.#kinds.set(action, kind)
    return kind
  }
}

export function addActionCounts(to: ActionCounts, more: ActionCounts): void {
  for (const [kind, count] of Object.entries(more)) to[kind] = (to[kind] ?? 0) + count
}
