import { type Action, listSeats, type Seat } from '@serai/kernel'
import type { Clock } from './clock.ts'
import type { Match } from './match.ts'
import type { Timing } from './timing.ts'

interface Silence {
  readonly action: Action
  /** When it is taken for an answer. */
  readonly at: number
}

/** Who is asked, need not answer and has said nothing yet: what that will mean, and when. */
export class Silences {
  readonly #match: () => Match | null
  readonly #isPerson: (seat: Seat) => boolean
  readonly #clock: Clock
  readonly #answerMs: Timing['answerMs']
  #known: ReadonlyMap<Seat, Silence> = new Map()

  /** `match` is null unless the game is on; bots answer for themselves. */
  constructor(
    match: () => Match | null,
    isPerson: (seat: Seat) => boolean,
    clock: Clock,
    answerMs: Timing['answerMs'],
  ) {
    this.#match = match
    this.#isPerson = isPerson
    this.#clock = clock
    this.#answerMs = answerMs
  }

  /** The first that is over. */
  get next(): { readonly at: number; readonly seat: Seat } | null {
    let first: { at: number; seat: Seat } | null = null
    for (const [seat, { at }] of this.#look()) if (!first || at < first.at) first = { at, seat }
    return first
  }

  /** What the seat will be taken to have said; null: nothing is asked of it. */
  of(seat: Seat): Action | null {
    return this.#look().get(seat)?.action ?? null
  }

  /** Whoever is asked something new has the whole time. */
  #look(): ReadonlyMap<Seat, Silence> {
    const match = this.#match()
    const found = new Map<Seat, Silence>()
    for (const seat of match ? listSeats(match.turn.may) : []) {
      const action = this.#isPerson(seat) ? (match?.game.silence?.(match.state, seat) ?? null) : null
      if (!match || action === null) continue
      const known = this.#known.get(seat)
      const at = this.#clock.now() + this.#answerMs(match.hasClock)
      found.set(seat, known?.action === action ? known : { action, at })
    }
    this.#known = found
    return found
  }
}
