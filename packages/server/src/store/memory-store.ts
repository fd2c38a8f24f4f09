import { randomBytes } from 'node:crypto'
import { isObject, type JsonObject } from '@serai/kernel'
import { hasEnded } from './ended.ts'
import { MemoryPeople } from './memory-people.ts'
import { checkNumbering } from './numbering.ts'
import type { Append, Appended, Person, Snapshot, Store, StoredEntry, TableQuery, TableRow, TokenRow } from './store.ts'

/** A store that ends with its process, for tests and throw-away tables. It keeps text, as a file does: nothing is shared with callers. */
export class MemoryStore extends MemoryPeople implements Store {
  readonly #rows = new Map<string, string>()
  readonly #logs = new Map<string, { readonly entries: string[]; readonly sends: Map<string, number> }>()
  readonly #snapshots = new Map<string, Snapshot>()
  readonly #people = new Map<string, Person>()
  readonly #tokens = new Map<string, TokenRow>()
  readonly #secrets = new Map<string, string>()

  async createTable(row: TableRow): Promise<boolean> {
    if (this.#rows.has(row.id)) return false
    this.#rows.set(row.id, JSON.stringify(row))
    return true
  }

  async updateTable(row: TableRow): Promise<boolean> {
    if (!this.#isNext(row)) return false
    this.#rows.set(row.id, JSON.stringify(row))
    return true
  }

  async readTable(id: string): Promise<TableRow | null> {
    return this.#row(id)
  }

  async listTables({ status, includePrivate, before = Number.POSITIVE_INFINITY, person, limit }: TableQuery) {
    return [...this.#rows.keys()]
      .map((id) => this.#row(id)!)
      .filter((row) => status.includes(row.status) && (includePrivate || !row.isPrivate) && row.changedAt < before)
      .filter(({ data }) => person === undefined || isSeated(data, person))
      .sort((a, b) => b.changedAt - a.changedAt || (a.id < b.id ? -1 : 1))
      .slice(0, limit)
  }

  async countTables(status: TableRow['status']): Promise<number> {
    return [...this.#rows.keys()].filter((id) => this.#row(id)!.status === status).length
  }

  async append({ table, after, entries, clientId, row }: Append): Promise<Appended> {
    checkNumbering(after, entries)
    const log = this.#logs.get(table) ?? { entries: [], sends: new Map<string, number>() }
    const sent = clientId === undefined ? undefined : log.sends.get(clientId)
    if (sent !== undefined) return { kind: 'repeated', seq: sent }
    if (log.entries.length !== after || (row && !this.#isNextOrNew(row))) {
      return { kind: 'conflict', seq: log.entries.length }
    }
    this.#logs.set(table, log)
    for (const { entry } of entries) log.entries.push(JSON.stringify(entry))
    const seq = log.entries.length
    if (clientId !== undefined) log.sends.set(clientId, seq)
    if (row) this.#rows.set(row.id, JSON.stringify(row))
    return { kind: 'appended', seq }
  }

  async sentSeq(table: string, clientId: string): Promise<number | null> {
    return this.#logs.get(table)?.sends.get(clientId) ?? null
  }

  async readEntries(table: string, after: number, limit: number): Promise<readonly StoredEntry[]> {
    const texts = this.#logs.get(table)?.entries.slice(after, after + limit) ?? []
    return texts.map((text, i) => ({ seq: after + 1 + i, entry: JSON.parse(text) as JsonObject }))
  }

  async lastSeq(table: string): Promise<number> {
    return this.#logs.get(table)?.entries.length ?? 0
  }

  async saveSnapshot(table: string, { seq, bytes }: Snapshot): Promise<void> {
    const kept = this.#snapshots.get(table)
    if (!kept || kept.seq <= seq) this.#snapshots.set(table, { seq, bytes: bytes.slice() })
  }

  async readSnapshot(table: string): Promise<Snapshot | null> {
    const kept = this.#snapshots.get(table)
    return kept ? { seq: kept.seq, bytes: kept.bytes.slice() } : null
  }

  async savePerson({ id, name, createdAt }: Person): Promise<void> {
    this.#people.set(id, { id, name, createdAt })
  }

  async readPerson(id: string): Promise<Person | null> {
    return this.#people.get(id) ?? null
  }

  override async deletePerson(person: string): Promise<void> {
    await super.deletePerson(person)
    this.#people.delete(person)
    for (const { hash } of await this.listTokens(person)) this.#tokens.delete(hash)
  }

  async listUnrecorded(limit: number): Promise<readonly string[]> {
    return [...this.#rows.keys()]
      .map((id) => this.#row(id)!)
      .filter((row) => hasEnded(row) && !this.isRecorded(row.id))
      .sort((a, b) => a.changedAt - b.changedAt || (a.id < b.id ? -1 : 1))
      .slice(0, limit)
      .map(({ id }) => id)
  }

  async saveToken({ hash, person, label, createdAt }: TokenRow): Promise<void> {
    this.#tokens.set(hash, { hash, person, label, createdAt })
  }

  async findToken(hash: string): Promise<TokenRow | null> {
    return this.#tokens.get(hash) ?? null
  }

  async listTokens(person: string): Promise<readonly TokenRow[]> {
    return [...this.#tokens.values()]
      .filter((token) => token.person === person)
      .sort((a, b) => a.createdAt - b.createdAt || (a.hash < b.hash ? -1 : 1))
  }

  async deleteToken(hash: string): Promise<boolean> {
    return this.#tokens.delete(hash)
  }

  async secret(name: string): Promise<string> {
    const kept = this.#secrets.get(name) ?? randomBytes(32).toString('hex')
    this.#secrets.set(name, kept)
    return kept
  }

  async close(): Promise<void> {}

  #row(id: string): TableRow | null {
    const text = this.#rows.get(id)
    return text === undefined ? null : (JSON.parse(text) as TableRow)
  }

  #isNextOrNew(row: TableRow): boolean {
    return row.version === 1 ? !this.#rows.has(row.id) : this.#isNext(row)
  }

  #isNext(row: TableRow): boolean {
    return this.#row(row.id)?.version === row.version - 1
  }
}

function isSeated({ seats }: JsonObject, person: string): boolean {
  return Array.isArray(seats) && seats.some((seat) => isObject(seat) && seat.person === person)
}
