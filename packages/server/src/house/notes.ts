import type { Past } from '@serai/bots'
import type { JsonObject, Seat } from '@serai/kernel'
import type { Match } from './match.ts'

interface Note {
  readonly start: Uint8Array
  readonly entries: JsonObject[]
  seq: number
}

/** What the bots of a table that remember have seen: taken down as it comes, read from the log only once. */
export class Notes {
  readonly #read: (seq: number, seat: Seat) => Promise<Past>
  readonly #bySeat = new Map<Seat, Note>()

  /** `read` gives the past of a seat up to an entry. */
  constructor(read: (seq: number, seat: Seat) => Promise<Past>) {
    this.#read = read
  }

  /** The past of the seat up to what the match shows now. */
  async of(match: Match, seat: Seat): Promise<Past> {
    const { seq } = match
    const note = this.#bySeat.get(seat)
    const tail = note ? match.tail(seat, note.seq) : null
    // What was taken back is not in a past: it is read anew.
    if (!note || !tail || tail.some((entry) => 'undo' in entry)) {
      const past = await this.#read(seq, seat)
      this.#bySeat.set(seat, { start: past.start, entries: [...past.entries], seq })
      return past
    }
    note.entries.push(...(tail as unknown as JsonObject[]))
    note.seq = seq
    // A question may wait while notes are taken.
    return { start: note.start, entries: [...note.entries] }
  }
}
