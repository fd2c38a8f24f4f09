import type { AnyGame } from '@serai/kernel'
import type { TableSummary } from '@serai/protocol'
import type { TableQuery, TableRow, TableStore } from '../store/table-store.ts'
import { ENDED } from '../table/ended.ts'
import { summarize } from '../table/summary.ts'
import { dataOf } from '../table/table-data.ts'
import { isListed } from './lobby.ts'
import type { OtherNodes, TableElsewhere } from './other-nodes.ts'
import type { TablesInMemory } from './tables-in-memory.ts'

export const GOING = ['open', 'running'] as const
const MOST_LISTED = 200
/** Private ones too, so many at a time. */
const ALL = { includePrivate: true, limit: 200 }

/** A table for whoever runs the server. */
export interface TableOverview {
  readonly summary: TableSummary
  /** Ids of people: its host, and who sits at each seat. */
  readonly host: string
  readonly people: readonly (string | null)[]
}

/** Lists of tables as the store has them, with what is known of those in memory. */
export class TableLists {
  readonly #findGame: (id: string) => AnyGame | undefined
  readonly #store: TableStore
  readonly #otherNodes: OtherNodes | null
  readonly #open: TablesInMemory

  constructor(
    findGame: (id: string) => AnyGame | undefined,
    store: TableStore,
    otherNodes: OtherNodes | null,
    open: TablesInMemory,
  ) {
    this.#findGame = findGame
    this.#store = store
    this.#otherNodes = otherNodes
    this.#open = open
  }

  async lobby(): Promise<readonly TableSummary[]> {
    return (await this.#list({ status: GOING, includePrivate: false, limit: MOST_LISTED })).filter(isListed)
  }

  /** With who is there in other processes, where the table is not in memory here. */
  async seen(row: TableRow): Promise<TableSummary> {
    const [summary] = await this.#summaries([row])
    return summary!
  }

  /** Where a person sits and the game has not ended, private tables too. */
  async seatedAt(person: string, limit: number): Promise<readonly TableSummary[]> {
    return this.#list({ status: GOING, includePrivate: true, person, limit })
  }

  /** Those of these ids that there are, in their order. */
  async these(ids: readonly string[]): Promise<readonly TableSummary[]> {
    const rows = await Promise.all(ids.map((id) => this.#store.readTable(id)))
    return rows.flatMap((row) => (row ? [this.summaryOf(row)] : []))
  }

  async finished(limit: number, before?: number): Promise<readonly TableSummary[]> {
    const rows: TableRow[] = []
    const query = { status: ENDED, includePrivate: false, limit, ...(before !== undefined && { before }) }
    for await (const row of this.#pages(query)) {
      // A table that never started, or was taken away, is nobody's game.
      if (dataOf(row).start && dataOf(row).removed === undefined) rows.push(row)
      if (rows.length === limit) break
    }
    return this.#summaries(rows)
  }

  async all(): Promise<readonly TableOverview[]> {
    const cards: TableOverview[] = []
    for await (const row of this.rows({ status: GOING })) {
      const { host, seats } = dataOf(row)
      const people = seats.map((seat) => (seat.kind === 'person' ? seat.person : null))
      cards.push({ summary: this.summaryOf(row), host: host.id, people })
    }
    return cards
  }

  /** All tables that are asked for, private ones too. */
  rows(query: Pick<TableQuery, 'status' | 'person' | 'before'>): AsyncGenerator<TableRow> {
    return this.#pages({ ...ALL, ...query })
  }

  summaryOf(row: TableRow, elsewhere?: TableElsewhere): TableSummary {
    const table = this.#open.known(row.id)
    if (table && table.row.version >= row.version) return table.summary
    const seats = dataOf(row).seats
    const live = elsewhere && {
      seq: elsewhere.seq,
      isConnected: (person: string) => elsewhere.people.has(person),
      isPiloted: (number: number) => {
        const seat = seats[number]
        return seat?.kind === 'person' && seat.autopilot
      },
    }
    return summarize(this.#findGame(dataOf(row).game), row, live ?? null)
  }

  async #list(query: TableQuery): Promise<readonly TableSummary[]> {
    return this.#summaries(await this.#store.listTables(query))
  }

  async #summaries(rows: readonly TableRow[]): Promise<readonly TableSummary[]> {
    const unknown = rows.filter(({ id }) => !this.#open.known(id)).map(({ id }) => id)
    const elsewhere = unknown.length > 0 ? await this.#otherNodes?.elsewhere(unknown) : undefined
    return rows.map((row) => this.summaryOf(row, elsewhere?.get(row.id)))
  }

  /** Without an end, `limit` at a time. */
  async *#pages(query: TableQuery): AsyncGenerator<TableRow> {
    const seen = new Set<string>()
    for (let { before } = query; ; ) {
      const page = await this.#store.listTables({ ...query, ...(before !== undefined && { before }) })
      const fresh = page.filter(({ id }) => !seen.has(id))
      for (const row of fresh) {
        seen.add(row.id)
        yield row
      }
      const last = page.at(-1)
      if (!last || page.length < query.limit) return
      // Rows of the same millisecond may be cut in two; a page of nothing else ends it.
      before = fresh.length === 0 ? last.changedAt : last.changedAt + 1
    }
  }
}
