import { findGame } from '@serai/bots'
import {
  commitmentOf,
  decodeOptions,
  isIntegerIn,
  isRefusal,
  type JsonObject,
  type Refusal,
  SPECTATOR,
} from '@serai/kernel'
import type { ChatInput, TableRequest, TableSummary } from '@serai/protocol'
import type { Store, TableRow } from '../store/store.ts'
import { type BytesSource, newSecret, newTableId } from './bytes-source.ts'
import type { Clock } from './clock.ts'
import type { Asker, Command, House, Listener, Watch } from './house.ts'
import { Lobby } from './lobby.ts'
import { decline } from './refusals.ts'
import { peopleAt, SeatWatches } from './seat-watch.ts'
import { rotated, seatOf } from './seating.ts'
import { summarize } from './summary.ts'
import { Table, type TableParts } from './table.ts'
import { dataOf, type TableData } from './table-data.ts'
import { lastActed, writeLog } from './table-log.ts'
import type { Thinkers } from './thinking/question.ts'
import type { Timing } from './timing.ts'

export interface HouseParts {
  readonly store: Store
  readonly clock: Clock
  readonly bytes: BytesSource
  readonly thinkers: Thinkers
  readonly timing: Timing
}

const MOST_LISTED = 200
const RESUME_PAGE = 200
const CLEAR_UP = 50

/** The tables of this process: in memory while they are used, on disk always. */
export class TableHouse implements House {
  readonly #parts: HouseParts
  readonly #tables = new Map<string, Promise<Table | null>>()
  readonly #open = new Map<string, Table>()
  readonly #lobby = new Lobby()
  readonly #seatWatches = new SeatWatches()
  /** Every running game that goes on by itself does so again. */
  readonly resumed: Promise<void>
  #stopSweep: () => void = () => {}
  #isClosed = false

  constructor(parts: HouseParts) {
    this.#parts = parts
    this.#setSweep()
    this.resumed = this.#resume()
    // Who does not wait for it is not told.
    this.resumed.catch(() => {})
  }

  async createTable(by: Asker, request: TableRequest): Promise<TableSummary | Refusal> {
    if (this.#isClosed) return decline('E_CLOSING')
    const game = findGame(request.game)
    if (!game) return decline('E_GAME_UNKNOWN', { game: request.game })
    const options = decodeOptions(game.options, request.options)
    if (isRefusal(options)) return options
    const { min, max } = game.seats.table
    if (!isIntegerIn(request.seats, min, max)) return decline('E_SEAT_COUNT', { min, max })
    return this.#create({
      isPrivate: request.isPrivate,
      data: {
        game: game.id,
        options,
        host: { id: by.id, name: by.name },
        seats: Array.from({ length: request.seats }, () => ({ kind: 'empty' as const })),
        clock: request.clock ?? null,
      },
    })
  }

  async readTable(_by: Asker | null, id: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.summary)
  }

  async lobby(): Promise<readonly TableSummary[]> {
    return this.#list({ status: ['open', 'running'], limit: MOST_LISTED })
  }

  async finished(limit: number, before?: number): Promise<readonly TableSummary[]> {
    return this.#list({ status: ['over'], limit, ...(before !== undefined && { before }) })
  }

  async log(by: Asker | null, id: string): Promise<string | Refusal> {
    return this.#at<string | Refusal>(id, ({ game, row }) => {
      if (!dataOf(row).start) return decline('E_NOT_STARTED')
      const viewer = seatOf(dataOf(row).seats, by?.id ?? null) ?? SPECTATOR
      return writeLog(this.#parts.store, game, row, viewer)
    })
  }

  async takeSeat(by: Asker, id: string, seat: number | null): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.takeSeat(by, seat))
  }

  async leaveSeat(by: Asker, id: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.leaveSeat(by))
  }

  async addBot(by: Asker, id: string, seat: number | null, bot: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.addBot(by, seat, bot))
  }

  async removeBot(by: Asker, id: string, seat: number): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.removeBot(by, seat))
  }

  async addSeed(by: Asker, id: string, seed: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.addSeed(by, seed))
  }

  async start(by: Asker, id: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.start(by))
  }

  async rematch(by: Asker, id: string): Promise<TableSummary | Refusal> {
    const made = await this.#at(id, (table) => {
      const { isPrivate } = table.row
      const { game, options, seats, clock } = dataOf(table.row)
      const host = { id: by.id, name: by.name }
      const again = { isPrivate, data: { game, options, host, seats: rotated(seats), clock } }
      return table.rematch(by, async () => (await this.#create(again)).id)
    })
    return isRefusal(made) ? made : this.readTable(by, made)
  }

  async act(by: Asker, id: string, command: Command, actions: readonly unknown[]): Promise<{ seq: number } | Refusal> {
    return this.#at(id, (table) => table.act(by, command, actions))
  }

  async undo(by: Asker, id: string, command: Command): Promise<{ seq: number } | Refusal> {
    return this.#at(id, (table) => table.undo(by, command))
  }

  async redo(by: Asker, id: string, command: Command): Promise<{ seq: number } | Refusal> {
    return this.#at(id, (table) => table.redo(by, command))
  }

  async autopilot(by: Asker, id: string, on: boolean): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.autopilot(by, on))
  }

  async chat(by: Asker, id: string, chat: ChatInput): Promise<null | Refusal> {
    return this.#at(id, (table) => table.chat(by, chat))
  }

  async mute(by: Asker, id: string, person: string, on: boolean): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.mute(by, person, on))
  }

  async watch(by: Asker | null, id: string, from: number | null, listener: Listener): Promise<Watch | Refusal> {
    return this.#at(id, (table) => table.watch(by, from, listener))
  }

  async watchLobby(listener: Listener): Promise<Watch> {
    return this.#lobby.watch(await this.lobby(), listener)
  }

  async watchSeats(by: Asker, listener: (table: string) => void): Promise<Watch> {
    const watch = this.#seatWatches.watch(by.id, listener)
    for await (const row of this.#rows(['open', 'running'])) if (peopleAt(row).has(by.id)) listener(row.id)
    return watch
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#stopSweep()
    await this.resumed.catch(() => {})
    const tables = await Promise.all(this.#tables.values())
    await Promise.all(tables.map(async (table) => table?.close()))
    await this.#parts.thinkers.close()
  }

  /** Does something at a table, which comes to memory for it. */
  async #at<T>(id: string, work: (table: Table) => T | Promise<T>): Promise<T | Refusal> {
    if (this.#isClosed) return decline('E_CLOSING')
    const table = await this.#table(id)
    return table ? work(table) : decline('E_TABLE_UNKNOWN', { table: id })
  }

  #table(id: string, row?: TableRow): Promise<Table | null> {
    const known = this.#tables.get(id)
    if (known) return known
    const opening = this.#load(id, row)
    this.#tables.set(id, opening)
    // Nothing is kept of what is not there.
    const forget = () => void (this.#tables.get(id) === opening && this.#tables.delete(id))
    opening.then((table) => table ?? forget(), forget)
    return opening
  }

  async #load(id: string, known?: TableRow): Promise<Table | null> {
    const row = known ?? (await this.#parts.store.readTable(id))
    const game = row && findGame(dataOf(row).game)
    if (!row || !game) return null
    const parts: TableParts = { ...this.#parts, rowChanged: (before, after) => this.#changed(before, after) }
    const table = await Table.open(game, row, parts)
    this.#open.set(id, table)
    return table
  }

  async #create({ isPrivate, data }: NewTable): Promise<TableSummary> {
    const at = this.#parts.clock.now()
    const secret = newSecret(this.#parts.bytes)
    const whole: TableData = {
      ...data,
      secret,
      commitment: commitmentOf(secret),
      start: null,
      startedAt: null,
      endedAt: null,
      result: null,
      seq: 0,
      chat: [],
      muted: [],
      rematch: null,
    }
    const row: TableRow = {
      id: newTableId(this.#parts.bytes),
      version: 1,
      status: 'open',
      isPrivate,
      createdAt: at,
      changedAt: at,
      data: whole as unknown as JsonObject,
    }
    if (!(await this.#parts.store.createTable(row))) throw new Error(`table ${row.id} exists`)
    this.#changed(null, row)
    return summarize(findGame(data.game), row, null)
  }

  #changed(before: TableRow | null, after: TableRow): void {
    this.#lobby.changed(after, () => this.#summaryOf(after))
    this.#seatWatches.changed(before, after)
  }

  async #list(query: Pick<Parameters<Store['listTables']>[0], 'status' | 'limit' | 'before'>) {
    const rows = await this.#parts.store.listTables({ ...query, includePrivate: false })
    return rows.map((row) => this.#summaryOf(row))
  }

  #summaryOf(row: TableRow): TableSummary {
    const table = this.#open.get(row.id)
    return table && table.row.version >= row.version ? table.summary : summarize(findGame(dataOf(row).game), row, null)
  }

  /** All tables of a status, private ones too, a page at a time; only those whose row is older, if asked. */
  async *#rows(status: readonly TableRow['status'][], changedBefore?: number): AsyncGenerator<TableRow> {
    const seen = new Set<string>()
    for (let before = changedBefore; ; ) {
      const query = { status, includePrivate: true, limit: RESUME_PAGE, ...(before !== undefined && { before }) }
      const page = await this.#parts.store.listTables(query)
      const fresh = page.filter(({ id }) => !seen.has(id))
      for (const row of fresh) {
        seen.add(row.id)
        yield row
      }
      const last = page.at(-1)
      if (!last || page.length < RESUME_PAGE) return
      // Rows of the same millisecond may be cut in two; a page of nothing else ends it.
      before = fresh.length === 0 ? last.changedAt : last.changedAt + 1
    }
  }

  async #resume(): Promise<void> {
    for await (const row of this.#rows(['running'])) {
      if (this.#isClosed) return
      const { clock, seats } = dataOf(row)
      const goesOn =
        clock !== null || seats.some((seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.autopilot))
      if (goesOn) await this.#table(row.id, row).catch(() => {})
    }
  }

  #setSweep(): void {
    this.#stopSweep = this.#parts.clock.setTimer(this.#parts.timing.idleMs, () => {
      this.#sweep()
      // The next time it may go better.
      this.#clearUp().catch(() => {})
      if (!this.#isClosed) this.#setSweep()
    })
  }

  /** Tables that never started, and games that were left, have their end when nobody has touched them for long. */
  async #clearUp(): Promise<void> {
    const { clock, store, timing } = this.#parts
    const before = clock.now() - timing.openMs
    for (const { id } of await store.listTables({ status: ['open'], includePrivate: true, before, limit: CLEAR_UP })) {
      await this.#at(id, (table) => table.abandon(before))
    }
    const forgotten = clock.now() - timing.forgottenMs
    for await (const { id } of this.#rows(['running'], forgotten)) {
      if ((await lastActed(store, id)) < forgotten) await this.#at(id, (table) => table.abandon(forgotten))
    }
  }

  /** Tables that nobody uses leave memory. */
  #sweep(): void {
    const now = this.#parts.clock.now()
    for (const [id, table] of this.#open) {
      if (!table.isIdle(now)) continue
      this.#open.delete(id)
      this.#tables.delete(id)
      void table.close()
    }
  }
}

interface NewTable {
  readonly isPrivate: boolean
  readonly data: Pick<TableData, 'game' | 'options' | 'host' | 'seats' | 'clock'>
}
