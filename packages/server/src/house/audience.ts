import { isUndo, type LogEntry, SPECTATOR, type Viewer } from '@serai/kernel'
import type { ChatLine, ServerMessage, TableSummary } from '@serai/protocol'
import type { Listener } from './house.ts'
import type { Match } from './match.ts'
import { seatOf } from './seating.ts'
import type { Sight } from './sight.ts'
import { type Stream, Streams } from './streams.ts'

/** Entries that a viewer gets at most; one who is further behind gets a snapshot. */
const LONGEST_TAIL = 500

/** Those who look at a table: each gets one ordered stream of what they may know. */
export class Audience {
  readonly #streams = new Streams()
  readonly #sight: Sight

  constructor(sight: Sight) {
    this.#sight = sight
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
    if (from === null || !this.#sendMissed(stream, from)) this.#sendSnapshot(stream, this.#sight.summary)
  }

  /** The entries are on disk: the match shows them, and everybody gets their share. */
  show(match: Match, entries: readonly LogEntry[]): void {
    const viewers = this.#streams.viewers((stream) => this.#viewerOf(stream))
    const seen = match.show(entries, viewers)
    const { id } = this.#sight
    const times = this.#times()
    const messages = new Map<Viewer, ServerMessage>()
    for (const [viewer, shown] of seen) messages.set(viewer, { type: 'entries', table: id, entries: shown, ...times })
    for (const stream of this.#streams) {
      // Back to before their snapshot they cannot follow.
      if (entries.some((entry) => isUndo(entry) && entry.undo < stream.since)) this.#sendSnapshot(stream)
      else {
        stream.seq = match.seq
        this.#streams.send(stream, messages.get(this.#viewerOf(stream))!)
      }
    }
  }

  /** The match is new to everybody. */
  showAll(): void {
    const { summary } = this.#sight
    for (const stream of this.#streams) this.#sendSnapshot(stream, summary)
  }

  /** Others have written: everybody gets what they do not have. */
  catchUp(): void {
    const seq = this.#sight.match?.seq ?? 0
    for (const stream of this.#streams) {
      if (stream.seq !== seq && !this.#sendEntries(stream, stream.seq)) this.#sendSnapshot(stream)
    }
  }

  /** Seats, presence or status changed. */
  tell(but: Stream | null = null): void {
    const { summary } = this.#sight
    for (const stream of this.#streams) if (stream !== but) this.#sendTable(stream, summary)
  }

  chat(line: ChatLine): void {
    for (const stream of this.#streams) this.#sendLine(stream, line)
  }

  #sendMissed(stream: Stream, from: number): boolean {
    const { match, data, summary } = this.#sight
    const since = match?.timeOf(from) ?? null
    if (!match || since === null || match.seq - from > LONGEST_TAIL) return false
    const tail = match.tail(this.#viewerOf(stream), from)
    if (!tail) return false
    this.#sendTable(stream, summary)
    for (const line of data.chat) if (line.at >= since) this.#sendLine(stream, line)
    return this.#sendEntries(stream, from, tail)
  }

  #sendEntries(
    stream: Stream,
    from: number,
    entries = this.#sight.match?.tail(this.#viewerOf(stream), from) ?? null,
  ): boolean {
    const { id, match } = this.#sight
    if (!match || !entries) return false
    stream.seq = match.seq
    stream.since = Math.max(stream.since, from)
    if (entries.length > 0) this.#streams.send(stream, { type: 'entries', table: id, entries, ...this.#times() })
    return true
  }

  #sendSnapshot(stream: Stream, summary = this.#sight.summary): void {
    const { id, match, data } = this.#sight
    const viewer = this.#viewerOf(stream)
    stream.seq = match?.seq ?? 0
    stream.since = stream.seq
    const seat = seatNumber(viewer)
    const view = match?.describe(viewer) ?? null
    const { seq } = stream
    const times = this.#times()
    this.#streams.send(stream, { type: 'snapshot', table: id, summary, seat, seq, view, ...times, chat: data.chat })
  }

  #sendTable(stream: Stream, summary: TableSummary): void {
    const { id } = this.#sight
    const seat = seatNumber(this.#viewerOf(stream))
    this.#streams.send(stream, { type: 'table', table: id, summary, seat, ...this.#times() })
  }

  #sendLine(stream: Stream, line: ChatLine): void {
    this.#streams.send(stream, { type: 'chat', table: this.#sight.id, line })
  }

  #times() {
    const { clocks, answerBy } = this.#sight
    return { clocks, ...(answerBy !== null && { answerBy }) }
  }

  #viewerOf({ person }: Stream): Viewer {
    return (person === null ? null : seatOf(this.#sight.data.seats, person)) ?? SPECTATOR
  }
}

function seatNumber(viewer: Viewer): number | null {
  return viewer === SPECTATOR ? null : viewer
}
