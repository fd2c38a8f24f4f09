import { type AnyGame, isRefusal, type Refusal, SPECTATOR } from '@serai/kernel'
import type { ChatInput, RulesRequest, TableRequest, TableSummary, Verdict } from '@serai/protocol'
import type { Caller, Command, Listener, Watch } from '../caller.ts'
import type { Failed } from '../failed.ts'
import { writeLog } from '../match/table-log.ts'
import type { RandomBytes } from '../random-bytes.ts'
import { decline } from '../refusals.ts'
import { type Stages, unmeasured } from '../stages.ts'
import type { TableRow, TableStore } from '../store/table-store.ts'
import { hasEnded } from '../table/ended.ts'
import { seatOf } from '../table/seats.ts'
import { summarize } from '../table/summary.ts'
import { Table } from '../table/table.ts'
import { dataOf } from '../table/table-data.ts'
import type { Written } from '../table/writer.ts'
import type { Time } from '../time.ts'
import type { Timing } from '../timing.ts'
import { FinishedLogs } from './finished-logs.ts'
import { HostLimit } from './host-limit.ts'
import { Lobby } from './lobby.ts'
import type { AddressOf } from './lobby-places.ts'
import { isWritten, type NewTable, newRow, plannedTable, sameTable, unwritten } from './new-table.ts'
import { NodeNews } from './node-news.ts'
import type { OtherNodes } from './other-nodes.ts'
import { ResumeGames } from './resume-games.ts'
import { SeatWatches } from './seat-watches.ts'
import { SharedRead } from './shared-read.ts'
import { Sweeper } from './sweeper.ts'
import { GOING, TableLists, type TableOverview } from './table-lists.ts'
import { changedRules } from './table-rules.ts'
import { TablesInMemory } from './tables-in-memory.ts'
import type { TableWorkers } from './workers.ts'

export interface TableServiceParts {
  /** The games that can be played, by their ids. */
  readonly findGame: (id: string) => AnyGame | undefined
  readonly store: TableStore
  readonly time: Time
  readonly timing: Timing
  readonly bytes: RandomBytes
  readonly workers: TableWorkers
  /** The other processes that keep the same tables. */
  readonly otherNodes?: OtherNodes
  /** Guests are free: the lobby is shared out by address too. */
  readonly addressOf?: AddressOf
  /** A table has ended, here or on another node; told at least once. */
  ended?(table: string): void
  /** Another process gave a person a new name. */
  renamed?(person: string): void
  /** Another process has revoked a credential of a person. */
  revoked?(person: string): void
  readonly failed?: Failed
  readonly stages?: Stages
}

/**
 * The tables of one process: in memory while they are used, in the store always. The only way from the outside to a
 * game: everything it hands out is redacted for its receiver, and an answer is the value asked for, or a refusal.
 */
export class TableService {
  readonly #parts: TableServiceParts
  readonly #tables = new TablesInMemory((id, row) => this.#load(id, row))
  readonly #lists: TableLists
  readonly #hostLimit: HostLimit
  readonly #lobby: Lobby
  readonly #lobbyList = new SharedRead(() => this.#lists.lobby())
  readonly #finishedLogs = new FinishedLogs()
  readonly #seatWatches = new SeatWatches()
  readonly #sweeper: Sweeper
  readonly #nodeNews: NodeNews | null
  readonly #resuming: ResumeGames | null
  #isClosed = false

  constructor(parts: TableServiceParts) {
    const { otherNodes, time, timing } = parts
    this.#parts = parts
    this.#lobby = new Lobby(time)
    this.#lists = new TableLists(parts, this.#tables)
    this.#hostLimit = new HostLimit(parts.store, this.#tables)
    const common = { ...parts, tables: this.#tables, lists: this.#lists }
    this.#sweeper = new Sweeper(common)
    this.#nodeNews = otherNodes
      ? new NodeNews({
          ...common,
          otherNodes,
          lobby: this.#lobby,
          seatWatches: this.#seatWatches,
          changed: (before, after, summary) => this.#changed(before, after, summary),
        })
      : null
    // Among others, tables are continued by whoever is reminded.
    this.#resuming =
      otherNodes?.isAlone === false
        ? null
        : new ResumeGames({ ...common, time, longestMs: timing.idleMs, isShared: otherNodes !== undefined })
  }

  /** Every running game that goes on by itself does so again. */
  get resumed(): Promise<void> {
    return this.#resuming?.done ?? Promise.resolve()
  }

  /** How many tables are in memory: those that somebody looks at, that go on by themselves, or that were used lately. */
  get inMemory(): number {
    return this.#tables.count
  }

  async createTable(by: Caller, request: TableRequest): Promise<TableSummary | Refusal> {
    if (this.#isClosed) return decline('E_CLOSING')
    return this.#hostLimit.within(by.id, async () => {
      const planned = await plannedTable(by, request, this.#parts)
      if (isRefusal(planned)) return planned
      return request.start ? this.#createStarted(by, planned) : this.#create(planned)
    })
  }

  async readTable(id: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.summary)
  }

  /** Open and running tables that are not private, newest first. */
  async lobby(): Promise<readonly TableSummary[]> {
    return (await this.#lobbyList.get()).tables
  }

  /** Where a person sits: what has not ended, private tables too, newest first. */
  async seatedAt(by: Caller, limit: number): Promise<readonly TableSummary[]> {
    return this.#lists.seatedAt(by.id, limit)
  }

  /** Those of these ids that there are, private tables too, in their order. */
  async these(ids: readonly string[]): Promise<readonly TableSummary[]> {
    return this.#lists.these(ids)
  }

  /** Games that have ended, also those that were given up; newest first. */
  async finished(limit: number, before?: number): Promise<readonly TableSummary[]> {
    return this.#lists.finished(limit, before)
  }

  /** The log of a table: whole once it is over, with the secret; before that as the caller may know it. */
  async log(by: Caller | null, id: string): Promise<string | Refusal> {
    return this.#at<string | Refusal>(id, ({ game, row }) => {
      if (!dataOf(row).start) return decline('E_NOT_STARTED')
      const viewer = seatOf(dataOf(row).seats, by?.id ?? null) ?? SPECTATOR
      const write = () => writeLog(this.#parts.store, game, row, viewer)
      return hasEnded(row) ? this.#finishedLogs.get(id, write) : write()
    })
  }

  /** Whether the dice of a finished game are what they were committed to. */
  async verdict(by: Caller | null, id: string): Promise<Verdict | Refusal> {
    const log = await this.log(by, id)
    return isRefusal(log) ? log : this.#parts.workers.verify(log, { person: by?.id ?? null, isAwaited: true })
  }

  async takeSeat(by: Caller, id: string, seat: number | null): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.edits.takeSeat(by, seat))
  }

  async leaveSeat(by: Caller, id: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.edits.leaveSeat(by))
  }

  async addBot(by: Caller, id: string, seat: number | null, bot: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.edits.addBot(by, seat, bot))
  }

  async removeBot(by: Caller, id: string, seat: number): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.edits.removeBot(by, seat))
  }

  /** The host takes a person off a seat. */
  async freeSeat(by: Caller, id: string, seat: number): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.edits.freeSeat(by, seat))
  }

  /** A seat's own part of the dice, until the start. */
  async addSeed(by: Caller, id: string, seed: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.edits.addSeed(by, seed))
  }

  /** The host changes what an open table plays by. */
  async changeRules(by: Caller, id: string, request: RulesRequest): Promise<TableSummary | Refusal> {
    return this.#at(id, async (table) => {
      const rules = await changedRules(table.game, by, table.row, request, this.#parts)
      return isRefusal(rules) ? rules : table.edits.changeRules(by, rules, request.seats)
    })
  }

  async start(by: Caller, id: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.start(by))
  }

  /** The host closes a table that has not started. */
  async giveUp(by: Caller, id: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.edits.giveUp(by))
  }

  async rematch(by: Caller, id: string): Promise<TableSummary | Refusal> {
    const made = await this.#at(id, (table) =>
      table.edits.rematch(by, () =>
        this.#hostLimit.within(by.id, async () => {
          const again = await sameTable(by, table.row, this.#parts)
          return isRefusal(again) ? again : (await this.#create(again)).id
        }),
      ),
    )
    return isRefusal(made) ? made : this.readTable(made)
  }

  /** One action, or a batch that is all or nothing. */
  async act(by: Caller, id: string, command: Command, actions: readonly unknown[]): Promise<Written | Refusal> {
    return this.#at(id, (table) => table.commands.act(by, command, actions))
  }

  /** Gives up: out of turn too. */
  async resign(by: Caller, id: string, command: Command): Promise<Written | Refusal> {
    return this.#at(id, (table) => table.commands.resign(by, command))
  }

  async undo(by: Caller, id: string, command: Command): Promise<Written | Refusal> {
    return this.#at(id, (table) => table.commands.undo(by, command))
  }

  async redo(by: Caller, id: string, command: Command): Promise<Written | Refusal> {
    return this.#at(id, (table) => table.commands.redo(by, command))
  }

  async autopilot(by: Caller, id: string, on: boolean): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.edits.autopilot(by, on))
  }

  async chat(by: Caller, id: string, clientId: string, chat: ChatInput): Promise<null | Refusal> {
    return this.#at(id, (table) => table.edits.say(by, clientId, chat))
  }

  /** The host keeps a person from chatting here. */
  async mute(by: Caller, id: string, person: string, on: boolean): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.edits.mute(by, person, on))
  }

  /**
   * Everything that one viewer may see of a table, in order: the log after entry `from`, or with null positions only.
   * Who watches is at the table, except by a quiet watch.
   */
  async watch(
    by: Caller | null,
    id: string,
    from: number | null,
    listener: Listener,
    isQuiet = false,
  ): Promise<Watch | Refusal> {
    return this.#at(id, (table) => table.watch(by, from, listener, isQuiet))
  }

  /** Changes of the lobby, beginning with all of it. */
  async watchLobby(listener: Listener): Promise<Watch> {
    return this.#lobby.watch(await this.#lobbyList.get(), listener)
  }

  /** Tables at which a person has a seat, for bots that play many; told as they come and go. */
  async watchSeats(by: Caller, listener: (table: string) => void): Promise<Watch> {
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

  /** Everything that is open or running, private tables too. */
  async all(): Promise<readonly TableOverview[]> {
    return this.#lists.all()
  }

  /** Ends a table, and tells everybody there why. */
  async remove(id: string, reason: string): Promise<TableSummary | Refusal> {
    return this.#at(id, (table) => table.edits.remove(reason))
  }

  /** A person has a new name: it is shown wherever they sit and the game has not ended. */
  async rename(by: Caller): Promise<void> {
    for await (const { id } of this.#lists.rows({ status: GOING, person: by.id })) {
      await this.#at(id, (table) => table.edits.rename(by))
    }
  }

  /** A person leaves for good: bots play on at running tables, seats at open ones are free again, and others host them. */
  async retire(by: Caller): Promise<void> {
    for await (const row of this.#lists.rows({ status: GOING, person: by.id })) {
      await this.#at(row.id, async (table) => {
        if (isRefusal(await table.edits.retire(by))) await table.edits.autopilot(by, true)
      })
    }
    // Nobody else can start what they are the host of, be it without a seat.
    for await (const row of this.#lists.rows({ status: ['open'], host: by.id })) {
      await this.#at(row.id, async (table) => {
        const left = await table.edits.retire(by)
        if (!isRefusal(left) && left.hostId === by.id) await table.edits.giveUp(by)
      })
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.#sweeper.stop()
    this.#nodeNews?.stop()
    this.#lobby.stop()
    await this.#resuming?.stop()
    await this.#tables.close()
    await this.#parts.workers.close()
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
    const game = this.#parts.findGame(dataOf(row).game)
    if (!game) return null
    return Table.open(game, row, {
      ...this.#parts,
      stages: this.#parts.stages ?? unmeasured,
      otherNodes: this.#parts.otherNodes ?? null,
      rowChanged: (before, after) => this.#changed(isWritten(before) ? before : null, after),
      attended: (attended, summary) => this.#lobby.changed(attended, summary),
    })
  }

  async #create(table: NewTable): Promise<TableSummary> {
    const row = newRow(table, this.#parts.time.now(), this.#parts.bytes)
    if (!(await this.#parts.store.createTable(row))) throw new Error(`table ${row.id} exists`)
    this.#changed(null, row)
    return summarize(this.#parts.findGame(table.data.game), row, null)
  }

  /** One write makes it and starts it: nothing can come between that would leave a table nobody asked for. */
  async #createStarted(by: Caller, planned: NewTable): Promise<TableSummary> {
    const row = unwritten(newRow(planned, this.#parts.time.now(), this.#parts.bytes))
    return (await this.#tables.add(row.id, this.#start(by, row))).summary
  }

  async #start(by: Caller, row: TableRow): Promise<Table> {
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
