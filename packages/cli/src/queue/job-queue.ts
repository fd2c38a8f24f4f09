import { randomUUID } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'
import type { PgBossQueue } from '@serai/server'
import { CommandError, oneLine } from '../command-error.ts'
import type { Batch } from '../jobs/batches.ts'
import type { Job } from '../jobs/registry.ts'
import { withStoreErrors } from '../store-errors.ts'
import type { Notify } from './notify.ts'
import { RELEASE } from './release.ts'
import { CREATE_TABLES, GONE_AFTER, RUN_TABLES, SWEEP } from './schema.ts'

/** A batch of a run, as it waits for a worker. */
export interface QueuedBatch {
  readonly run: string
  readonly index: number
  readonly job: Job
  readonly batch: Batch
}

export interface FetchedBatch {
  readonly id: string
  readonly queued: QueuedBatch
}

/** A batch that no worker tries again. */
export interface FailedBatch {
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
/** How often a batch is given out again when its workers go away. */
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

/** Batches and results of runs in a database. The batches are pg-boss jobs; each result is kept once. */
export class JobQueue {
  /** Host and name of the database. */
  readonly place: string
  readonly #boss: PgBossQueue

  private constructor(place: string, boss: PgBossQueue) {
    this.place = place
    this.#boss = boss
  }

  /** Throws a CommandError when the database cannot be used. `notify` hears what goes wrong in the background. */
  static async open(url: string, notify: Notify): Promise<JobQueue> {
    const { databaseReason, PgBossQueue, placeOf } = await import('@serai/server')
    const place = await withStoreErrors(() => placeOf(url))
    const notices = new Set<string>()
    const failed = (error: unknown) => {
      const line = `maintenance of the job queue failed: ${oneLine(databaseReason(error))}`
      if (!notices.has(line)) notify(line)
      notices.add(line)
    }
    let boss: PgBossQueue | null = null
    try {
      boss = await PgBossQueue.open(url, QUEUE, { max: CONNECTIONS, failed })
      for (const step of [CREATE_TABLES, ...SWEEP]) await boss.sql(step)
      return new JobQueue(place, boss)
    } catch (error) {
      // The first reason counts: a queue that cannot be used cannot always be closed either.
      await boss?.close().catch(() => {})
      throw new CommandError(`cannot use the database ${place}: ${oneLine(databaseReason(error))}`)
    }
  }

  /** Creates again what was deleted in the database. */
  async restore(): Promise<void> {
    await this.#boss.restore()
    await this.#boss.sql(CREATE_TABLES)
  }

  /** Puts batches of one run. */
  async put(batches: readonly QueuedBatch[]): Promise<void> {
    const jobs = batches.map((data) => ({ data, singletonKey: `${data.run}:${data.index}` }))
    if ((await this.#boss.insert(jobs)) < jobs.length) throw new QueueMissing(`the queue "${QUEUE.name}" is missing`)
  }

  /** A batch that waits, for whoever claims it next; null when there is none. */
  async fetch(): Promise<FetchedBatch | null> {
    const [job] = await this.#boss.fetch<QueuedBatch>(1)
    return job ? { id: job.id, queued: job.data } : null
  }

  /** Says who plays a fetched batch. False when nobody needs it any more: then it is forgotten. */
  async claim({ id, queued }: FetchedBatch, worker: string): Promise<boolean> {
    const sql = `INSERT INTO serai_arena.claims (run, index, worker)
      SELECT id, $2, $3 FROM serai_arena.runs WHERE id = $1 AND seen_at > now() - ${GONE_AFTER}
      AND NOT EXISTS (SELECT FROM serai_arena.results WHERE run = $1 AND index = $2) FOR KEY SHARE
      ON CONFLICT (run, index) DO UPDATE SET worker = excluded.worker RETURNING run`
    const isNeeded = (await this.#boss.sql(sql, [queued.run, queued.index, worker])).length > 0
    if (!isNeeded) await this.#boss.delete([id])
    return isNeeded
  }

  /** The result of a batch. A second one of the same batch changes nothing. */
  async finish({ id, queued }: FetchedBatch, result: unknown): Promise<void> {
    const sql = `INSERT INTO serai_arena.results
      SELECT id, $2, $3 FROM serai_arena.runs WHERE id = $1 FOR KEY SHARE ON CONFLICT DO NOTHING`
    await this.#boss.sql(sql, [queued.run, queued.index, serialize(result)])
    await this.#boss.delete([id])
  }

  /** Why a batch could not be played. Another thread tries it, unless it has failed too often. */
  async fail(taken: FetchedBatch, reason: string, failure = randomUUID()): Promise<void> {
    const { run, index } = taken.queued
    const sql = `INSERT INTO serai_arena.failures (id, run, index, reason)
      SELECT $2, id, $3, $4 FROM serai_arena.runs WHERE id = $1 FOR KEY SHARE ON CONFLICT DO NOTHING`
    await this.#boss.sql(sql, [run, failure, index, reason])
    await this.requeue(taken)
  }

  /** Another worker plays it. */
  async requeue({ id }: FetchedBatch): Promise<void> {
    await this.#boss.fail([id])
  }

  /** A batch of the run that failed, or lost its worker, too often to be tried again. */
  async failedBatch(run: string): Promise<FailedBatch | null> {
    const sql = `SELECT * FROM (
        SELECT index, count(*)::int AS times, (array_agg(reason ORDER BY failed_at DESC))[1] AS reason
          FROM serai_arena.failures WHERE run = $1 GROUP BY index HAVING count(*) >= ${MOST_FAILURES}
        UNION ALL SELECT (data->>'index')::int, retry_count + 1, 'its workers disappeared'
          FROM serai_jobs.job WHERE name = '${QUEUE.name}' AND state = 'failed' AND data->>'run' = $1
      ) given_up
      WHERE NOT EXISTS (SELECT FROM serai_arena.results r WHERE r.run = $1 AND r.index = given_up.index)
      ORDER BY index LIMIT 1`
    const [row] = await this.#boss.sql(sql, [run])
    return row ? (row as unknown as FailedBatch) : null
  }

  /** Says that a run is alive. */
  async heartbeatRun(run: string): Promise<void> {
    const sql = `INSERT INTO serai_arena.runs VALUES ($1, now()) ON CONFLICT (id) DO UPDATE SET seen_at = now()`
    await this.#boss.sql(sql, [run])
  }

  /** Says that a worker is alive. */
  async heartbeatWorker(worker: string): Promise<void> {
    const sql = `INSERT INTO serai_arena.workers (id, seen_at, release) VALUES ($1, now(), $2)
      ON CONFLICT (id) DO UPDATE SET seen_at = now()`
    await this.#boss.sql(sql, [worker, RELEASE])
  }

  /** Says that a worker has left. */
  async removeWorker(worker: string): Promise<void> {
    await this.#boss.sql('DELETE FROM serai_arena.workers WHERE id = $1', [worker])
  }

  /** Results from number `first` on, as far as they have come without a gap. */
  async results(run: string, first: number): Promise<readonly unknown[]> {
    const sql = 'SELECT index, result FROM serai_arena.results WHERE run = $1 AND index >= $2 ORDER BY index LIMIT 50'
    const rows = await this.#boss.sql(sql, [run, first])
    const found: unknown[] = []
    for (const row of rows) {
      if (row.index !== first + found.length) break
      found.push(deserialize(row.result as Buffer))
    }
    return found
  }

  /** Puts batches back whose worker is gone, even if it went before it could claim them. */
  async requeueOrphans(run: string): Promise<void> {
    const sql = `SELECT id FROM serai_jobs.job WHERE name = '${QUEUE.name}' AND state = 'active'
      AND started_on < now() - ${GONE_AFTER} AND data->>'run' = $1
      AND NOT EXISTS (SELECT FROM serai_arena.claims c JOIN serai_arena.workers w ON w.id = c.worker
        WHERE c.run = $1 AND c.index = (data->>'index')::int AND w.seen_at > now() - ${GONE_AFTER})`
    const rows = await this.#boss.sql(sql, [run])
    if (rows.length > 0) await this.#boss.fail(rows.map(({ id }) => id as string))
  }

  /** Batches from `first` to before `end` that neither wait, nor are played, nor have a result: their worker took the run for gone. */
  async missingBatches(run: string, first: number, end: number): Promise<readonly number[]> {
    const sql = `SELECT n FROM generate_series($2::int, $3::int - 1) n
      WHERE NOT EXISTS (SELECT FROM serai_arena.results WHERE run = $1 AND index = n)
      AND NOT EXISTS (SELECT FROM serai_jobs.job WHERE name = '${QUEUE.name}' AND state < 'completed'
        AND data->>'run' = $1 AND (data->>'index')::int = n)
      ORDER BY n`
    return (await this.#boss.sql(sql, [run, first, end])).map(({ n }) => n as number)
  }

  async workers(): Promise<SeenWorkers> {
    const sql = `SELECT
        extract(epoch FROM now() - max(seen_at) FILTER (WHERE release = $1))::float AS "secondsAgo",
        coalesce(array_agg(DISTINCT coalesce(release, 'older')) FILTER (
          WHERE release IS DISTINCT FROM $1 AND seen_at > now() - ${GONE_AFTER}), '{}') AS "otherReleases"
      FROM serai_arena.workers`
    const [row] = await this.#boss.sql(sql, [RELEASE])
    return row as unknown as SeenWorkers
  }

  /** Deletes everything of the run: a worker that fetches one of its batches later drops it. */
  async removeRun(run: string): Promise<void> {
    // First the run: who claims or finishes holds it meanwhile, and nobody can afterwards.
    await this.#boss.sql('DELETE FROM serai_arena.runs WHERE id = $1', [run])
    for (const table of RUN_TABLES) await this.#boss.sql(`DELETE FROM serai_arena.${table} WHERE run = $1`, [run])
  }

  /**
   * Does what is left to do at the end, and closes. After an error, which its thrower reports, a second one probably has
   * the same cause; otherwise this notifies of what could not be done.
   */
  async closeAfter(last: () => Promise<void>, failed: string, notify: Notify, hasFailed: boolean): Promise<void> {
    try {
      await last()
    } catch (error) {
      const { databaseReason } = await import('@serai/server')
      if (!hasFailed) notify(`${failed} (${oneLine(databaseReason(error))})`)
    }
    // Everything that counts has been written by now: a connection that does not close well takes nothing with it.
    await this.close().catch(() => {})
  }

  async close(): Promise<void> {
    await this.#boss.close()
  }
}
