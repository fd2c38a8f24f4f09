import { randomBytes } from 'node:crypto'
import type { JsonObject } from '@serai/kernel'
import {
  type Append,
  type Appended,
  checkNumbering,
  type Snapshot,
  type StoredEntry,
  type TableQuery,
  type TableRow,
} from '@serai/tables'
import { quoted, unquoted } from '../quoted.ts'
import type { Person, Store, TokenRow } from '../store.ts'
import { EntryReader } from './entry-reader.ts'
import type { Link, Row } from './link.ts'
import { PostgresPeople } from './postgres-people.ts'
import type { Writer } from './writer.ts'

/** Tables in PostgreSQL, which any number of processes share. */
export class PostgresStore extends PostgresPeople implements Store {
  readonly #link: Link
  readonly #writer: Writer
  readonly #entries: EntryReader
  readonly #pending = new Set<Promise<unknown>>()
  #isClosed = false

  constructor(link: Link, writer: Writer) {
    super()
    this.#link = link
    this.#writer = writer
    this.#entries = new EntryReader(link)
  }

  async createTable(row: TableRow): Promise<boolean> {
    return (await this.#write({ kind: 'create', table: row.id, row: textOf(row) })) === true
  }

  async updateTable(row: TableRow): Promise<boolean> {
    return (await this.#write({ kind: 'update', table: row.id, row: textOf(row) })) === true
  }

  async readTable(id: string): Promise<TableRow | null> {
    const [row] = await this.query('SELECT * FROM serai.tables WHERE id = $1', [id])
    return row ? rowOf(row) : null
  }

  async listTables(query: TableQuery) {
    const { status, includePrivate, before = Number.MAX_SAFE_INTEGER, person, host, limit } = query
    const who = [person, host].filter((one) => one !== undefined)
    const seated = person === undefined ? '' : 'AND id IN (SELECT table_id FROM serai.seated WHERE person = $5)'
    const hosted = host === undefined ? '' : `AND serai.host_of(data) = $${4 + who.length}`
    const sql = `SELECT * FROM serai.tables
      WHERE status = ANY ($1) AND is_private <= $2 AND changed_at < $3 ${seated} ${hosted}
      ORDER BY changed_at DESC, id COLLATE "C" LIMIT $4`
    return (await this.query(sql, [status, includePrivate, before, limit, ...who])).map(rowOf)
  }

  async countTables(status: TableRow['status']): Promise<number> {
    const [row] = await this.query('SELECT count(*) AS tables FROM serai.tables WHERE status = $1', [status])
    return Number(row!.tables)
  }

  async append({ table, after, entries, clientId, row, wakeInMs }: Append): Promise<Appended> {
    checkNumbering(after, entries)
    return (await this.#write({
      kind: 'append',
      table,
      after,
      entries: entries.map(({ entry }) => JSON.stringify(entry)),
      ...(clientId !== undefined && { clientId: quoted(clientId) }),
      ...(row && { row: textOf(row) }),
      ...(wakeInMs !== undefined && { wakeInMs }),
    })) as Appended
  }

  async sentSeq(table: string, clientId: string): Promise<number | null> {
    const sql = 'SELECT seq FROM serai.sends WHERE table_id = $1 AND client_id = $2'
    const [row] = await this.query(sql, [table, quoted(clientId)])
    return row ? Number(row.seq) : null
  }

  async readEntries(table: string, after: number, limit: number): Promise<readonly StoredEntry[]> {
    this.#checkOpen()
    return this.#finishing(this.#entries.read(table, after, limit))
  }

  async lastSeq(table: string): Promise<number> {
    const [row] = await this.query('SELECT max(seq) AS last FROM serai.entries WHERE table_id = $1', [table])
    return Number(row!.last ?? 0)
  }

  async saveSnapshot(table: string, { seq, bytes }: Snapshot): Promise<void> {
    const sql = `INSERT INTO serai.snapshots AS kept VALUES ($1, $2, $3)
      ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, bytes = excluded.bytes WHERE excluded.seq >= kept.seq`
    await this.query(sql, [table, seq, Buffer.from(bytes)])
  }

  async readSnapshot(table: string): Promise<Snapshot | null> {
    const [row] = await this.query('SELECT seq, bytes FROM serai.snapshots WHERE table_id = $1', [table])
    return row ? { seq: Number(row.seq), bytes: Uint8Array.from(row.bytes as Uint8Array) } : null
  }

  async savePerson({ id, name, createdAt }: Person): Promise<void> {
    const sql = `INSERT INTO serai.people VALUES ($1, $2, $3)
      ON CONFLICT (id) DO UPDATE SET name = excluded.name, created_at = excluded.created_at`
    await this.query(sql, [id, quoted(name), createdAt])
  }

  async readPerson(id: string): Promise<Person | null> {
    const [row] = await this.query('SELECT * FROM serai.people WHERE id = $1', [id])
    return row ? { id, name: unquoted(row.name), createdAt: Number(row.created_at) } : null
  }

  async saveToken({ hash, person, label, createdAt }: TokenRow): Promise<void> {
    const sql = `INSERT INTO serai.tokens VALUES ($1, $2, $3, $4) ON CONFLICT (hash) DO UPDATE
      SET person = excluded.person, label = excluded.label, created_at = excluded.created_at`
    await this.query(sql, [hash, person, quoted(label), createdAt])
  }

  async findToken(hash: string): Promise<TokenRow | null> {
    const [row] = await this.query('SELECT * FROM serai.tokens WHERE hash = $1', [hash])
    return row ? tokenOf(row) : null
  }

  async listTokens(person: string): Promise<readonly TokenRow[]> {
    const sql = 'SELECT * FROM serai.tokens WHERE person = $1 ORDER BY created_at, hash COLLATE "C"'
    return (await this.query(sql, [person])).map(tokenOf)
  }

  async deleteToken(hash: string): Promise<boolean> {
    return (await this.query('DELETE FROM serai.tokens WHERE hash = $1 RETURNING hash', [hash])).length === 1
  }

  async secret(name: string): Promise<string> {
    const made = randomBytes(32).toString('hex')
    await this.query('INSERT INTO serai.secrets VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, made])
    const [row] = await this.query('SELECT value FROM serai.secrets WHERE name = $1', [name])
    return row!.value as string
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    await this.#writer.settled()
    await Promise.allSettled(this.#pending)
    await this.#link.close()
  }

  async #write(write: Parameters<Writer['write']>[0]): Promise<unknown> {
    this.#checkOpen()
    return this.#writer.write(write)
  }

  protected async query(sql: string, values: readonly unknown[]): Promise<readonly Row[]> {
    this.#checkOpen()
    return this.#finishing(this.#link.query(sql, values))
  }

  #finishing<T>(asked: Promise<T>): Promise<T> {
    this.#pending.add(asked)
    return asked.finally(() => this.#pending.delete(asked))
  }

  #checkOpen(): void {
    if (this.#isClosed) throw new Error('the store is closed')
  }
}

function textOf(row: TableRow): object {
  return { ...row, data: JSON.stringify(row.data) }
}

function rowOf(row: Row): TableRow {
  return {
    id: row.id as string,
    version: Number(row.version),
    status: row.status as TableRow['status'],
    isPrivate: row.is_private as boolean,
    createdAt: Number(row.created_at),
    changedAt: Number(row.changed_at),
    data: JSON.parse(row.data as string) as JsonObject,
  }
}

function tokenOf(row: Row): TokenRow {
  return {
    hash: row.hash as string,
    person: row.person as string,
    label: unquoted(row.label),
    createdAt: Number(row.created_at),
  }
}
