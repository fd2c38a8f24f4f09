import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { databaseReason } from '../store/postgres/database-reason.ts'
import { isLostConnection } from '../store/postgres/lost-connection.ts'
import type { Write } from '../store/postgres/writer.ts'
import { PgBossQueue } from './pg-boss-queue.ts'

/** How often a node looks for reminders that are due. */
export const POLL_MS = 300
const MOST = 200
/** A table that has to go on and does not is asked for again; one that never can is given up after an hour or so. */
const RETRY = { retryLimit: 1200, retryDelay: 3, retryBackoff: false }
/** Who has a job for longer is dead, or does no harm where it is not. */
const EXPIRE_SECONDS = 5
const QUEUE = {
  name: 'go-on',
  policy: 'standard',
  ...RETRY,
  expireInSeconds: EXPIRE_SECONDS,
  retentionDays: 400,
} as const
/** With little of everything: it is the net below, not the way. */
const CONNECTIONS = 2

interface Reminder {
  readonly table: string
  readonly seq: number
}

/**
 * The net below the nodes. With the entries that leave a table to a bot or a clock goes a job of (table, seq), in the
 * same transaction. If nobody has gone on when its time comes, whichever node gets it does.
 */
export class Reminders {
  readonly #url: string
  readonly #failed: (error: unknown) => void
  readonly #told = new Set<string>()
  #queue: PgBossQueue | null = null
  #isClosed = false
  #running: Promise<void> = Promise.resolve()

  /** `failed` is told what is wrong with the queue, each fault once; not that the database is away. */
  constructor(url: string, failed: (error: unknown) => void = warn) {
    this.#url = url
    this.#failed = failed
  }

  async open(): Promise<void> {
    this.#queue = await PgBossQueue.open(this.#url, QUEUE, { max: CONNECTIONS, failed: (error) => this.#tell(error) })
  }

  /** For the transaction of the writes. */
  async put(client: ClientBase, writes: readonly Write[]): Promise<void> {
    const jobs = writes.flatMap(({ table, after, entries, wakeInMs }) => {
      if (typeof wakeInMs !== 'number') return []
      const data: Reminder = { table, seq: Number(after) + (entries as readonly unknown[]).length }
      return [{ data, singletonKey: `${table}:${data.seq}`, startAfter: `${wakeInMs} milliseconds` }]
    })
    const inserted = (await this.#queue?.insert(jobs, client)) ?? 0
    if (inserted < jobs.length) this.#tell(new Error('the reminder queue is missing from the database'))
  }

  /** `wake` says whether a reminder is settled. */
  begin(wake: (table: string, seq: number) => Promise<boolean>): void {
    this.#running = this.#run(wake)
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#running
    await this.#queue?.close()
  }

  async #run(wake: (table: string, seq: number) => Promise<boolean>): Promise<void> {
    while (!this.#isClosed) {
      const done = await this.#turn(wake).catch((error: unknown) => {
        this.#tell(error)
        return 0
      })
      if (done < MOST) await sleep(POLL_MS, undefined, { ref: false })
    }
  }

  async #turn(wake: (table: string, seq: number) => Promise<boolean>): Promise<number> {
    const queue = this.#queue
    if (!queue) return 0
    const jobs = await queue.fetch<Reminder>(MOST)
    if (jobs.length === 0) return 0
    const settled = await Promise.all(jobs.map(({ data }) => wake(data.table, data.seq).catch(() => false)))
    const ids = (isSettled: boolean) => jobs.filter((_, i) => settled[i] === isSettled).map(({ id }) => id)
    if (ids(true).length > 0) await queue.delete(ids(true))
    if (ids(false).length > 0) await queue.fail(ids(false))
    return jobs.length
  }

  #tell(error: unknown): void {
    const fault = databaseReason(error)
    if (isLostConnection(error) || this.#told.has(fault)) return
    this.#told.add(fault)
    this.#failed(error)
  }
}

function warn(error: unknown): void {
  process.emitWarning(`reminders of tables do not work: ${databaseReason(error)}`)
}
