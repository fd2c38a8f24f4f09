import { type Action, listSeats, type Seat } from '@serai/kernel'
import type { TableCore } from '../table/core.ts'

interface Pending {
  readonly action: Action
  /** When it is taken for the answer. */
  readonly at: number
}

const NONE: ReadonlyMap<Seat, Pending> = new Map()

/** People who are asked, need not answer and have said nothing yet: what that will mean, and when. */
export class AnswerTimeouts {
  readonly #table: TableCore
  #pending = NONE

  constructor(table: TableCore) {
    this.#table = table
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

  /** Whoever is asked something new has the whole time. Bots answer for themselves. */
  #look(): ReadonlyMap<Seat, Pending> {
    const { parts, presence, writer } = this.#table
    const match = writer.running
    const may = match?.turn.may ?? 0
    if (!match || may === 0) {
      this.#pending = NONE
      return NONE
    }
    const found = new Map<Seat, Pending>()
    for (const seat of listSeats(may)) {
      const action = presence.botAt(seat) ? null : (match.game.defaultAnswer?.(match.state, seat) ?? null)
      if (action === null) continue
      const known = this.#pending.get(seat)
      const at = this.#table.now() + parts.timing.answerMs(match.hasClock)
      found.set(seat, known?.action === action ? known : { action, at })
    }
    this.#pending = found
    return found
  }
}
