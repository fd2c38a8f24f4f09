import { randomBytes } from 'node:crypto'
import type { Appended, Snapshot, TableQuery, TableRow } from '@serai/tables'
import { quoted, unquoted } from '../quoted.ts'
import type { Person, TokenRow } from '../store.ts'
import { DamagedRow } from '../store-fault.ts'
import type { AppendText, Calls, RowText } from './calls.ts'
import { LibsqlPeopleCalls } from './libsql-people-calls.ts'
import type { Row } from './libsql-sql.ts'
import { HOST } from './migrations.ts'

const SEND = 'INSERT INTO sends VALUES (?, ?, ?)'
const ENTRY = 'INSERT INTO entries VALUES (?, ?, ?)'
/** Only after the last one: none is there with its number, and the one before it is. */
const NEXT_ENTRY = `INSERT INTO entries
  SELECT ?, ?, ? WHERE ? = 0 OR EXISTS (SELECT 1 FROM entries WHERE table_id = ? AND seq = ?) ON CONFLICT DO NOTHING`

/** Of so many tables the last entry is kept in mind. */
const MOST_HEADS = 10_000

/** The calls as SQL. The caller has begun a transaction, and says when it was rolled back. */
export class LibsqlCalls extends LibsqlPeopleCalls implements Calls {
  /** The last entry of tables that were appended to: no other process can write to this file. */
  readonly #heads = new Map<string, number>()

  rolledBack(): void {
    this.#heads.clear()
  }

  createTable(row: RowText): boolean {
    return this.run('INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING', columnsOf(row)) === 1
  }

  updateTable(row: RowText): boolean {
    const [id, ...columns] = columnsOf(row)
    const sql = `UPDATE tables SET version = ?, status = ?, is_private = ?, created_at = ?, changed_at = ?, data = ?
      WHERE id = ? AND version = ?`
    return this.run(sql, [...columns, id, row.version - 1]) === 1
  }

  readTable(id: string): RowText | null {
    const row = this.get('SELECT * FROM tables WHERE id = ?', [id])
    return row ? rowOf(row) : null
  }

  listTables(query: TableQuery): RowText[] {
    const { status, includePrivate, before = Number.MAX_SAFE_INTEGER, person, host, limit } = query
    const [from, whose] =
      person === undefined
        ? ['tables', []]
        : // In this order: first the few tables of the person.
          ['(SELECT table_id FROM seated WHERE person = ?) CROSS JOIN tables ON id = table_id', [person]]
    const [hosted, who] = host === undefined ? ['', []] : [`${HOST} = ? AND`, [host]]
    const sql = `SELECT tables.* FROM ${from}
      WHERE ${hosted} status IN (SELECT value FROM json_each(?)) AND is_private <= ? AND changed_at < ?
      ORDER BY changed_at DESC, id LIMIT ?`
    const values = [...whose, ...who, JSON.stringify(status), includePrivate ? 1 : 0, before]
    return this.first(sql, values, limit, rowOf)
  }

  countTables(status: TableRow['status']): number {
    return this.get('SELECT count(*) AS tables FROM tables WHERE status = ?', [status])!.tables as number
  }

  append(append: AppendText): Appended {
    const { table, after, entries, row } = append
    if (row || entries.length === 0) return this.#appendWithRow(append)
    const seq = after + entries.length
    const sendId = append.clientId === undefined ? null : quoted(append.clientId)
    // What nearly always succeeds is tried at once, without a question before it.
    if (sendId !== null && this.run(`${SEND} ON CONFLICT DO NOTHING`, [table, sendId, seq]) === 0) {
      return { kind: 'repeated', seq: this.sentSeq(table, append.clientId!)! }
    }
    if (!this.#insertNext(table, after, entries[0]!)) {
      if (sendId !== null) this.run('DELETE FROM sends WHERE table_id = ? AND client_id = ?', [table, sendId])
      return { kind: 'conflict', seq: this.lastSeq(table) }
    }
    this.#insert(table, after + 1, entries.slice(1))
    if (this.#heads.size >= MOST_HEADS) this.#heads.clear()
    this.#heads.set(table, seq)
    return { kind: 'appended', seq }
  }

  /** False when `after` is not the last entry of the table. */
  #insertNext(table: string, after: number, entry: string): boolean {
    const head = this.#heads.get(table)
    if (head === undefined) return this.run(NEXT_ENTRY, [table, after + 1, entry, after, table, after]) === 1
    return head === after && this.run(ENTRY, [table, after + 1, entry]) === 1
  }

  #appendWithRow({ table, after, entries, clientId, row }: AppendText): Appended {
    const sent = clientId === undefined ? null : this.sentSeq(table, clientId)
    if (sent !== null) return { kind: 'repeated', seq: sent }
    const last = this.lastSeq(table)
    // The only write that can be refused comes first.
    if (last !== after || (row && !this.#put(row))) return { kind: 'conflict', seq: last }
    this.#insert(table, after, entries)
    const seq = after + entries.length
    this.#heads.delete(table)
    if (clientId !== undefined) this.run(SEND, [table, quoted(clientId), seq])
    return { kind: 'appended', seq }
  }

  #insert(table: string, after: number, entries: readonly string[]): void {
    entries.forEach((entry, i) => {
      this.run(ENTRY, [table, after + 1 + i, entry])
    })
  }

  #put(row: RowText): boolean {
    return row.version === 1 ? this.createTable(row) : this.updateTable(row)
  }

  sentSeq(table: string, clientId: string): number | null {
    const row = this.get('SELECT seq FROM sends WHERE table_id = ? AND client_id = ?', [table, quoted(clientId)])
    return row ? (row.seq as number) : null
  }

  readEntries(table: string, after: number, limit: number): string[] {
    const sql =
      "SELECT table_id || ' ' || seq AS id, entry FROM entries WHERE table_id = ? AND seq > ? ORDER BY seq LIMIT ?"
    return this.allOrNone(sql, [table, after, limit]).map((row) => row.entry as string)
  }

  lastSeq(table: string): number {
    return (this.get('SELECT max(seq) AS last FROM entries WHERE table_id = ?', [table])?.last as number | null) ?? 0
  }

  saveSnapshot(table: string, { seq, bytes }: Snapshot): void {
    const sql = `INSERT INTO snapshots VALUES (?, ?, ?)
      ON CONFLICT DO UPDATE SET seq = excluded.seq, bytes = excluded.bytes WHERE excluded.seq >= seq`
    this.run(sql, [table, seq, Buffer.from(bytes)])
  }

  readSnapshot(table: string): Snapshot | null {
    const row = this.get('SELECT seq, bytes FROM snapshots WHERE table_id = ?', [table])
    return row ? { seq: row.seq as number, bytes: Uint8Array.from(row.bytes as Uint8Array) } : null
  }

  savePerson({ id, name, createdAt }: Person): void {
    this.run('INSERT OR REPLACE INTO people VALUES (?, ?, ?)', [id, quoted(name), createdAt])
  }

  readPerson(id: string): Person | null {
    const row = this.get('SELECT * FROM people WHERE id = ?', [id])
    return row ? { id, name: unquoted(row.name), createdAt: row.created_at as number } : null
  }

  saveToken({ hash, person, label, createdAt }: TokenRow): void {
    this.run('INSERT OR REPLACE INTO tokens VALUES (?, ?, ?, ?)', [hash, person, quoted(label), createdAt])
  }

  findToken(hash: string): TokenRow | null {
    const row = this.get('SELECT * FROM tokens WHERE hash = ?', [hash])
    return row ? tokenOf(row) : null
  }

  listTokens(person: string): TokenRow[] {
    return this.all('SELECT * FROM tokens WHERE person = ? ORDER BY created_at, hash', [person]).map(tokenOf)
  }

  deleteToken(hash: string): boolean {
    return this.run('DELETE FROM tokens WHERE hash = ?', [hash]) === 1
  }

  secret(name: string): string {
    this.run('INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING', [name, randomBytes(32).toString('hex')])
    return this.get('SELECT value FROM secrets WHERE name = ?', [name])!.value as string
  }
}

function columnsOf({ id, version, status, isPrivate, createdAt, changedAt, data }: RowText): unknown[] {
  return [id, version, status, isPrivate ? 1 : 0, createdAt, changedAt, data]
}

function rowOf(row: Row): RowText {
  const [id, data] = [row.id as string, row.data as string]
  try {
    JSON.parse(data)
  } catch {
    throw new DamagedRow('tables', id, 'its data is not JSON')
  }
  return {
    id,
    version: row.version as number,
    status: row.status as RowText['status'],
    isPrivate: row.is_private === 1,
    createdAt: row.created_at as number,
    changedAt: row.changed_at as number,
    data,
  }
}

function tokenOf(row: Row): TokenRow {
  return {
    hash: row.hash as string,
    person: row.person as string,
    label: unquoted(row.label),
    createdAt: row.created_at as number,
  }
}
