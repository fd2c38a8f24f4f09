import { isUndo, type LogEntry, SPECTATOR, type Viewer } from '@serai/kernel'
import type { ChatLine, Clocks, ServerMessage, TableSummary } from '@serai/protocol'
import type { Listener } from './house.ts'
import type { Match } from './match.ts'
import { seatOf } from './seating.ts'
import { type Stream, Streams } from './streams.ts'
import type { TableData } from './table-data.ts'

/** What there is to see. */
export interface Sight {
  readonly id: string
  readonly data: TableData
  readonly match: Match | null
  readonly summary: TableSummary
  readonly clocks: Clocks | null
}

/** Entries that a viewer gets at most; one who is further behind gets a snapshot. */
const LONGEST_TAIL = 500

/** Those who look at a table: each gets one ordered stream of what they may know. */
export class Audience {
  readonly #streams = new Streams()
  readonly #look: () => Sight

  constructor(look: () => Sight) {
    this.#look = look
  }

  get size(): number {
    return this.#streams.size
  }

  open(person: string | null, listener: Listener): Stream {
    return this.#streams.open(person, listener)
  }

  close(stream: Stream): boolean {
    return this.#streams.close(stream)
  }

  /** What comes first: what a viewer who was here before missed, or everything. */
  welcome(stream: Stream, from: number | null): void {
    if (from === null || !this.#sendMissed(stream, from)) this.#sendSnapshot(stream, this.#look())
  }

  /** The entries are on disk: the match shows them, and everybody gets their share. */
  show(match: Match, entries: readonly LogEntry[]): void {
    const viewers = this.#streams.viewers((stream) => this.#viewerOf(stream))
    const seen = match.show(entries, viewers)
    const sight = this.#look()
    const messages = new Map<Viewer, ServerMessage>()
    for (const [viewer, shown] of seen) {
      messages.set(viewer, { type: 'entries', table: sight.id, entries: shown, clocks: sight.clocks })
    }
    for (const stream of this.#streams) {
      // Back to before their snapshot they cannot follow.
      if (entries.some((entry) => isUndo(entry) && entry.undo < stream.since)) this.#sendSnapshot(stream, sight)
      else {
        stream.seq = match.seq
        this.#streams.send(stream, messages.get(this.#viewerOf(stream))!)
      }
    }
  }

  /** The match is new to everybody. */
  showAll(): void {
    const sight = this.#look()
    for (const stream of this.#streams) this.#sendSnapshot(stream, sight)
  }

  /** Others have written: everybody gets what they do not have. */
  catchUp(): void {
    const sight = this.#look()
    for (const stream of this.#streams) {
      if (stream.seq === (sight.match?.seq ?? 0)) continue
      if (!this.#sendEntries(stream, stream.seq, sight)) this.#sendSnapshot(stream, sight)
    }
  }

  /** Seats, presence or status changed. */
  tell(but: Stream | null = null): void {
    const sight = this.#look()
    for (const stream of this.#streams) if (stream !== but) this.#sendTable(stream, sight)
  }

  chat(line: ChatLine): void {
    const table = this.#look().id
    for (const stream of this.#streams) this.#streams.send(stream, { type: 'chat', table, line })
  }

  #sendMissed(stream: Stream, from: number): boolean {
    const sight = this.#look()
    const { match, data } = sight
    const since = match?.timeOf(from) ?? null
    if (!match || since === null || match.seq - from > LONGEST_TAIL) return false
    const tail = match.tail(this.#viewerOf(stream), from)
    if (!tail) return false
    this.#sendTable(stream, sight)
    for (const line of data.chat) {
      if (line.at >= since) this.#streams.send(stream, { type: 'chat', table: sight.id, line })
    }
    return this.#sendEntries(stream, from, sight, tail)
  }

  #sendEntries(
    stream: Stream,
    from: number,
    { id, match, clocks }: Sight,
    entries = match?.tail(this.#viewerOf(stream), from),
  ): boolean {
    if (!match || !entries) return false
    stream.seq = match.seq
    stream.since = Math.max(stream.since, from)
    if (entries.length > 0) this.#streams.send(stream, { type: 'entries', table: id, entries, clocks })
    return true
  }

  #sendSnapshot(stream: Stream, { id, match, data, summary, clocks }: Sight): void {
    const viewer = this.#viewerOf(stream)
    stream.seq = match?.seq ?? 0
    stream.since = stream.seq
    this.#streams.send(stream, {
      type: 'snapshot',
      table: id,
      summary,
      seat: seatNumber(viewer),
      seq: stream.seq,
      view: match?.describe(viewer) ?? null,
      clocks,
      chat: data.chat,
    })
  }

  #sendTable(stream: Stream, { id, summary, clocks }: Sight): void {
    const seat = seatNumber(this.#viewerOf(stream))
    this.#streams.send(stream, { type: 'table', table: id, summary, seat, clocks })
  }

  #viewerOf({ person }: Stream): Viewer {
    return (person === null ? null : seatOf(this.#look().data.seats, person)) ?? SPECTATOR
  }
}

function seatNumber(viewer: Viewer): number | null {
  return viewer === SPECTATOR ? null : viewer
}
