import type Database from 'libsql'

/** Each step is taken once, in order, and never changed afterwards: what is on somebody's disk was made by it. */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    status TEXT NOT NULL,
    is_private INTEGER NOT NULL,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    data TEXT NOT NULL
  ) STRICT;
  CREATE INDEX tables_by_change ON tables (status, changed_at);
  CREATE TABLE entries (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE sends (
    table_id TEXT NOT NULL,
    client_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    PRIMARY KEY (table_id, client_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    bytes BLOB NOT NULL
  ) STRICT;
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE tokens (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    label TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX tokens_of_person ON tokens (person);
  CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT;
  `,
]

/** Brings a database to the newest form. Throws when it has a newer one. */
export function migrate(database: Database.Database, steps: readonly string[] = MIGRATIONS): void {
  database.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, made_at INTEGER NOT NULL) STRICT')
  const { done } = database.prepare('SELECT coalesce(max(version), 0) AS done FROM migrations').get() as {
    done: number
  }
  if (done > steps.length)
    throw new Error(`it was written by a newer release (form ${done}, this one knows ${steps.length})`)
  steps.slice(done).forEach((step, i) => {
    database.exec('BEGIN IMMEDIATE')
    try {
      database.exec(step)
      database.prepare('INSERT INTO migrations VALUES (?, ?)').run(done + i + 1, Date.now())
      database.exec('COMMIT')
    } catch (error) {
      database.exec('ROLLBACK')
      throw error
    }
  })
}
