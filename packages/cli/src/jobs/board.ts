import { readFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import PgBoss from 'pg-boss'
import { Fault, oneLine } from '../fault.ts'
import { withStoreFaults } from '../store-fault.ts'
import type { Batch } from '../workers/batches.ts'
import type { Job } from '../workers/job.ts'

/** A batch of a run, as it waits for a worker. */
export interface Order {
  readonly run: string
  readonly index: number
  readonly job: Job
  readonly batch: Batch
}

export interface TakenOrder {
  readonly id: string
  readonly order: Order
}

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string
}
/** Another release may play otherwise: each has a queue of its own. */
const QUEUE = `arena-${version}`
/** After such a silence a run or a worker counts as gone. */
const GONE = `interval '5 seconds'`
/** What was left behind longer ago than this is swept away. */
const LONG_GONE = `interval '1 hour'`
/** A worker that is gone is noticed much sooner; this is for the day when nobody notices. */
const EXPIRE_SECONDS = 82_800
const LOCK = 7_310_584

/** Orders and results of runs in a database. The orders are pg-boss jobs; each result is kept once. */
export class Board {
  readonly #boss: PgBoss

  private constructor(boss: PgBoss) {
    this.#boss = boss
  }

  static async open(url: string): Promise<Board> {
    const { databaseReason, placeOf } = await import('@serai/server')
    const place = await withStoreFaults(() => placeOf(url))
    const boss = new PgBoss({ connectionString: url, schema: 'serai_jobs', schedule: false, max: 4 })
    // Told by the calls that fail.
    boss.on('error', () => {})
    try {
      await boss.start()
      await boss.createQueue(QUEUE, { name: QUEUE, retryLimit: 100, retryDelay: 0, expireInSeconds: EXPIRE_SECONDS })
      const board = new Board(boss)
      for (const step of [SCHEMA, ...SWEEP]) await board.#sql(step)
      return board
    } catch (error) {
      await boss.stop({ graceful: false, wait: false }).catch(() => {})
      throw new Fault(`cannot use the database ${place}: ${oneLine(databaseReason(error))}`)
    }
  }

  /** Puts orders of one run. */
  async put(orders: readonly Order[]): Promise<void> {
    await this.#boss.insert(orders.map((data) => ({ name: QUEUE, data, singletonKey: `${data.run}:${data.index}` })))
  }

  /** An order that waits, for whoever claims it next; null when there is none. */
  async fetch(): Promise<TakenOrder | null> {
    const [job] = await this.#boss.fetch<Order>(QUEUE)
    return job ? { id: job.id, order: job.data } : null
  }

  /** Says who plays a fetched order. False when nobody needs it any more: then it is forgotten. */
  async claim({ id, order }: TakenOrder, worker: string): Promise<boolean> {
    const sql = `INSERT INTO serai_arena.claims (run, index, worker)
      SELECT id, $2, $3 FROM serai_arena.runs WHERE id = $1 AND seen_at > now() - ${GONE}
      AND NOT EXISTS (SELECT FROM serai_arena.results WHERE run = $1 AND index = $2) FOR KEY SHARE
      ON CONFLICT (run, index) DO UPDATE SET worker = excluded.worker RETURNING run`
    const isNeeded = (await this.#sql(sql, [order.run, order.index, worker])).length > 0
    if (!isNeeded) await this.#boss.deleteJob(QUEUE, id)
    return isNeeded
  }

  /** The result of an order. A second one of the same batch changes nothing. */
  async finish({ id, order }: TakenOrder, result: unknown): Promise<void> {
    const sql = `INSERT INTO serai_arena.results
      SELECT id, $2, $3 FROM serai_arena.runs WHERE id = $1 FOR KEY SHARE ON CONFLICT DO NOTHING`
    await this.#sql(sql, [order.run, order.index, serialize(result)])
    await this.#boss.deleteJob(QUEUE, id)
  }

  /** Somebody else plays it. */
  async giveBack({ id }: TakenOrder): Promise<void> {
    await this.#boss.fail(QUEUE, id)
  }

  /** Says that a run or a worker is there. */
  async beat(kind: 'runs' | 'workers', id: string): Promise<void> {
    const sql = `INSERT INTO serai_arena.${kind} VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET seen_at = now()`
    await this.#sql(sql, [id])
  }

  async leave(worker: string): Promise<void> {
    await this.#sql('DELETE FROM serai_arena.workers WHERE id = $1', [worker])
  }

  /** Results from number `first` on, as far as they have come without a gap. */
  async results(run: string, first: number): Promise<readonly unknown[]> {
    const sql = 'SELECT index, result FROM serai_arena.results WHERE run = $1 AND index >= $2 ORDER BY index LIMIT 50'
    const rows = await this.#sql(sql, [run, first])
    const found: unknown[] = []
    for (const row of rows) {
      if (row.index !== first + found.length) break
      found.push(deserialize(row.result as Buffer))
    }
    return found
  }

  /** What nobody who is there plays is there for others again, also when its worker went before it could claim it. */
  async callBack(run: string): Promise<void> {
    const sql = `SELECT id FROM serai_jobs.job WHERE name = '${QUEUE}' AND state = 'active'
      AND started_on < now() - ${GONE} AND data->>'run' = $1
      AND NOT EXISTS (SELECT FROM serai_arena.claims c JOIN serai_arena.workers w ON w.id = c.worker
        WHERE c.run = $1 AND c.index = (data->>'index')::int AND w.seen_at > now() - ${GONE})`
    const rows = await this.#sql(sql, [run])
    if (rows.length > 0)
      await this.#boss.fail(
        QUEUE,
        rows.map(({ id }) => id as string),
      )
  }

  /** Orders between `first` and `end` that neither wait, nor are played, nor have a result: whoever had them took the run for gone. */
  async lost(run: string, first: number, end: number): Promise<readonly number[]> {
    const sql = `SELECT n FROM generate_series($2::int, $3::int - 1) n
      WHERE NOT EXISTS (SELECT FROM serai_arena.results WHERE run = $1 AND index = n)
      AND NOT EXISTS (SELECT FROM serai_jobs.job WHERE name = '${QUEUE}' AND state < 'completed'
        AND data->>'run' = $1 AND (data->>'index')::int = n)
      ORDER BY n`
    return (await this.#sql(sql, [run, first, end])).map(({ n }) => n as number)
  }

  async hasWorkers(): Promise<boolean> {
    return (await this.#sql(`SELECT FROM serai_arena.workers WHERE seen_at > now() - ${GONE} LIMIT 1`)).length > 0
  }

  /** Takes everything of the run away: orders that nobody has begun are forgotten by whoever gets them. */
  async clear(run: string): Promise<void> {
    // First the run: who claims or finishes holds it meanwhile, and nobody can afterwards.
    await this.#sql('DELETE FROM serai_arena.runs WHERE id = $1', [run])
    for (const table of ['results', 'claims']) await this.#sql(`DELETE FROM serai_arena.${table} WHERE run = $1`, [run])
  }

  async close(): Promise<void> {
    await this.#boss.stop({ graceful: false, wait: true })
  }

  async #sql(text: string, values: unknown[] = []): Promise<readonly Record<string, unknown>[]> {
    return (await this.#boss.getDb().executeSql(text, values)).rows as Record<string, unknown>[]
  }
}

/** Taken by one at a time: who comes together with others waits. */
const SCHEMA = `DO $$ BEGIN
    PERFORM pg_advisory_xact_lock(${LOCK});
    CREATE SCHEMA IF NOT EXISTS serai_arena;
    CREATE TABLE IF NOT EXISTS serai_arena.runs (id text PRIMARY KEY, seen_at timestamptz NOT NULL);
    CREATE TABLE IF NOT EXISTS serai_arena.workers (id text PRIMARY KEY, seen_at timestamptz NOT NULL);
    CREATE TABLE IF NOT EXISTS serai_arena.claims (
      run text NOT NULL, index int NOT NULL, worker text NOT NULL, PRIMARY KEY (run, index));
    ALTER TABLE serai_arena.claims DROP COLUMN IF EXISTS job;
    CREATE TABLE IF NOT EXISTS serai_arena.results (
      run text NOT NULL, index int NOT NULL, result bytea NOT NULL, PRIMARY KEY (run, index));
  END $$`

/** Whoever was swept away and is still there is taken up again at its next beat; its orders are put anew. */
const SWEEP = [
  ...['runs', 'workers'].map((kind) => `DELETE FROM serai_arena.${kind} WHERE seen_at < now() - ${LONG_GONE}`),
  ...['claims', 'results'].map(
    (kind) => `DELETE FROM serai_arena.${kind} WHERE NOT EXISTS (SELECT FROM serai_arena.runs WHERE id = run)`,
  ),
]
