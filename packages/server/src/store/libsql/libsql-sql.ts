import type Database from 'libsql'
import { DamagedRow } from '../store-fault.ts'

export type Row = Readonly<Record<string, unknown>>

type Damaged = (row: DamagedRow) => void

/** Statements of one database, each prepared once. */
export class LibsqlSql {
  readonly #prepare: (sql: string) => Database.Statement
  readonly #query: (sql: string) => LibsqlQuery
  readonly #damaged: Damaged

  /** `damaged` is told of rows that lists leave out. */
  constructor(database: Database.Database, damaged: Damaged = () => {}) {
    this.#prepare = once((sql) => database.prepare(sql))
    this.#query = once((sql) => new LibsqlQuery(database, sql))
    this.#damaged = damaged
  }

  protected run(sql: string, values: readonly unknown[]): number {
    return this.#prepare(sql).run(...values).changes
  }

  /** Throws a DamagedRow. */
  protected get(sql: string, values: readonly unknown[]): Row | undefined {
    return this.#query(sql).get(values)
  }

  /** Those that can be read. */
  protected all(sql: string, values: readonly unknown[]): Row[] {
    return this.#query(sql).all(values, (row) => row, this.#damaged)
  }

  /** The first `limit` of those that can be read, which is the last value of `sql`: fewer are the end of what there is. */
  protected first<T>(sql: string, values: readonly unknown[], limit: number, read: (row: Row) => T): T[] {
    for (let most = limit; ; most *= 2) {
      let leftOut = 0
      const rows = this.#query(sql).all([...values, most], read, (row) => {
        leftOut++
        this.#damaged(row)
      })
      if (rows.length >= limit || rows.length + leftOut < most) return rows.slice(0, limit)
    }
  }

  /** All of them, or throws a DamagedRow. */
  protected allOrNone(sql: string, values: readonly unknown[]): Row[] {
    const fail = (row: DamagedRow) => {
      throw row
    }
    return this.#query(sql).all(values, (row) => row, fail)
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const legible = new TextDecoder()

/** A question to a database. The library ends the whole process at a text that is not UTF-8, so that texts come as bytes here. */
export class LibsqlQuery {
  readonly #statement: Database.Statement
  readonly #source: string
  readonly #texts: readonly string[]

  constructor(database: Database.Database, sql: string) {
    const asked = database.prepare(sql)
    const columns = asked.columns()
    this.#texts = columns.filter(({ type }) => type === 'TEXT').map(({ name }) => name)
    this.#source = columns.find(({ table }) => table)?.table ?? 'a table'
    const named = columns.map(({ name }) => `"${name}"`)
    const read = named.map((name, i) => (columns[i]!.type === 'TEXT' ? `CAST(${name} AS BLOB) AS ${name}` : name))
    this.#statement = this.#texts.length === 0 ? asked : database.prepare(`SELECT ${read.join(', ')} FROM (${sql})`)
  }

  get(values: readonly unknown[]): Row | undefined {
    const row = this.#statement.get(...values) as Row | undefined
    return row && this.#read(row)
  }

  /** `damaged` is told of rows that are left out. */
  all<T>(values: readonly unknown[], read: (row: Row) => T, damaged: Damaged): T[] {
    const all: T[] = []
    for (const row of this.#statement.all(...values) as Row[]) {
      try {
        all.push(read(this.#read(row)))
      } catch (error) {
        if (!(error instanceof DamagedRow)) throw error
        damaged(error)
      }
    }
    return all
  }

  *iterate(): Iterable<Row> {
    for (const row of this.#statement.iterate() as Iterable<Row>) yield this.#read(row)
  }

  #read(row: Row): Row {
    const read: Record<string, unknown> = { ...row }
    for (const column of this.#texts) {
      const bytes = row[column]
      if (!isBytes(bytes)) continue
      try {
        read[column] = utf8.decode(bytes)
      } catch {
        throw new DamagedRow(this.#source, this.#nameOf(row), `its ${column} is not text`)
      }
    }
    return read
  }

  /** By its first column, which may be the damaged one. */
  #nameOf(row: Row): string {
    const [first] = Object.values(row)
    return isBytes(first) ? legible.decode(first) : String(first)
  }
}

/** The library has two forms of them. */
function isBytes(value: unknown): value is ArrayBuffer | Uint8Array {
  return value instanceof ArrayBuffer || value instanceof Uint8Array
}

/** Keeps what was made for each text. */
function once<T>(make: (sql: string) => T): (sql: string) => T {
  const made = new Map<string, T>()
  return (sql) => {
    const known = made.get(sql) ?? make(sql)
    made.set(sql, known)
    return known
  }
}
