import { type AnyGame, formatEntry, isRefusal, type JsonObject, type LogEntry, type Refusal } from '@serai/kernel'
import type { Match } from '../match/match.ts'
import { restoreMatch, restoreRest, snapshotOf } from '../match/restore.ts'
import type { Start } from '../match/start.ts'
import { decline } from '../refusals.ts'
import type { NodeNotice } from '../service/other-nodes.ts'
import type { Append, TableRow, TableStore } from '../store/table-store.ts'
import { changedRow, dataOf, type TableData } from './table-data.ts'

/** What a writer tells its table. */
export interface WriterEvents {
  rowChanged(before: TableRow, after: TableRow): void
  /** They are on disk; the match has yet to show them. `wire` is their form there, with everything in it. */
  appended(match: Match, entries: readonly LogEntry[], wire: readonly JsonObject[]): void
  /** Somebody else had written: row and match are new. */
  reloaded(before: TableRow): void
  /** In how many milliseconds somebody has to have continued after the entries that the match has made; null: nobody. */
  wakeIn(match: Match): number | null
}

export type Written = { readonly seq: number }
export type Change = Partial<TableData> | Refusal

type Writable<T> = { -readonly [Key in keyof T]: T[Key] }

const SNAPSHOT_EVERY = 200
/** Lost races in a row: more than that is not a race. */
const MOST_TRIES = 10

/** Row and log of one table: what is written is on disk before anybody is told. Its caller does one thing at a time. */
export class TableWriter {
  readonly game: AnyGame
  readonly #store: TableStore
  readonly #events: WriterEvents
  #row: TableRow
  #match: Match | null = null
  /** False while the match is ahead of the disk: if that goes wrong, it has to be read again. */
  #isSound = true
  #snapshotSeq = 0
  /** Somebody follows the log from its first entry. */
  #needsWhole = false

  constructor(store: TableStore, game: AnyGame, row: TableRow, events: WriterEvents) {
    this.#store = store
    this.game = game
    this.#row = row
    this.#events = events
  }

  get row(): TableRow {
    return this.#row
  }

  get data(): TableData {
    return dataOf(this.#row)
  }

  /** The game from its start on. */
  get match(): Match | null {
    return this.#match
  }

  get isRunning(): boolean {
    return this.#row.status === 'running'
  }

  /** The game while it is on. */
  get running(): Match | null {
    return this.isRunning ? this.#match : null
  }

  notRunning(): Refusal | null {
    if (this.isRunning) return null
    return decline(this.#row.status === 'open' ? 'E_NOT_STARTED' : 'E_ENDED')
  }

  async open(): Promise<void> {
    this.#match = this.data.start ? await restoreMatch(this.#store, this.game, this.#row, this.#needsWhole) : null
    this.#snapshotSeq = Math.max(this.#snapshotSeq, this.#match?.first ?? 0)
    this.#isSound = true
  }

  /** Has the log at hand from its first entry, also where it was taken up from a snapshot. */
  async readWhole(): Promise<void> {
    this.#needsWhole = true
    if ((this.#match?.first ?? 0) > 0) await this.open()
  }

  /** Changes the row, if nobody was quicker; else `make` is asked again about the row as it is now. */
  async change(at: number, make: (data: TableData) => Change, status?: TableRow['status']): Promise<Refusal | null> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const change = make(this.data)
      if (isRefusal(change)) return change
      if (Object.keys(change).length === 0) return null
      const row = changedRow(this.#row, at, { ...change, seq: this.#match?.seq ?? 0 }, status)
      if (await this.#store.updateTable(row)) {
        this.#setRow(row)
        return null
      }
      await this.#reload()
    }
    throw this.#lost()
  }

  /** Starts the game: the row with its start and the first entries are written in one. */
  async start(at: number, make: () => Start | Refusal): Promise<Refusal | null> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const made = make()
      if (isRefusal(made)) return made
      const { row, match } = made
      const entries = match.begin(at)
      const { kind } = await this.#store.append(this.#append(match, 0, this.#wire(entries), null, row))
      if (kind === 'appended') {
        match.show(entries)
        this.#match = match
        this.#setRow(row)
        return null
      }
      await this.#reload()
    }
    throw this.#lost()
  }

  /** Writes what `make` did to the match. What `make` refuses it leaves as it was. */
  async commit(
    at: number,
    sendId: string | null,
    make: (match: Match) => LogEntry[] | Refusal,
  ): Promise<Written | Refusal> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (!this.#isSound) await this.#reload()
      const refusal = this.notRunning()
      if (refusal) return refusal
      const match = this.#match!
      const after = match.seq
      this.#isSound = false
      const entries = make(match)
      if (isRefusal(entries)) {
        this.#isSound = true
        return entries
      }
      const { result, scores } = match
      const ended = result && { result, ...(scores && { scores }), endedAt: at, seq: after + entries.length }
      const row = ended && changedRow(this.#row, at, ended, 'over')
      const wire = this.#wire(entries)
      const appended = await this.#store.append(this.#append(match, after, wire, sendId, row))
      if (appended.kind === 'appended') {
        this.#isSound = true
        if (row) this.#setRow(row)
        this.#events.appended(match, entries, wire)
        this.#keepSnapshot(match)
        return { seq: appended.seq }
      }
      await this.#reload()
      if (appended.kind === 'repeated') return { seq: appended.seq }
    }
    throw this.#lost()
  }

  /** Reads what others have written, as far as the notice says that there is more; without one, whatever there is. */
  async catchUp(notice: NodeNotice | null): Promise<void> {
    const before = this.#row
    const isRowOld = !notice || (notice.version ?? 0) > before.version
    const row = isRowOld ? await this.#store.readTable(before.id) : before
    if (!row) throw new Error(`table ${before.id} is gone`)
    const match = this.#match
    if (!this.#isSound || (!match && dataOf(row).start)) return this.#reload()
    const known = match?.seq ?? 0
    if (match && (!notice || (notice.seq ?? 0) > known)) {
      await restoreRest(this.#store, this.game, row, match)
    }
    if (row.version === before.version && (match?.seq ?? 0) === known) return
    this.#row = row
    if (row.version !== before.version) this.#events.rowChanged(before, row)
    this.#events.reloaded(before)
  }

  #wire(entries: readonly LogEntry[]): JsonObject[] {
    return entries.map((entry) => formatEntry(this.game, entry))
  }

  #append(
    match: Match,
    after: number,
    wire: readonly JsonObject[],
    sendId: string | null,
    row: TableRow | null,
  ): Append {
    const entries = wire.map((entry, i) => ({ seq: after + 1 + i, entry }))
    const wakeInMs = this.#events.wakeIn(match)
    const append: Writable<Append> = { table: this.#row.id, after, entries }
    if (sendId !== null) append.clientId = sendId
    if (row !== null) append.row = row
    if (wakeInMs !== null) append.wakeInMs = wakeInMs
    return append
  }

  #setRow(row: TableRow): void {
    const before = this.#row
    this.#row = row
    this.#events.rowChanged(before, row)
  }

  async #reload(): Promise<void> {
    const row = await this.#store.readTable(this.#row.id)
    if (!row) throw new Error(`table ${this.#row.id} is gone`)
    const before = this.#row
    this.#row = row
    await this.open()
    if (row.version !== before.version) this.#events.rowChanged(before, row)
    this.#events.reloaded(before)
  }

  #keepSnapshot(match: Match): void {
    if (match.seq - this.#snapshotSeq < SNAPSHOT_EVERY) return
    const snapshot = snapshotOf(match)
    if (!snapshot) return
    this.#snapshotSeq = snapshot.seq
    // Only for speed: without it the log is read from further back.
    this.#store.saveSnapshot(this.#row.id, snapshot).catch(() => {})
  }

  #lost(): Error {
    return new Error(`table ${this.#row.id}: too many lost races`)
  }
}
