import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type Database from 'libsql'
import { LibsqlQuery } from '../store/libsql/libsql-sql.ts'
import { migrate } from '../store/libsql/migrations.ts'
import { DamagedRow, StoreFault } from '../store/store-fault.ts'
import { type Cell, type Content, cellOf, type Source, storedOf, type Target } from './content.ts'
import { checkWhole, draftIn } from './half-moved.ts'
import { lockedDatabase } from './locked-database.ts'
import { Vacancy } from './vacancy.ts'

/** The store of a data folder that no server uses. */
export class LibsqlPlace implements Source {
  protected readonly database: Database.Database

  constructor(file: string, folder: string) {
    this.database = lockedDatabase(file, folder, migrate)
  }

  static open(folder: string): LibsqlPlace {
    checkWhole(folder)
    const file = join(folder, 'serai.db')
    if (!existsSync(file)) throw new StoreFault(`the data folder ${folder} contains no store`)
    return new LibsqlPlace(file, folder)
  }

  async *rows({ name, columns, key }: Content): AsyncIterable<readonly Cell[]> {
    const names = Object.keys(columns)
    const kinds = Object.values(columns)
    const sql = `SELECT ${names.join(', ')} FROM ${name} ORDER BY ${key.join(', ')}`
    try {
      for (const row of new LibsqlQuery(this.database, sql).iterate()) {
        yield names.map((column, i) => cellOf(kinds[i]!, row[column]))
      }
    } catch (error) {
      throw error instanceof DamagedRow ? new StoreFault(`${error.message}; remove this row first`) : error
    }
  }

  async close(): Promise<void> {
    if (!this.database.open) return
    try {
      // Statements that are not collected yet keep the file open, and the lock with it, which SQLite lets go only outside of WAL.
      this.database.exec('PRAGMA journal_mode = DELETE; PRAGMA locking_mode = NORMAL; BEGIN IMMEDIATE; COMMIT')
    } catch {
      // Rows that were not read to their end: then the lock lasts until their statement is collected, or the process ends.
    }
    this.database.close()
  }
}

/** A new store in a data folder. It has another name until it is whole. */
export class LibsqlTarget extends LibsqlPlace implements Target {
  readonly #vacancy: Vacancy
  readonly #draft: string

  private constructor(vacancy: Vacancy, draft: string, folder: string) {
    super(draft, folder)
    this.#vacancy = vacancy
    this.#draft = draft
  }

  static make(folder: string): LibsqlTarget {
    const vacancy = new Vacancy(folder)
    try {
      return new LibsqlTarget(vacancy, draftIn(folder), folder)
    } catch (error) {
      vacancy.release()
      throw error
    }
  }

  async begin(source: string): Promise<void> {
    this.database.exec('CREATE TABLE IF NOT EXISTS moves (source TEXT PRIMARY KEY)')
    this.database.prepare('INSERT INTO moves SELECT ? WHERE NOT EXISTS (SELECT 1 FROM moves)').run(source)
    const row = this.database.prepare('SELECT source FROM moves').get() as { source: string }
    if (row.source !== source) {
      throw new StoreFault(`${this.#draft} is an unfinished import of another file; remove it to start again`)
    }
  }

  async count({ name }: Content): Promise<number> {
    return (this.database.prepare(`SELECT count(*) AS rows FROM ${name}`).get() as { rows: number }).rows
  }

  async put({ name, columns }: Content, rows: readonly (readonly Cell[])[]): Promise<void> {
    const names = Object.keys(columns)
    const insert = this.database.prepare(
      `INSERT INTO ${name} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
    )
    this.database.exec('BEGIN IMMEDIATE')
    try {
      for (const row of rows) insert.run(...row.map(storedOf))
      this.database.exec('COMMIT')
    } catch (error) {
      this.database.exec('ROLLBACK')
      throw error
    }
  }

  async finish(): Promise<void> {
    // The moves stay in it: without them, a draft that is not renamed any more would not know whose part it is.
    await super.close()
    this.#vacancy.fill(this.#draft)
  }

  override async close(): Promise<void> {
    await super.close()
    this.#vacancy.release()
  }
}
