import { findGame } from '@serai/bots'
import { isRefusal, type Refusal, SPECTATOR } from '@serai/kernel'
import type { ChatInput, RulesRequest, TableRequest, TableSummary, Verdict } from '@serai/protocol'
import { hasEnded } from '../store/ended.ts'
import type { TableRow } from '../store/store.ts'
import type { BytesSource } from './bytes-source.ts'
import type { Asker, Command, House, Listener, TableCard, Watch } from './house.ts'
import { Lobby } from './lobby.ts'
import { isWritten, type NewTable, newRow, plannedTable, sameTable, unwritten } from './new-table.ts'
import { OpenTables } from './open-tables.ts'
import { decline } from './refusals.ts'
import { changedRules } from './rules.ts'
import { SeatWatches } from './seat-watch.ts'
import { seatOf } from './seating.ts'
import { summarize } from './summary.ts'
import { Table, type TableParts } from './table.ts'
import { dataOf } from './table-data.ts'
import { GOING, TableLists } from './table-lists.ts'
import { writeLog } from './table-log.ts'
import type { Thinkers } from './thinking/thinkers.ts'
import { Upkeep, type UpkeepParts } from './upkeep.ts'

export interface HouseParts extends UpkeepParts {
  readonly bytes: BytesSource
  readonly thinkers: Thinkers
  /** A table has ended, here or on another node; told at least once. */
  readonly ended?: (table: string) => void
}

/** In memory, and not over. Bots play on where nobody looks: without a limit, one host could have them play at any number. */
const TABLES_PER_HOST = 50

/** The tables of this process: in memory while they are used, on disk always. */
export class TableHouse implements House {
  readonly #parts: HouseParts
  readonly #tables = new OpenTables((id, row) => this.#load(id, row))
  readonly #lists: TableLists
  readonly #lobby = new Lobby()
  readonly #seatWatches = new SeatWatches()
  readonly #upkeep: Upkeep
  #isClosed = false

  constructor(parts: HouseParts) {
    this.#parts = parts
    this.#lists = new TableLists(parts.store, parts.neighbours ?? null, this.#tables)
    this.#upkeep = new Upkeep(parts, {
      tables: this.#tables,
      lists: this.#lists,
      lobby: this.#lobby,
      seatWatches: this.#seatWatches,
      changed: (before, after, summary) => this.#changed(before, after, summary),
    })
  }

  /** Every running game that goes on by itself does so again. */
  get resumed(): Promise<void> {
    return this.#upkeep.resumed
  }

  async createTable(by: Asker, request: TableRequest): Promise<TableSummary | Refusal> {
    if (this.#isClosed) return decline('E_CLOSING')
    const { bytes, thinkers } = this.#parts
    const planned = this.#tooMany(by) ?? (await plannedTable(by, request, bytes, thinkers))
    if (isRefusal(planned)) return planned
    return request.start ? this.#createStarted(by, planned) : this.#create(planned)
  }

  async readTable(_by: Asker | null, id: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.summary)
  }

  async lobby(): Promise<readonly TableSummary[]> {
    return this.#lists.lobby()
  }

  async mine(by: Asker, limit: number): Promise<readonly TableSummary[]> {
    return this.#lists.mine(by.id, limit)
  }

  async played(by: Asker, limit: number, before?: number): Promise<readonly TableSummary[]> {
    return this.#lists.played(by.id, limit, before)
  }

  async finished(limit: number, before?: number): Promise<readonly TableSummary[]> {
    return this.#lists.finished(limit, before)
  }

  async log(by: Asker | null, id: string): Promise<string | Refusal> {
    return this.#at<string | Refusal>(id, ({ game, row }) => {
      if (!dataOf(row).start) return decline('E_NOT_STARTED')
      const viewer = seatOf(dataOf(row).seats, by?.id ?? null) ?? SPECTATOR
      return writeLog(this.#parts.store, game, row, viewer)
    })
  }

  async verdict(by: Asker | null, id: string): Promise<Verdict | Refusal> {
    const log = await this.log(by, id)
    return isRefusal(log) ? log : this.#parts.thinkers.verify(log, { person: by?.id ?? null, isAwaited: true })
  }

  async takeSeat(by: Asker, id: string, seat: number | null): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.changes.takeSeat(by, seat))
  }

  async leaveSeat(by: Asker, id: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.changes.leaveSeat(by))
  }

  async addBot(by: Asker, id: string, seat: number | null, bot: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.changes.addBot(by, seat, bot))
  }

  async removeBot(by: Asker, id: string, seat: number): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.changes.removeBot(by, seat))
  }

  async freeSeat(by: Asker, id: string, seat: number): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.changes.freeSeat(by, seat))
  }

  async addSeed(by: Asker, id: string, seed: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.changes.addSeed(by, seed))
  }

  async changeRules(by: Asker, id: string, request: RulesRequest): Promise<TableSummary | Refusal> {
    const { bytes, thinkers } = this.#parts
    return this.#at(id, async (table) => {
      const rules = await changedRules(table.game, by, table.row, request, bytes, thinkers)
      return isRefusal(rules) ? rules : table.changes.changeRules(by, rules, request.seats)
    })
  }

  async start(by: Asker, id: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.start(by))
  }

  async giveUp(by: Asker, id: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.endings.giveUp(by))
  }

  async rematch(by: Asker, id: string): Promise<TableSummary | Refusal> {
    const { bytes, thinkers } = this.#parts
    const made = await this.#at(id, (table) =>
      table.rematch(by, async () => {
        const again = this.#tooMany(by) ?? (await sameTable(by, table.row, bytes, thinkers))
        return isRefusal(again) ? again : (await this.#create(again)).id
      }),
    )
    return isRefusal(made) ? made : this.readTable(by, made)
  }

  async act(by: Asker, id: string, command: Command, actions: readonly unknown[]): Promise<{ seq: number } | Refusal> {
    return this.#at(id, (table) => table.commands.act(by, command, actions))
  }

  async undo(by: Asker, id: string, command: Command): Promise<{ seq: number } | Refusal> {
    return this.#at(id, (table) => table.commands.undo(by, command))
  }

  async redo(by: Asker, id: string, command: Command): Promise<{ seq: number } | Refusal> {
    return this.#at(id, (table) => table.commands.redo(by, command))
  }

  async autopilot(by: Asker, id: string, on: boolean): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.changes.autopilot(by, on))
  }

  async chat(by: Asker, id: string, chat: ChatInput): Promise<null | Refusal> {
    return this.#at(id, (table) => table.chat.say(by, chat))
  }

  async mute(by: Asker, id: string, person: string, on: boolean): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.changes.mute(by, person, on))
  }

  async watch(
    by: Asker | null,
    id: string,
    from: number | null,
    listener: Listener,
    isQuiet = false,
  ): Promise<Watch | Refusal> {
    return this.#at(id, async (table) => {
      if (from !== null) await table.reach(from)
      return table.door.watch(by, from, listener, isQuiet)
    })
  }

  async watchLobby(listener: Listener): Promise<Watch> {
    return this.#lobby.watch(await this.lobby(), listener)
  }

  async watchSeats(by: Asker, listener: (table: string) => void): Promise<Watch> {
    const watch = this.#seatWatches.watch(by.id, listener)
    try {
      for await (const row of this.#lists.rows({ status: GOING, person: by.id })) listener(row.id)
    } catch (error) {
      // Whoever asked has nothing to close.
      watch.close()
      throw error
    }
    return watch
  }

  async all(): Promise<readonly TableCard[]> {
    return this.#lists.all()
  }

  async remove(id: string, reason: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.endings.remove(reason))
  }

  async rename(by: Asker): Promise<void> {
    for await (const { id } of this.#lists.rows({ status: GOING, person: by.id })) {
      await this.#at(id, (table) => table.changes.rename(by))
    }
  }

  async retire(by: Asker): Promise<void> {
    for await (const row of this.#lists.rows({ status: GOING, person: by.id })) {
      await this.#at(row.id, async (table) => {
        if (isRefusal(await table.changes.retire(by))) await table.changes.autopilot(by, true)
      })
    }
    // Nobody else can start what they are the host of, be it without a seat.
    for await (const row of this.#lists.rows({ status: ['open'] })) {
      if (dataOf(row).host.id !== by.id) continue
      await this.#at(row.id, async (table) => {
        const left = await table.changes.retire(by)
        if (!isRefusal(left) && left.hostId === by.id) await table.endings.giveUp(by)
      })
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#upkeep.close()
    await this.#tables.close()
    await this.#parts.thinkers.close()
  }

  /** Does something at a table, which comes to memory for it. */
  async #at<T>(id: string, work: (table: Table) => T | Promise<T>): Promise<T | Refusal> {
    if (this.#isClosed) return decline('E_CLOSING')
    const table = await this.#tables.get(id)
    return table ? work(table) : decline('E_TABLE_UNKNOWN', { table: id })
  }

  async #load(id: string, known?: TableRow): Promise<Table | null> {
    const row = known ?? (await this.#parts.store.readTable(id))
    return row && this.#open(row)
  }

  async #open(row: TableRow): Promise<Table | null> {
    const game = findGame(dataOf(row).game)
    if (!game) return null
    const { neighbours = null } = this.#parts
    const parts: TableParts = {
      ...this.#parts,
      neighbours,
      rowChanged: (before, after) => this.#changed(isWritten(before) ? before : null, after),
      attended: (row, summary) => this.#lobby.changed(row, summary),
    }
    return Table.open(game, row, parts)
  }

  #tooMany(host: Asker): Refusal | null {
    const isWithin = this.#tables.hostedBy(host.id) < TABLES_PER_HOST
    return isWithin ? null : decline('E_TABLES_MANY', { most: TABLES_PER_HOST })
  }

  async #create(table: NewTable): Promise<TableSummary> {
    const row = newRow(table, this.#parts.clock.now(), this.#parts.bytes)
    if (!(await this.#parts.store.createTable(row))) throw new Error(`table ${row.id} exists`)
    this.#changed(null, row)
    return summarize(findGame(table.data.game), row, null)
  }

  /** One write makes it and starts it: nothing can come between that would leave a table nobody asked for. */
  async #createStarted(by: Asker, planned: NewTable): Promise<TableSummary> {
    const row = unwritten(newRow(planned, this.#parts.clock.now(), this.#parts.bytes))
    return (await this.#tables.add(row.id, this.#start(by, row))).summary
  }

  async #start(by: Asker, row: TableRow): Promise<Table> {
    const table = await this.#open(row)
    const answer = await table?.start(by).catch(async (error: unknown) => {
      await table.close()
      throw error
    })
    // Whatever could be refused was, before there was a row.
    if (!table || !answer || isRefusal(answer)) throw new Error(`table ${row.id}: no start: ${JSON.stringify(answer)}`)
    return table
  }

  #changed(before: TableRow | null, after: TableRow, summary = () => this.#lists.summaryOf(after)): void {
    this.#lobby.changed(after, summary)
    this.#seatWatches.changed(before, after)
    if (before && !hasEnded(before) && hasEnded(after)) this.#parts.ended?.(after.id)
  }
}
