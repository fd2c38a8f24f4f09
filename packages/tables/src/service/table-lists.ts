import type { AnyGame } from '@serai/kernel'
import type { TableSummary } from '@serai/protocol'
import type { Failed } from '../failed.ts'
import type { TableQuery, TableRow, TableStore } from '../store/table-store.ts'
import { ENDED, hasEnded } from '../table/ended.ts'
import { summarize } from '../table/summary.ts'
import { dataOf } from '../table/table-data.ts'
import { isListed, type LobbyList } from './lobby.ts'
import { type AddressOf, LobbyPlaces } from './lobby-places.ts'
import type { OtherNodes, TableElsewhere } from './other-nodes.ts'
import type { TablesInMemory } from './tables-in-memory.ts'

export const GOING = ['open', 'running'] as const
/** For the lobby: beyond these, what was not used lately is not looked for. */
const MOST_LOOKED_AT = 1000
const PAGE = 200

export interface TableListsParts {
  readonly findGame: (id: string) => AnyGame | undefined
  readonly store: TableStore
  readonly otherNodes?: OtherNodes
  readonly addressOf?: AddressOf
  readonly failed?: Failed
}

interface Listed {
  readonly row: TableRow
  readonly summary: TableSummary
}

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
  readonly #addressOf: AddressOf
  readonly #failed: Failed | undefined
  readonly #damaged = new Set<string>()

  constructor({ findGame, store, otherNodes, addressOf, failed }: TableListsParts, open: TablesInMemory) {
    this.#findGame = findGame
    this.#store = store
    this.#otherNodes = otherNodes ?? null
    this.#open = open
    this.#addressOf = addressOf ?? (() => null)
    this.#failed = failed
  }

  /** Tables at which people are come first when places are short; the list itself begins with the newest. */
  async lobby(): Promise<LobbyList> {
    const places = new LobbyPlaces(this.#addressOf)
    const listed: Listed[] = []
    const offer = (one: Listed) => {
      if (isListed(one.summary) && !places.has(one.row.id) && places.take(one.row)) listed.push(one)
    }
    for (const row of this.#attended()) offer({ row, summary: this.summaryOf(row) })
    let lookedAt = 0
    for await (const rows of this.#pages({ status: GOING, includePrivate: false, limit: PAGE })) {
      for (const one of await this.#withSummaries(rows)) offer(one)
      lookedAt += rows.length
      if (places.isFull || lookedAt >= MOST_LOOKED_AT) break
    }
    listed.sort((a, b) => newestFirst(a.row, b.row))
    return { places, tables: listed.map(({ summary }) => summary) }
  }

  /** Public tables in memory at which somebody is, newest first. */
  #attended(): readonly TableRow[] {
    const attended = [...this.#open].filter(({ row, viewers }) => viewers.count > 0 && !row.isPrivate && !hasEnded(row))
    return attended.map(({ row }) => row).sort(newestFirst)
  }

  /** With who is there in other processes, where the table is not in memory here. */
  async seen(row: TableRow): Promise<TableSummary> {
    const elsewhere = await this.#elsewhere([row])
    return this.summaryOf(row, elsewhere?.get(row.id))
  }

  /** Where a person sits and the game has not ended, private tables too. */
  async seatedAt(person: string, limit: number): Promise<readonly TableSummary[]> {
    return this.#list({ status: GOING, includePrivate: true, person, limit })
  }

  /** Those of these ids that there are, in their order. */
  async these(ids: readonly string[]): Promise<readonly TableSummary[]> {
    const rows = await Promise.all(ids.map((id) => this.#store.readTable(id)))
    return rows.flatMap((row) => (row ? this.#listed(row) : []))
  }

  async finished(limit: number, before?: number): Promise<readonly TableSummary[]> {
    const rows: TableRow[] = []
    const query = { status: ENDED, includePrivate: false, limit, ...(before !== undefined && { before }) }
    for await (const page of this.#pages(query)) {
      // A table that never started, or was taken away, is nobody's game.
      rows.push(...page.filter((row) => dataOf(row).start && dataOf(row).removed === undefined))
      if (rows.length >= limit) break
    }
    return this.#summaries(rows.slice(0, limit))
  }

  async all(): Promise<readonly TableOverview[]> {
    const cards: TableOverview[] = []
    for await (const row of this.rows({ status: GOING })) {
      for (const summary of this.#listed(row)) {
        const { host, seats } = dataOf(row)
        const people = seats.map((seat) => (seat.kind === 'person' ? seat.person : null))
        cards.push({ summary, host: host.id, people })
      }
    }
    return cards
  }

  /** All tables that are asked for, private ones too. */
  async *rows(query: Pick<TableQuery, 'status' | 'person' | 'host' | 'before'>): AsyncGenerator<TableRow> {
    for await (const page of this.#pages({ includePrivate: true, limit: PAGE, ...query })) yield* page
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
    return (await this.#withSummaries(rows)).map(({ summary }) => summary)
  }

  async #withSummaries(rows: readonly TableRow[]): Promise<readonly Listed[]> {
    const elsewhere = await this.#elsewhere(rows)
    return rows.flatMap((row) => this.#listed(row, elsewhere?.get(row.id)).map((summary) => ({ row, summary })))
  }

  async #elsewhere(rows: readonly TableRow[]): Promise<ReadonlyMap<string, TableElsewhere> | undefined> {
    const unknown = rows.filter(({ id }) => !this.#open.known(id)).map(({ id }) => id)
    return unknown.length > 0 ? this.#otherNodes?.elsewhere(unknown) : undefined
  }

  /** Nothing of a table whose row is damaged: all others are listed, and it is said once. */
  #listed(row: TableRow, elsewhere?: TableElsewhere): readonly TableSummary[] {
    try {
      return [this.summaryOf(row, elsewhere)]
    } catch (error) {
      if (!this.#damaged.has(row.id))
        this.#failed?.(error, 'a table is damaged; skipping it in lists', { table: row.id })
      this.#damaged.add(row.id)
      return []
    }
  }

  /** Without an end, `limit` at a time. */
  async *#pages(query: TableQuery): AsyncGenerator<readonly TableRow[]> {
    const seen = new Set<string>()
    for (let { before } = query; ; ) {
      const page = await this.#store.listTables({ ...query, ...(before !== undefined && { before }) })
      const fresh = page.filter(({ id }) => !seen.has(id))
      for (const { id } of fresh) seen.add(id)
      yield fresh
      const last = page.at(-1)
      if (!last || page.length < query.limit) return
      // Rows of the same millisecond may be cut in two; a page of nothing else ends it.
      before = fresh.length === 0 ? last.changedAt : last.changedAt + 1
    }
  }
}

function newestFirst(a: TableRow, b: TableRow): number {
  return b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1)
}
