import {
  type FairReveal,
  formatEntry,
  formatHeader,
  isRefusal,
  isUndo,
  type JsonObject,
  type LogEntry,
  revealLog,
  SPECTATOR,
  type Viewer,
} from '@serai/kernel'
import type { ServerMessage, TableSummary, WireEntry } from '@serai/protocol'
import type { Listener } from '../caller.ts'
import type { Match } from '../match/match.ts'
import { shownLine } from './chat.ts'
import type { TableCore } from './core.ts'
import { hasEnded } from './ended.ts'
import { seatOf } from './seats.ts'
import type { KeptLine } from './table-data.ts'

/** One viewer's end of a table. */
interface Stream {
  readonly person: string | null
  readonly listener: Listener
  /** The viewer follows the log; otherwise the position, from a snapshot on. */
  readonly followsLog: boolean
  /** The last entry that was sent. */
  seq: number
  /** The position that a viewer of snapshots follows from: what was before, they cannot go back to. */
  since: number
}

export type { Stream as ViewerStream }

/** Those who look at a table: each gets one ordered stream of what they may know. */
export class Viewers {
  readonly #table: TableCore
  readonly #streams = new Set<Stream>()
  /** What is revealed of a game that has ended; made once. */
  #reveal: FairReveal | null = null

  constructor(table: TableCore) {
    this.#table = table
  }

  get count(): number {
    return this.#streams.size
  }

  /** `from`: the last entry that the viewer has of the log, 0 for none; null for one who wants no more than positions. */
  open(person: string | null, from: number | null, listener: Listener): Stream {
    const stream: Stream = { person, listener, followsLog: from !== null, seq: 0, since: 0 }
    this.#streams.add(stream)
    return stream
  }

  /** False when it was closed before. */
  close(stream: Stream): boolean {
    return this.#streams.delete(stream)
  }

  /** What comes first: what a viewer who was here before missed, or everything. */
  welcome(stream: Stream, from: number | null): void {
    if (from === null || from === 0 || !this.#sendMissed(stream, from)) this.#sendAll(stream, this.#table.summary)
  }

  /** The entries are on disk, where `wire` is their form: the match shows them, and everybody gets their share. */
  show(match: Match, entries: readonly LogEntry[], wire: readonly JsonObject[]): void {
    match.show(entries)
    if (this.#streams.size === 0) return
    const times = this.#times()
    const table = this.#id
    const messageFor = (viewer: Viewer): ServerMessage => {
      const seen = entries.map((entry, i) => {
        const shown = match.seenBy(viewer, entry)
        return shown === entry ? wire[i]! : formatEntry(match.game, shown)
      })
      return { type: 'entries', table, entries: seen as unknown as WireEntry[], ...times }
    }
    // Few entries tell one more than another: the same message for all of them is made, and written out, once.
    const byViewer = entries.some((entry) => match.hasSecret(entry))
    const messages = new Map<Viewer, ServerMessage>()
    const undo = Math.min(...entries.map((entry) => (isUndo(entry) ? entry.undo : Number.POSITIVE_INFINITY)))
    for (const stream of this.#streams) {
      // Back to before their snapshot they cannot follow.
      if (undo < stream.since) this.#sendAll(stream, this.#table.summary)
      else {
        const viewer = byViewer ? this.#viewerOf(stream) : SPECTATOR
        const message = messages.get(viewer) ?? messageFor(viewer)
        messages.set(viewer, message)
        stream.seq = match.seq
        this.#send(stream, message)
      }
    }
  }

  /** The match is new to everybody. */
  showAll(): void {
    const { summary } = this.#table
    for (const stream of this.#streams) this.#sendAll(stream, summary)
  }

  /** Others have written: everybody gets what they do not have. */
  catchUp(): void {
    const { match } = this.#table.writer
    for (const stream of this.#streams) {
      if (stream.seq === (match?.seq ?? 0)) continue
      if (!match || !this.#sendEntries(stream, match, stream.seq)) this.#sendAll(stream, this.#table.summary)
    }
  }

  /** Seats, presence or status changed. */
  tell(but: Stream | null = null): void {
    if (this.#streams.size === 0) return
    const { summary } = this.#table
    const times = this.#times()
    for (const stream of this.#streams) if (stream !== but) this.#sendTable(stream, summary, times)
  }

  chat(line: KeptLine): void {
    const message = this.#lineMessage(line)
    for (const stream of this.#streams) this.#send(stream, message)
  }

  #sendMissed(stream: Stream, from: number): boolean {
    const { match, data } = this.#table.writer
    const since = match?.timeOf(from) ?? null
    if (!match || since === null || match.entriesAfter(from) === null) return false
    this.#sendTable(stream, this.#table.summary, this.#times())
    for (const line of data.chat) if (line.at >= since) this.#send(stream, this.#lineMessage(line))
    return this.#sendEntries(stream, match, from)
  }

  #sendEntries(stream: Stream, match: Match, from: number): boolean {
    const entries = match.entriesAfter(from)
    if (!entries || (!stream.followsLog && entries.some((entry) => isUndo(entry) && entry.undo < stream.since))) {
      return false
    }
    stream.seq = match.seq
    if (entries.length === 0) return true
    const seen = this.#wire(match, entries, this.#viewerOf(stream))
    this.#send(stream, { type: 'entries', table: this.#id, entries: seen, ...this.#times() })
    return true
  }

  /** Everything there is: the log for those who follow it, the position for the others. */
  #sendAll(stream: Stream, summary: TableSummary): void {
    const { match, data } = this.#table.writer
    stream.seq = match?.seq ?? 0
    const viewer = this.#viewerOf(stream)
    const common = {
      table: this.#id,
      summary,
      seat: seatNumber(viewer),
      ...this.#times(),
      chat: data.chat.map(shownLine),
    }
    if (stream.followsLog && match?.first === 0) {
      this.#send(stream, { type: 'log', ...common, ...this.#logFor(match, viewer) })
    } else {
      stream.since = stream.seq
      this.#send(stream, { type: 'snapshot', ...common, seq: stream.seq, view: match?.describe(viewer) ?? null })
    }
  }

  #logFor(match: Match, viewer: Viewer) {
    const { row, data } = this.#table.writer
    const { game, header } = match
    const entries = match.entriesAfter(0)!
    if (hasEnded(row)) {
      this.#reveal ??= revealLog(game, header, entries, data.secret)
      const wire = entries.map((entry) => formatEntry(game, entry)) as unknown as WireEntry[]
      return { header: formatHeader(header), entries: wire, reveal: this.#reveal }
    }
    const start = game.parsePosition(header.start)
    if (isRefusal(start)) throw new Error(`${game.id}: no such start: ${JSON.stringify(start)}`)
    const seen = { ...header, start: game.describe(game.redact(start, viewer)) }
    return { header: formatHeader(seen), entries: this.#wire(match, entries, viewer) }
  }

  #wire(match: Match, entries: readonly LogEntry[], viewer: Viewer): WireEntry[] {
    return entries.map((entry) => formatEntry(match.game, match.seenBy(viewer, entry))) as unknown as WireEntry[]
  }

  #sendTable(stream: Stream, summary: TableSummary, times: Times): void {
    const seat = seatNumber(this.#viewerOf(stream))
    this.#send(stream, { type: 'table', table: this.#id, summary, seat, ...times })
  }

  #lineMessage(line: KeptLine): ServerMessage {
    return { type: 'chat', table: this.#id, line: shownLine(line) }
  }

  /** A listener that fails is its own misfortune: the others hear everything. */
  #send(stream: Stream, message: ServerMessage): void {
    // One who is told may leave while the others are.
    if (!this.#streams.has(stream)) return
    try {
      stream.listener(message)
    } catch {
      this.#streams.delete(stream)
    }
  }

  get #id(): string {
    return this.#table.writer.row.id
  }

  #times() {
    const clocks = this.#table.writer.match?.clocks(this.#table.now()) ?? null
    const { answerBy } = this.#table.autoPlay
    return { clocks, ...(answerBy !== null && { answerBy }) }
  }

  #viewerOf({ person }: Stream): Viewer {
    return (person === null ? null : seatOf(this.#table.writer.data.seats, person)) ?? SPECTATOR
  }
}

type Times = Pick<Extract<ServerMessage, { type: 'table' }>, 'clocks' | 'answerBy'>

function seatNumber(viewer: Viewer): number | null {
  return viewer === SPECTATOR ? null : viewer
}
