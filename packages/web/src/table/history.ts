import {
  type AnyGame,
  type FairReveal,
  Follower,
  type Header,
  isRefusal,
  type Log,
  type LogEntry,
  parseEntry,
  parseHeader,
} from '@serai/kernel'
import type { ServerMessageOf, WireEntry } from '@serai/protocol'

type LogMessage = ServerMessageOf<'log'>

/** One entry of the log, with the positions around it as this viewer knows them. */
export interface Moment {
  readonly entry: LogEntry
  readonly before: unknown
  readonly after: unknown
}

/**
 * A game as this viewer has seen it, from its start. Everything on the page is made of it: the board of the last
 * position, log lines and motion of the moments, charts of all of them.
 */
export class History {
  readonly game: AnyGame
  readonly header: Header
  readonly seats: readonly string[]
  readonly start: unknown
  /** There when the log was read after the end: then it is the whole one. */
  readonly reveal: FairReveal | undefined
  readonly #follower: Follower<unknown>
  #moments: Moment[] = []

  private constructor({ game, header, reveal }: Log, start: unknown) {
    this.game = game
    this.header = header
    this.seats = header.seats
    this.start = start
    this.reveal = reveal
    this.#follower = new Follower(game, start)
  }

  /** Of the log as a table sends it; a fault of it is thrown. */
  static read(
    game: AnyGame,
    { header: json, entries, reveal }: Pick<LogMessage, 'header' | 'entries' | 'reveal'>,
  ): History {
    const header = parseHeader(json)
    if (isRefusal(header)) throw new Error(String(header.fault))
    const parsed = entries.map((entry) => {
      const read = parseEntry(game, entry, header.seats.length)
      if (isRefusal(read)) throw new Error(String(read.fault))
      return read
    })
    return History.fold({ game, header, entries: parsed, ...(reveal && { reveal }) })
  }

  /** Of a log that was read already; a start that cannot be is thrown. */
  static fold(log: Log): History {
    const start = log.game.parsePosition(log.header.start)
    if (isRefusal(start)) throw new Error(start.code)
    const history = new History(log, start)
    for (const entry of log.entries) history.#follow(entry)
    return history
  }

  /** The log as this viewer has it. */
  get log(): Log {
    const { game, header, reveal } = this
    const entries = this.#moments.map(({ entry }) => entry)
    return { game, header, entries, ...(reveal && { reveal }) }
  }

  get state(): unknown {
    return this.#moments.at(-1)?.after ?? this.start
  }

  get seq(): number {
    return this.#follower.seq
  }

  /** A new list whenever there are more. */
  get moments(): readonly Moment[] {
    return this.#moments
  }

  /** Whether the viewer's own seat could take something back, by the rule that the server has. */
  canUndo(seat: number): boolean {
    return this.#follower.canUndo(seat)
  }

  /** False: they do not follow the last entry here, and the log must be read again. */
  append(entries: readonly WireEntry[]): boolean {
    this.#moments = [...this.#moments]
    for (const wire of entries) {
      const entry = parseEntry(this.game, wire, this.seats.length)
      if (isRefusal(entry)) return false
      // A repeated one, after the connection came back.
      if (entry.seq <= this.seq) continue
      if (!this.#follow(entry)) return false
    }
    return true
  }

  #follow(entry: LogEntry): boolean {
    const before = this.state
    if (this.#follower.append(entry)) return false
    this.#moments.push({ entry, before, after: this.game.clone(this.#follower.state) })
    return true
  }
}
