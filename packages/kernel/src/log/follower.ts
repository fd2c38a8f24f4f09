import { CHANCE } from '../contract/actor.ts'
import type { Game } from '../contract/game.ts'
import type { Options } from '../contract/options.ts'
import { type Refusal, refuse } from '../contract/refusal.ts'
import type { Seat } from '../contract/seats.ts'
import { type ActionEntry, isUndo, type LogEntry } from './entry.ts'
import { Takeback } from './takeback.ts'

/**
 * A viewer's end of a game: a redacted state that redacted entries are applied to as they come. It cannot check them,
 * for it does not know enough; it trusts who sent them.
 */
export class Follower<S, O extends Options = Options> {
  readonly #game: Game<S, O>
  readonly #state: S
  readonly #takeback: Takeback<S, O>
  #seq: number

  /** `state` is the redacted position after entry `seq`; a copy is kept. */
  constructor(game: Game<S, O>, state: S, seq = 0) {
    this.#game = game
    this.#state = game.clone(state)
    this.#takeback = new Takeback(game, state, seq)
    this.#seq = seq
  }

  get state(): S {
    return this.#state
  }

  get seq(): number {
    return this.#seq
  }

  append(entry: LogEntry): Refusal | null {
    if (entry.seq !== this.#seq + 1) return refuse('E_SEQ', { expected: this.#seq + 1, found: entry.seq })
    if (isUndo(entry)) {
      const place = this.#takeback.placeOf(entry.by, entry.undo)
      // A follower that came in the middle does not have what was before: it needs a new snapshot.
      if (place === null) return refuse('E_UNDO', { undo: entry.undo, fault: 'unknown position' })
      this.#takeback.goTo(this.#state, place, entry.seq)
    } else {
      this.#takeback.act(this.#state, { entry, isJoined: false }, this.#reveals(entry))
    }
    this.#seq = entry.seq
    return null
  }

  /** Whether the seat could take something back now, for the viewer's own seat; of others not all is known here. */
  canUndo(seat: Seat): boolean {
    return this.#takeback.stepBack(seat) !== null
  }

  /** What an entry told another seat, its redacted form does not say. */
  #reveals({ by, reveal = [] }: ActionEntry): boolean {
    return by === CHANCE || (by === this.#game.viewer(this.#state) && reveal.length > 0)
  }
}

/** Folds redacted entries on a redacted state. */
export function followRedacted<S, O extends Options>(
  game: Game<S, O>,
  start: S,
  entries: readonly LogEntry[],
): S | Refusal {
  const follower = new Follower(game, start)
  for (const entry of entries) {
    const refusal = follower.append(entry)
    if (refusal) return refusal
  }
  return follower.state
}
