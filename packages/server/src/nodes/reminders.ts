import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import PgBoss from 'pg-boss'
import type { Write } from '../store/postgres/writer.ts'

const QUEUE = 'go-on'
const SCHEMA = 'serai_jobs'
/** How often a node looks for reminders that are due. */
export const POLL_MS = 300
const MOST = 200
/** A table that has to go on and does not is asked for again; one that never can is given up after an hour or so. */
const RETRY = { retryLimit: 1200, retryDelay: 3, retryBackoff: false }

interface Reminder {
  readonly table: string
  readonly seq: number
}

/** pg-boss on our database, with little of everything: it is the net below, not the way. */
export function newBoss(url: string): PgBoss {
  const boss = new PgBoss({ connectionString: url, schema: SCHEMA, max: 2, schedule: false, application_name: 'serai' })
  // What goes wrong is seen by whoever asks; what it does by itself it tries again.
  boss.on('error', () => {})
  return boss
}

/**
 * The net below the nodes. With the entries that leave a table to a bot or a clock goes a job of (table, seq), in the
 * same transaction. If nobody has gone on when its time comes, whichever node gets it does.
 */
export class Reminders {
  readonly #boss: PgBoss
  #isClosed = false
  #running: Promise<void> = Promise.resolve()

  constructor(url: string) {
    this.#boss = newBoss(url)
  }

  async open(): Promise<void> {
    await this.#boss.start()
    await this.#boss.createQueue(QUEUE, {
      name: QUEUE,
      policy: 'standard',
      ...RETRY,
      expireInSeconds: 30,
      retentionDays: 400,
    })
  }

  /** For the transaction of the writes. */
  async put(client: ClientBase, writes: readonly Write[]): Promise<void> {
    const jobs = writes.flatMap(({ table, after, entries, wakeInMs }) => {
      if (typeof wakeInMs !== 'number') return []
      const data: Reminder = { table, seq: Number(after) + (entries as readonly unknown[]).length }
      return [{ name: QUEUE, data, singletonKey: `${table}:${data.seq}`, startAfter: `${wakeInMs} milliseconds` }]
    })
    await this.#boss.insert(jobs, { db: { executeSql: (text, values) => client.query(text, values) } })
  }

  /** `wake` says whether a reminder is settled. */
  begin(wake: (table: string, seq: number) => Promise<boolean>): void {
    this.#running = this.#run(wake)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#running
    await this.#boss.stop({ graceful: false, close: true, wait: false })
  }

  async #run(wake: (table: string, seq: number) => Promise<boolean>): Promise<void> {
    while (!this.#isClosed) {
      const done = await this.#turn(wake).catch(() => 0)
      if (done < MOST) await sleep(POLL_MS, undefined, { ref: false })
    }
  }

  async #turn(wake: (table: string, seq: number) => Promise<boolean>): Promise<number> {
    const jobs = await this.#boss.fetch<Reminder>(QUEUE, { batchSize: MOST })
    if (jobs.length === 0) return 0
    const settled = await Promise.all(jobs.map(({ data }) => wake(data.table, data.seq).catch(() => false)))
    const ids = (isSettled: boolean) => jobs.filter((_, i) => settled[i] === isSettled).map(({ id }) => id)
    if (ids(true).length > 0) await this.#boss.deleteJob(QUEUE, ids(true))
    if (ids(false).length > 0) await this.#boss.fail(QUEUE, ids(false))
    return jobs.length
  }
}
