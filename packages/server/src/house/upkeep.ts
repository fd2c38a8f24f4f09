import type { TableSummary } from '@serai/protocol'
import type { Store, TableRow } from '../store/store.ts'
import type { Clock } from './clock.ts'
import type { Failed } from './failed.ts'
import type { Lobby } from './lobby.ts'
import type { Neighbours, Notice } from './neighbours.ts'
import type { OpenTables } from './open-tables.ts'
import type { SeatWatches } from './seat-watch.ts'
import { dataOf } from './table-data.ts'
import type { TableLists } from './table-lists.ts'
import { lastActed } from './table-log.ts'
import type { Timing } from './timing.ts'

export interface UpkeepParts {
  readonly store: Store
  readonly clock: Clock
  readonly timing: Timing
  /** The other processes that keep the same tables. */
  readonly neighbours?: Neighbours
  /** Another process gave a person a new name. */
  renamed?(person: string): void
  /** Another process has made something worthless that let a person in. */
  lapsed?(person: string): void
  readonly failed?: Failed
}

/** What is kept up: the tables in memory, and what those see who look at lists. */
export interface Premises {
  readonly tables: OpenTables
  readonly lists: TableLists
  readonly lobby: Lobby
  readonly seatWatches: SeatWatches
  changed(before: TableRow | null, after: TableRow, summary: () => TableSummary): void
}

const CLEAR_UP = 50
/** Doubled each time, up to the time of a sweep. */
const RETRY_MS = 1000

/** What a house does without anybody asking: it goes on with games, clears up, and hears what other processes do. */
export class Upkeep {
  readonly #parts: UpkeepParts
  readonly #premises: Premises
  /** Every running game that goes on by itself does so again. */
  readonly resumed: Promise<void>
  #stopSweep: () => void = () => {}
  #stopPause: () => void = () => {}
  #isClosed = false

  constructor(parts: UpkeepParts, premises: Premises) {
    this.#parts = parts
    this.#premises = premises
    this.#setSweep()
    const missed = (table?: string) => (error: unknown) =>
      parts.failed?.(error, 'news of other servers are lost', table === undefined ? {} : { table })
    parts.neighbours?.listen({
      changed: (notice) => void this.#heard(notice).catch(missed(notice.table)),
      moved: (table) => void this.#moved(table).catch(missed(table)),
      renamed: (person) => parts.renamed?.(person),
      lapsed: (person) => parts.lapsed?.(person),
      wake: (table, seq) => this.#wake(table, seq),
      missed: () => void this.#catchUp().catch(missed()),
    })
    // Among others, tables are gone on with by whoever is reminded.
    this.resumed = parts.neighbours?.isAlone === false ? Promise.resolve() : this.#resume()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#stopSweep()
    this.#stopPause()
    await this.resumed
  }

  /** Again and again, until all of them go on. */
  async #resume(): Promise<void> {
    const { clock, timing } = this.#parts
    for (let waitMs = RETRY_MS; !(await this.#goOnAll()); waitMs = Math.min(2 * waitMs, timing.idleMs)) {
      if (this.#isClosed) return
      await new Promise<void>((resolve) => {
        const stop = clock.setTimer(waitMs, resolve)
        this.#stopPause = () => {
          stop()
          resolve()
        }
      })
    }
  }

  /** False when something failed; one that fails holds up no other. */
  async #goOnAll(): Promise<boolean> {
    const { failed } = this.#parts
    let isDone = true
    if (this.#isClosed) return true
    try {
      for await (const row of this.#premises.lists.rows({ status: ['running'] })) {
        if (this.#isClosed) return true
        await this.#goOn(row).catch((error: unknown) => {
          isDone = false
          failed?.(error, 'a running game does not go on', { table: row.id })
        })
      }
    } catch (error) {
      isDone = false
      failed?.(error, 'running games do not go on')
    }
    return isDone
  }

  async #goOn(row: TableRow): Promise<void> {
    const { clock, seats } = dataOf(row)
    const goesOn =
      clock !== null || seats.some((seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.autopilot))
    if (!goesOn) return
    const table = await this.#premises.tables.get(row.id, row)
    if (this.#parts.neighbours) await table?.takeOver(table.summary.seq)
  }

  #setSweep(): void {
    const { clock, timing } = this.#parts
    this.#stopSweep = clock.setTimer(timing.idleMs, () => {
      this.#premises.tables.sweep(clock.now())
      // The next time it may go better.
      this.#clearUp().catch((error: unknown) => this.#parts.failed?.(error, 'old tables are not cleared up'))
      if (!this.#isClosed) this.#setSweep()
    })
  }

  /** Tables that never started, and games that were left, have their end when nobody has touched them for long. */
  async #clearUp(): Promise<void> {
    const { clock, store, timing } = this.#parts
    const before = clock.now() - timing.openMs
    for (const { id } of await store.listTables({ status: ['open'], includePrivate: true, before, limit: CLEAR_UP })) {
      await this.#abandon(id, before)
    }
    const forgotten = clock.now() - timing.forgottenMs
    for await (const { id } of this.#premises.lists.rows({ status: ['running'], before: forgotten })) {
      if ((await lastActed(store, id)) < forgotten) await this.#abandon(id, forgotten)
    }
  }

  async #abandon(id: string, before: number): Promise<void> {
    if (this.#isClosed) return
    const table = await this.#premises.tables.get(id)
    await table?.endings.abandon(before)
  }

  async #heard(notice: Notice): Promise<void> {
    const { tables, lists, lobby, seatWatches } = this.#premises
    const table = await tables.expected(notice.table)
    if (table) return table.refresh(notice)
    if (notice.version === null || (!lobby.isWatched && !seatWatches.isWatched)) return
    const row = await this.#parts.store.readTable(notice.table)
    if (!row) return
    const summary = await lists.seen(row)
    this.#premises.changed(null, row, () => summary)
  }

  /** People came or left elsewhere. */
  async #moved(id: string): Promise<void> {
    const { tables, lists, lobby } = this.#premises
    const table = tables.known(id)
    if (table) return table.lookAround()
    const row = lobby.isWatched ? await this.#parts.store.readTable(id) : null
    if (!row) return
    const summary = await lists.seen(row)
    lobby.changed(row, () => summary)
  }

  async #wake(id: string, seq: number): Promise<boolean> {
    if (this.#isClosed) return false
    const { tables } = this.#premises
    const known = tables.known(id)
    if (known ? known.summary.seq > seq : (await this.#parts.store.lastSeq(id)) > seq) return true
    const table = await tables.get(id)
    return table ? table.takeOver(seq) : true
  }

  /** After a time without news from the others. */
  async #catchUp(): Promise<void> {
    const { tables, lists, lobby } = this.#premises
    for (const table of tables) {
      await table.refresh(null)
      await table.lookAround()
    }
    if (lobby.isWatched) lobby.tellAll(await lists.lobby())
  }
}
