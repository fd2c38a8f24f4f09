import type Database from 'libsql'

/** The host of a table as its index has it; null where the JSON is damaged, which must not keep anybody from opening the rest. */
export const HOST = "iif(json_valid(data), data ->> '$.host.id', NULL)"

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
  `
  CREATE TABLE accounts (
    person TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    key TEXT NOT NULL UNIQUE,
    hash TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE sessions (
    hash TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    label TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sessions_of_person ON sessions (person);
  CREATE TABLE recorded (table_id TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
  CREATE TABLE ratings (
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    numbers TEXT NOT NULL,
    shown INTEGER NOT NULL,
    is_provisional INTEGER NOT NULL,
    games INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    PRIMARY KEY (person, game)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX ratings_by_strength ON ratings (game, is_provisional, shown DESC);
  CREATE TABLE played (
    table_id TEXT NOT NULL,
    person TEXT NOT NULL,
    game TEXT NOT NULL,
    status TEXT NOT NULL,
    ended_at INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    seats INTEGER NOT NULL,
    people INTEGER NOT NULL,
    place INTEGER,
    before INTEGER,
    after INTEGER,
    PRIMARY KEY (table_id, seat)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX played_by_person ON played (person, ended_at);
  CREATE TABLE bans (
    person TEXT PRIMARY KEY,
    is_muted INTEGER NOT NULL,
    is_banned INTEGER NOT NULL,
    reason TEXT NOT NULL,
    changed_at INTEGER NOT NULL
  ) STRICT;
  `,
  `
  -- Who sits at which table that has not ended.
  CREATE TABLE seated (
    person TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, table_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX seated_at ON seated (table_id);
  CREATE VIEW seats AS
    SELECT iif(seat.type = 'object', seat.value ->> 'person', NULL) AS person, tables.id AS table_id
      FROM tables, json_each(data, '$.seats') AS seat
      WHERE status IN ('open', 'running') AND typeof(person) = 'text';
  CREATE TRIGGER seated_new AFTER INSERT ON tables BEGIN
    INSERT OR IGNORE INTO seated SELECT person, table_id FROM seats WHERE table_id = new.id;
  END;
  CREATE TRIGGER seated_anew AFTER UPDATE ON tables BEGIN
    DELETE FROM seated WHERE table_id = new.id;
    INSERT OR IGNORE INTO seated SELECT person, table_id FROM seats WHERE table_id = new.id;
  END;
  INSERT OR IGNORE INTO seated SELECT person, table_id FROM seats;
  `,
  `CREATE INDEX tables_by_host ON tables (${HOST}, status)`,
  `
  -- What the name looks like, worked out by the server; an empty JSON string where it has not been yet.
  ALTER TABLE accounts ADD COLUMN look TEXT NOT NULL DEFAULT '""';
  ALTER TABLE accounts ADD COLUMN small_look TEXT NOT NULL DEFAULT '""';
  CREATE INDEX accounts_by_look ON accounts (look);
  CREATE INDEX accounts_by_small_look ON accounts (small_look);
  `,
]

/** Brings a database to the newest form. Throws when it has a newer one. */
export function migrate(database: Database.Database, steps: readonly string[] = MIGRATIONS): void {
  database.exec('CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY, made_at INTEGER NOT NULL) STRICT')
  const { done } = database.prepare('SELECT coalesce(max(version), 0) AS done FROM migrations').get() as {
    done: number
  }
  if (done > steps.length)
    throw new Error(
      `it was written by a newer release (schema ${done}, this release supports ${steps.length}); update Serai`,
    )
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
