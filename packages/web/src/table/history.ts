import {
  type AnyGame,
  type FairReveal,
  Follower,
  type Header,
  isRefusal,
  type Log,
  type LogEntry,
  parseEntry,
  parseLog,
} from '@serai/kernel'
import type { WireEntry } from '@serai/protocol'

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

  /** Of the lines of JSON that the server gives; a fault of the text is thrown. */
  static parse(game: AnyGame, text: string): History {
    const log = parseLog((id) => (id === game.id ? game : undefined), text)
    if (isRefusal(log)) throw new Error(String(log.fault))
    return History.fold(log)
  }

  /** Of a log that was read already; a start that cannot be is thrown. */
  static fold(log: Log): History {
    const start = log.game.build(log.header.start)
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

  /** False: they do not follow what is here, and the log must be read again. */
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
