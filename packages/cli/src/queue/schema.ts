/** After such a silence a run or a worker counts as gone. */
export const GONE_AFTER = `interval '5 seconds'`
/** What was left behind longer ago than this is swept away. */
const SWEPT_AFTER = `interval '1 hour'`
const LOCK = 7_310_584

/** What belongs to a run. */
export const RUN_TABLES = ['results', 'claims', 'failures'] as const

const hasColumn = (table: string, column: string) => `EXISTS (SELECT FROM pg_attribute
  WHERE attrelid = 'serai_arena.${table}'::regclass AND attname = '${column}' AND NOT attisdropped)`

/**
 * Taken by one at a time: who comes together with others waits. Tables are only altered when they have to be: that
 * would wait for everybody who uses them, and they for us.
 */
export const CREATE_TABLES = `DO $$ BEGIN
    PERFORM pg_advisory_xact_lock(${LOCK});
    CREATE SCHEMA IF NOT EXISTS serai_arena;
    CREATE TABLE IF NOT EXISTS serai_arena.runs (id text PRIMARY KEY, seen_at timestamptz NOT NULL);
    CREATE TABLE IF NOT EXISTS serai_arena.workers (id text PRIMARY KEY, seen_at timestamptz NOT NULL, release text);
    CREATE TABLE IF NOT EXISTS serai_arena.claims (
      run text NOT NULL, index int NOT NULL, worker text NOT NULL, PRIMARY KEY (run, index));
    CREATE TABLE IF NOT EXISTS serai_arena.results (
      run text NOT NULL, index int NOT NULL, result bytea NOT NULL, PRIMARY KEY (run, index));
    CREATE TABLE IF NOT EXISTS serai_arena.failures (
      id uuid PRIMARY KEY, run text NOT NULL, index int NOT NULL, reason text NOT NULL,
      failed_at timestamptz NOT NULL DEFAULT now());
    IF NOT ${hasColumn('workers', 'release')} THEN
      ALTER TABLE serai_arena.workers ADD COLUMN IF NOT EXISTS release text;
    END IF;
    IF ${hasColumn('claims', 'job')} THEN
      ALTER TABLE serai_arena.claims DROP COLUMN IF EXISTS job;
    END IF;
  END $$`

/** Rows that another process is just taking away are left to it: to wait for them could be a deadlock. */
const sweep = (table: string, isOld: string) => `DELETE FROM serai_arena.${table}
  WHERE ctid IN (SELECT ctid FROM serai_arena.${table} t WHERE ${isOld} FOR UPDATE SKIP LOCKED)`

/** A run or worker that was swept away but still lives comes back with its next heartbeat; its batches are put again. */
export const SWEEP = [
  ...['runs', 'workers'].map((table) => sweep(table, `seen_at < now() - ${SWEPT_AFTER}`)),
  ...RUN_TABLES.map((table) => sweep(table, 'NOT EXISTS (SELECT FROM serai_arena.runs r WHERE r.id = t.run)')),
]
