import type Database from 'libsql'

export type Row = Readonly<Record<string, unknown>>

/** Statements of one database, each prepared once. */
export class LibsqlSql {
  readonly #prepare: (sql: string) => Database.Statement

  constructor(database: Database.Database) {
    const prepared = new Map<string, Database.Statement>()
    this.#prepare = (sql) => {
      const known = prepared.get(sql) ?? database.prepare(sql)
      prepared.set(sql, known)
      return known
    }
  }

  protected run(sql: string, values: readonly unknown[]): number {
    return this.#prepare(sql).run(...values).changes
  }

  protected get(sql: string, values: readonly unknown[]): Row | undefined {
    return this.#prepare(sql).get(...values) as Row | undefined
  }

  protected all(sql: string, values: readonly unknown[]): Row[] {
    return this.#prepare(sql).all(...values) as Row[]
  }
}
