import { findGame } from '@serai/bots'
import type { TableSummary } from '@serai/protocol'
import { ENDED } from '../store/ended.ts'
import type { Store, TableQuery, TableRow } from '../store/store.ts'
import type { TableCard } from './house.ts'
import { isListed } from './lobby.ts'
import type { Glance, Neighbours } from './neighbours.ts'
import type { OpenTables } from './open-tables.ts'
import { summarize } from './summary.ts'
import { dataOf } from './table-data.ts'

export const GOING = ['open', 'running'] as const
const MOST_LISTED = 200
/** Private ones too, so many at a time. */
const ALL = { includePrivate: true, limit: 200 }

/** Lists of tables as the store has them, with what is known of those in memory. */
export class TableLists {
  readonly #store: Store
  readonly #neighbours: Neighbours | null
  readonly #open: OpenTables

  constructor(store: Store, neighbours: Neighbours | null, open: OpenTables) {
    this.#store = store
    this.#neighbours = neighbours
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

  async mine(person: string, limit: number): Promise<readonly TableSummary[]> {
    const going = await this.#list({ status: GOING, includePrivate: true, person, limit })
    return going.length < limit ? [...going, ...(await this.played(person, limit - going.length))] : going
  }

  /** Games of one person that have ended, private ones too. */
  async played(person: string, limit: number, before?: number): Promise<readonly TableSummary[]> {
    const played = await this.#store.playedBy(person, limit, before)
    const rows = await Promise.all(played.map(({ table }) => this.#store.readTable(table)))
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

  async all(): Promise<readonly TableCard[]> {
    const cards: TableCard[] = []
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

  summaryOf(row: TableRow, glance?: Glance): TableSummary {
    const table = this.#open.known(row.id)
    if (table && table.row.version >= row.version) return table.summary
    const seats = dataOf(row).seats
    const live = glance && {
      seq: glance.seq,
      isConnected: (person: string) => glance.people.has(person),
      isPiloted: (number: number) => {
        const seat = seats[number]
        return seat?.kind === 'person' && seat.autopilot
      },
    }
    return summarize(findGame(dataOf(row).game), row, live ?? null)
  }

  async #list(query: TableQuery): Promise<readonly TableSummary[]> {
    return this.#summaries(await this.#store.listTables(query))
  }

  async #summaries(rows: readonly TableRow[]): Promise<readonly TableSummary[]> {
    const unknown = rows.filter(({ id }) => !this.#open.known(id)).map(({ id }) => id)
    const glances = unknown.length > 0 ? await this.#neighbours?.glance(unknown) : undefined
    return rows.map((row) => this.summaryOf(row, glances?.get(row.id)))
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
