import pg from 'pg'
import PgBoss from 'pg-boss'
import { isLostConnection } from '../store/postgres/lost-connection.ts'

const SCHEMA = 'serai_jobs'
/** Held by whichever process creates a queue: server, arena or worker. */
const LOCK = 7_310_585
const LOCK_TIMEOUT = '60s'
/** How often one of all processes looks for jobs whose process has died: a table may wait for such a job. */
const CARE_SECONDS = 3
/** SQLSTATE: the table is there already. */
const DUPLICATE_TABLE = '42P07'

/** A connection or a pool of them. */
type Queryable = Pick<pg.ClientBase, 'query'>

export interface PgBossQueueOptions {
  /** How many connections. */
  readonly max: number
  /** Told of what goes wrong in the background, apart from lost connections: whoever asks next sees those. */
  readonly failed: (error: unknown) => void
}

/** One pg-boss queue, in the schema that servers, arenas and workers of a database share. */
export class PgBossQueue {
  readonly #url: string
  readonly #queue: PgBoss.Queue
  readonly #failed: (error: unknown) => void
  readonly #pool: pg.Pool
  #boss: PgBoss | null = null

  private constructor(url: string, queue: PgBoss.Queue, { max, failed }: PgBossQueueOptions) {
    this.#url = url
    this.#queue = queue
    this.#failed = (error) => {
      if (!isLostConnection(error) && !this.#pool.ending) failed(error)
    }
    // pg-boss is given our pool: its own would outlive a start that fails, and would wait for a silent server for ever.
    this.#pool = new pg.Pool({ ...connectionTo(url), max, query_timeout: 30_000, application_name: 'serai' })
    this.#pool.on('error', this.#failed)
  }

  /** Creates the queue and its tables where they are missing. Throws what the database says. */
  static async open(url: string, queue: PgBoss.Queue, options: PgBossQueueOptions): Promise<PgBossQueue> {
    const opened = new PgBossQueue(url, queue, options)
    try {
      await opened.restore()
      return opened
    } catch (error) {
      await opened.close()
      throw error
    }
  }

  /** Creates again whatever of the queue was deleted while it was open. */
  async restore(): Promise<void> {
    const boss = new PgBoss({
      db: dbOf(this.#pool),
      schema: SCHEMA,
      schedule: false,
      maintenanceIntervalSeconds: CARE_SECONDS,
    })
    boss.on('error', this.#failed)
    try {
      await whileLocked(this.#url, async () => {
        await boss.start()
        await this.#create(boss)
      })
    } catch (error) {
      await stop(boss)
      throw error
    }
    const before = this.#boss
    this.#boss = boss
    if (before) await stop(before)
  }

  /** How many were put: none when the queue is gone. */
  async insert(jobs: readonly Omit<PgBoss.JobInsert, 'name'>[], on: Queryable = this.#pool): Promise<number> {
    let inserted = 0
    const executeSql: PgBoss.Db['executeSql'] = async (text, values) => {
      const result = await on.query(text, values)
      inserted = result.rowCount ?? 0
      return result
    }
    await this.#open.insert(
      jobs.map((job) => ({ ...job, name: this.#queue.name })),
      { db: { executeSql } },
    )
    return inserted
  }

  async fetch<T>(batchSize: number): Promise<readonly PgBoss.Job<T>[]> {
    let fault: Error | null = null
    // pg-boss takes every error for an empty queue.
    const executeSql: PgBoss.Db['executeSql'] = async (text, values) => {
      try {
        return await this.#pool.query(text, values)
      } catch (error) {
        fault = error as Error
        throw error
      }
    }
    const jobs = await this.#open.fetch<T>(this.#queue.name, { batchSize, db: { executeSql } })
    if (fault) throw fault
    return jobs
  }

  async delete(ids: readonly string[]): Promise<void> {
    await this.#open.deleteJob(this.#queue.name, [...ids])
  }

  /** They are fetched again, as often as the queue allows. */
  async fail(ids: readonly string[]): Promise<void> {
    await this.#open.fail(this.#queue.name, [...ids])
  }

  async sql(text: string, values: readonly unknown[] = []): Promise<readonly Record<string, unknown>[]> {
    return (await this.#pool.query<Record<string, unknown>>(text, [...values])).rows
  }

  async close(): Promise<void> {
    if (this.#pool.ending) return
    if (this.#boss) await stop(this.#boss)
    await this.#pool.end()
  }

  get #open(): PgBoss {
    if (!this.#boss) throw new Error('the queue is not open')
    return this.#boss
  }

  async #create(boss: PgBoss): Promise<void> {
    const { name } = this.#queue
    try {
      await boss.createQueue(name, this.#queue)
    } catch (error) {
      if ((error as { code?: string }).code !== DUPLICATE_TABLE) throw error
      // The row of the queue was deleted and its table left behind. It is empty: jobs would have kept the row.
      for (const { table } of await this.sql(TABLE_OF_QUEUE, [name])) await this.sql(`DROP TABLE ${table as string}`)
      await boss.createQueue(name, this.#queue)
    }
  }
}

/** The partition of the jobs that holds those of one queue. */
const TABLE_OF_QUEUE = `SELECT oid::regclass::text AS table FROM pg_inherits JOIN pg_class ON oid = inhrelid
  WHERE inhparent = '${SCHEMA}.job'::regclass AND pg_get_expr(relpartbound, oid) = format('FOR VALUES IN (%L)', $1::text)`

/**
 * One process at a time. pg-boss creates a queue by writing a row and then referring to its table, for which it needs a
 * stronger lock than for the row: two that do so together wait for each other, and one of them fails.
 */
async function whileLocked(url: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client(connectionTo(url))
  // The calls that fail tell it.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(`SET lock_timeout = '${LOCK_TIMEOUT}'`)
    await client.query('SELECT pg_advisory_lock($1)', [LOCK])
    await work()
  } finally {
    // The lock goes with the connection.
    await client.end().catch(() => {})
  }
}

function connectionTo(url: string) {
  return { connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 }
}

function dbOf(pool: pg.Pool): PgBoss.Db {
  return { executeSql: (text, values) => pool.query(text, values) }
}

async function stop(boss: PgBoss): Promise<void> {
  await boss.stop({ graceful: false, wait: false })
}
