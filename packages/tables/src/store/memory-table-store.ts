import { isObject, type JsonObject } from '@serai/kernel'
import { checkNumbering } from './numbering.ts'
import type { Append, Appended, Snapshot, StoredEntry, TableQuery, TableRow, TableStore } from './table-store.ts'

/** Everything of one table, as text where the store has JSON: nothing is shared with callers. */
export interface StoredTable {
  row: string | null
  readonly entries: string[]
  /** The last seq of each send, by its client id. */
  readonly sends: Map<string, number>
  snapshot: Snapshot | null
}

/** Tables that end with their process. Whoever keeps them elsewhere too overrides `changed`. */
export class MemoryTableStore implements TableStore {
  readonly #tables = new Map<string, StoredTable>()

  async createTable(row: TableRow): Promise<boolean> {
    if (this.#row(row.id)) return false
    this.#put(row)
    return true
  }

  async updateTable(row: TableRow): Promise<boolean> {
    if (!this.#isNext(row)) return false
    this.#put(row)
    return true
  }

  async readTable(id: string): Promise<TableRow | null> {
    return this.#row(id)
  }

  async listTables({
    status,
    includePrivate,
    before = Number.POSITIVE_INFINITY,
    person,
    host,
    limit,
  }: TableQuery): Promise<readonly TableRow[]> {
    return this.rows()
      .filter((row) => status.includes(row.status) && (includePrivate || !row.isPrivate) && row.changedAt < before)
      .filter(({ data }) => person === undefined || isSeated(data, person))
      .filter(({ data }) => host === undefined || isHostedBy(data, host))
      .sort((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1))
      .slice(0, limit)
  }

  async append({ table: id, after, entries, clientId, row }: Append): Promise<Appended> {
    checkNumbering(after, entries)
    const table = this.#tables.get(id) ?? noTable()
    const sent = clientId === undefined ? undefined : table.sends.get(clientId)
    if (sent !== undefined) return { kind: 'repeated', seq: sent }
    if (table.entries.length !== after || (row && !this.#isNextOrNew(row))) {
      return { kind: 'conflict', seq: table.entries.length }
    }
    for (const { entry } of entries) table.entries.push(JSON.stringify(entry))
    const seq = table.entries.length
    if (clientId !== undefined) table.sends.set(clientId, seq)
    if (row) table.row = JSON.stringify(row)
    this.#tables.set(id, table)
    this.changed(id, table)
    return { kind: 'appended', seq }
  }

  async sentSeq(table: string, clientId: string): Promise<number | null> {
    return this.#tables.get(table)?.sends.get(clientId) ?? null
  }

  async readEntries(table: string, after: number, limit: number): Promise<readonly StoredEntry[]> {
    const texts = this.#tables.get(table)?.entries.slice(after, after + limit) ?? []
    return texts.map((text, i) => ({ seq: after + 1 + i, entry: JSON.parse(text) as JsonObject }))
  }

  async lastSeq(table: string): Promise<number> {
    return this.#tables.get(table)?.entries.length ?? 0
  }

  async saveSnapshot(id: string, { seq, bytes }: Snapshot): Promise<void> {
    const table = this.#tables.get(id) ?? noTable()
    if (table.snapshot && table.snapshot.seq > seq) return
    table.snapshot = { seq, bytes: bytes.slice() }
    this.#tables.set(id, table)
  }

  async readSnapshot(table: string): Promise<Snapshot | null> {
    const kept = this.#tables.get(table)?.snapshot
    return kept ? { seq: kept.seq, bytes: kept.bytes.slice() } : null
  }

  /** All of them, in no order. */
  protected rows(): TableRow[] {
    return [...this.#tables.keys()].flatMap((id) => this.#row(id) ?? [])
  }

  /** What was kept elsewhere comes back. */
  protected restore(id: string, table: StoredTable): void {
    this.#tables.set(id, table)
  }

  protected forget(id: string): void {
    this.#tables.delete(id)
  }

  protected changed(_id: string, _table: StoredTable): void {}

  #put(row: TableRow): void {
    const table = this.#tables.get(row.id) ?? noTable()
    table.row = JSON.stringify(row)
    this.#tables.set(row.id, table)
    this.changed(row.id, table)
  }

  #row(id: string): TableRow | null {
    const text = this.#tables.get(id)?.row ?? null
    return text === null ? null : (JSON.parse(text) as TableRow)
  }

  #isNextOrNew(row: TableRow): boolean {
    return row.version === 1 ? this.#row(row.id) === null : this.#isNext(row)
  }

  #isNext(row: TableRow): boolean {
    return this.#row(row.id)?.version === row.version - 1
  }
}

function noTable(): StoredTable {
  return { row: null, entries: [], sends: new Map(), snapshot: null }
}

function isHostedBy({ host }: JsonObject, person: string): boolean {
  return isObject(host) && host.id === person
}

function isSeated({ seats }: JsonObject, person: string): boolean {
  return Array.isArray(seats) && seats.some((seat) => isObject(seat) && seat.person === person)
}
