import { randomUUID } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import type { JobQueue } from '@serai/server'
import { Fault, oneLine } from '../fault.ts'
import { withStoreFaults } from '../store-fault.ts'
import type { Batch } from '../workers/batches.ts'
import type { Job } from '../workers/job.ts'
import { RELEASE } from './release.ts'
import type { Say } from './say.ts'
import { CREATE_TABLES, GONE, RUN_TABLES, SWEEP } from './tables.ts'

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

/** A batch that is not tried any more. */
export interface GivenUp {
  readonly index: number
  readonly times: number
  readonly reason: string
}

export interface SeenWorkers {
  /** Since one of this release was last seen; null when none ever was. */
  readonly secondsAgo: number | null
  /** Releases of other workers that are there. */
  readonly otherReleases: readonly string[]
}

/** The queue was deleted while it was in use. */
export class QueueMissing extends Error {
  override readonly name = 'QueueMissing'
}

/** A worker that is gone is noticed much sooner; this is for the day when nobody notices. */
const EXPIRE_SECONDS = 82_800
/** How often an order is given out again when its workers go away. */
const RETRIES = 100
/** A batch that fails as often as this fails always. */
const MOST_FAILURES = 3
const QUEUE = {
  name: `arena-${RELEASE}`,
  retryLimit: RETRIES,
  retryDelay: 0,
  expireInSeconds: EXPIRE_SECONDS,
} as const
const CONNECTIONS = 4

/** Orders and results of runs in a database. The orders are pg-boss jobs; each result is kept once. */
export class Board {
  /** Host and name of the database. */
  readonly place: string
  readonly #queue: JobQueue

  private constructor(place: string, queue: JobQueue) {
    this.place = place
    this.#queue = queue
  }

  /** Throws a Fault when the database cannot be used. `say` is told what goes wrong in the background. */
  static async open(url: string, say: Say): Promise<Board> {
    const { databaseReason, JobQueue, placeOf } = await import('@serai/server')
    const place = await withStoreFaults(() => placeOf(url))
    const said = new Set<string>()
    const failed = (error: unknown) => {
      const line = `maintenance of the job queue failed: ${oneLine(databaseReason(error))}`
      if (!said.has(line)) say(line)
      said.add(line)
    }
    let queue: JobQueue | null = null
    try {
      queue = await JobQueue.open(url, QUEUE, { max: CONNECTIONS, failed })
      for (const step of [CREATE_TABLES, ...SWEEP]) await queue.sql(step)
      return new Board(place, queue)
    } catch (error) {
      await queue?.close().catch(() => {})
      throw new Fault(`cannot use the database ${place}: ${oneLine(databaseReason(error))}`)
    }
  }

  /** Creates again what was deleted in the database. */
  async restore(): Promise<void> {
    await this.#queue.restore()
    await this.#queue.sql(CREATE_TABLES)
  }

  /** Puts orders of one run. */
  async put(orders: readonly Order[]): Promise<void> {
    const jobs = orders.map((data) => ({ data, singletonKey: `${data.run}:${data.index}` }))
    if ((await this.#queue.insert(jobs)) < jobs.length) throw new QueueMissing(`the queue "${QUEUE.name}" is missing`)
  }

  /** An order that waits, for whoever claims it next; null when there is none. */
  async fetch(): Promise<TakenOrder | null> {
    const [job] = await this.#queue.fetch<Order>(1)
    return job ? { id: job.id, order: job.data } : null
  }

  /** Says who plays a fetched order. False when nobody needs it any more: then it is forgotten. */
  async claim({ id, order }: TakenOrder, worker: string): Promise<boolean> {
    const sql = `INSERT INTO serai_arena.claims (run, index, worker)
      SELECT id, $2, $3 FROM serai_arena.runs WHERE id = $1 AND seen_at > now() - ${GONE}
      AND NOT EXISTS (SELECT FROM serai_arena.results WHERE run = $1 AND index = $2) FOR KEY SHARE
      ON CONFLICT (run, index) DO UPDATE SET worker = excluded.worker RETURNING run`
    const isNeeded = (await this.#queue.sql(sql, [order.run, order.index, worker])).length > 0
    if (!isNeeded) await this.#queue.delete([id])
    return isNeeded
  }

  /** The result of an order. A second one of the same batch changes nothing. */
  async finish({ id, order }: TakenOrder, result: unknown): Promise<void> {
    const sql = `INSERT INTO serai_arena.results
      SELECT id, $2, $3 FROM serai_arena.runs WHERE id = $1 FOR KEY SHARE ON CONFLICT DO NOTHING`
    await this.#queue.sql(sql, [order.run, order.index, serialize(result)])
    await this.#queue.delete([id])
  }

  /** Why an order could not be played. Another thread tries it, unless it has failed too often. */
  async fail(taken: TakenOrder, reason: string, failure = randomUUID()): Promise<void> {
    const { run, index } = taken.order
    const sql = `INSERT INTO serai_arena.failures (id, run, index, reason)
      SELECT $2, id, $3, $4 FROM serai_arena.runs WHERE id = $1 FOR KEY SHARE ON CONFLICT DO NOTHING`
    await this.#queue.sql(sql, [run, failure, index, reason])
    await this.giveBack(taken)
  }

  /** Somebody else plays it. */
  async giveBack({ id }: TakenOrder): Promise<void> {
    await this.#queue.fail([id])
  }

  /** An order of the run that failed, or lost its worker, too often to be tried again. */
  async givenUp(run: string): Promise<GivenUp | null> {
    const sql = `SELECT * FROM (
        SELECT index, count(*)::int AS times, (array_agg(reason ORDER BY failed_at DESC))[1] AS reason
          FROM serai_arena.failures WHERE run = $1 GROUP BY index HAVING count(*) >= ${MOST_FAILURES}
        UNION ALL SELECT (data->>'index')::int, retry_count + 1, 'every worker that had it went away'
          FROM serai_jobs.job WHERE name = '${QUEUE.name}' AND state = 'failed' AND data->>'run' = $1
      ) given_up
      WHERE NOT EXISTS (SELECT FROM serai_arena.results r WHERE r.run = $1 AND r.index = given_up.index)
      ORDER BY index LIMIT 1`
    const [row] = await this.#queue.sql(sql, [run])
    return row ? (row as unknown as GivenUp) : null
  }

  /** Says that a run is there. */
  async beatRun(run: string): Promise<void> {
    const sql = `INSERT INTO serai_arena.runs VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET seen_at = now()`
    await this.#queue.sql(sql, [run])
  }

  /** Says that a worker is there. */
  async beatWorker(worker: string): Promise<void> {
    const sql = `INSERT INTO serai_arena.workers (id, seen_at, release) VALUES ($1, now(), $2)
      ON CONFLICT (id) DO UPDATE SET seen_at = now()`
    await this.#queue.sql(sql, [worker, RELEASE])
  }

  async leave(worker: string): Promise<void> {
    await this.#queue.sql('DELETE FROM serai_arena.workers WHERE id = $1', [worker])
  }

  /** Results from number `first` on, as far as they have come without a gap. */
  async results(run: string, first: number): Promise<readonly unknown[]> {
    const sql = 'SELECT index, result FROM serai_arena.results WHERE run = $1 AND index >= $2 ORDER BY index LIMIT 50'
    const rows = await this.#queue.sql(sql, [run, first])
    const found: unknown[] = []
    for (const row of rows) {
      if (row.index !== first + found.length) break
      found.push(deserialize(row.result as Buffer))
    }
    return found
  }

  /** What nobody who is there plays is there for others again, also when its worker went before it could claim it. */
  async callBack(run: string): Promise<void> {
    const sql = `SELECT id FROM serai_jobs.job WHERE name = '${QUEUE.name}' AND state = 'active'
      AND started_on < now() - ${GONE} AND data->>'run' = $1
      AND NOT EXISTS (SELECT FROM serai_arena.claims c JOIN serai_arena.workers w ON w.id = c.worker
        WHERE c.run = $1 AND c.index = (data->>'index')::int AND w.seen_at > now() - ${GONE})`
    const rows = await this.#queue.sql(sql, [run])
    if (rows.length > 0) await this.#queue.fail(rows.map(({ id }) => id as string))
  }

  /** Orders between `first` and `end` that neither wait, nor are played, nor have a result: whoever had them took the run for gone. */
  async lost(run: string, first: number, end: number): Promise<readonly number[]> {
    const sql = `SELECT n FROM generate_series($2::int, $3::int - 1) n
      WHERE NOT EXISTS (SELECT FROM serai_arena.results WHERE run = $1 AND index = n)
      AND NOT EXISTS (SELECT FROM serai_jobs.job WHERE name = '${QUEUE.name}' AND state < 'completed'
        AND data->>'run' = $1 AND (data->>'index')::int = n)
      ORDER BY n`
    return (await this.#queue.sql(sql, [run, first, end])).map(({ n }) => n as number)
  }

  async workers(): Promise<SeenWorkers> {
    const sql = `SELECT
        extract(epoch FROM now() - max(seen_at) FILTER (WHERE release = $1))::float AS "secondsAgo",
        coalesce(array_agg(DISTINCT coalesce(release, 'older')) FILTER (
          WHERE release IS DISTINCT FROM $1 AND seen_at > now() - ${GONE}), '{}') AS "otherReleases"
      FROM serai_arena.workers`
    const [row] = await this.#queue.sql(sql, [RELEASE])
    return row as unknown as SeenWorkers
  }

  /** Takes everything of the run away: orders that nobody has begun are forgotten by whoever gets them. */
  async clear(run: string): Promise<void> {
    // First the run: who claims or finishes holds it meanwhile, and nobody can afterwards.
    await this.#queue.sql('DELETE FROM serai_arena.runs WHERE id = $1', [run])
    for (const table of RUN_TABLES) await this.#queue.sql(`DELETE FROM serai_arena.${table} WHERE run = $1`, [run])
  }

  async close(): Promise<void> {
    await this.#queue.close()
  }
}
