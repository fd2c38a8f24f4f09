import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { oneLine } from '../command-error.ts'
import { batchName } from '../queue/batch-name.ts'
import { type FetchedBatch, JobQueue, type QueuedBatch } from '../queue/job-queue.ts'
import type { Notify } from '../queue/notify.ts'
import { pause } from '../queue/pause.ts'
import { Retries } from '../queue/retries.ts'
import { RestartingThread } from './restarting-thread.ts'

const POLL_MS = 300
const HEARTBEAT_MS = 1000

type BatchOutcome =
  | { readonly kind: 'played'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'stopped' }

/** Some threads that play whatever is put into the queue. */
export class WorkerPool {
  readonly #queue: JobQueue
  readonly #notify: Notify
  readonly #retries: Retries
  readonly #id = randomUUID()
  readonly #count: number
  readonly #stopping = new AbortController()

  private constructor(queue: JobQueue, count: number, notify: Notify) {
    this.#queue = queue
    this.#count = count
    this.#notify = notify
    this.#retries = new Retries(queue, notify, { signal: this.#stopping.signal })
    // Each thread waits for one thing at a time, and so does the beat.
    setMaxListeners(count + 1, this.#stopping.signal)
  }

  static async open(url: string, count: number, notify: Notify): Promise<WorkerPool> {
    const queue = await JobQueue.open(url, notify)
    const pool = new WorkerPool(queue, count, notify)
    try {
      await pool.#retries.run(() => queue.heartbeatWorker(pool.#id))
      return pool
    } catch (error) {
      // The first reason counts.
      await queue.close().catch(() => {})
      throw error
    }
  }

  /** Until it is stopped; what is being played then is given back. Throws a CommandError when the database cannot be used any more. */
  async work(): Promise<void> {
    const loops = [this.#heartbeat(), ...Array.from({ length: this.#count }, () => this.#play())]
    // One that cannot go on stops the others, which put in order what they leave.
    // Why is thrown below.
    for (const loop of loops) loop.catch(() => this.stop())
    const ended = await Promise.allSettled(loops)
    const failures = ended.filter((end) => end.status === 'rejected')
    const leave = () => this.#queue.removeWorker(this.#id)
    await this.#queue.closeAfter(
      leave,
      'could not sign this worker off in the database',
      this.#notify,
      failures.length > 0,
    )
    for (const { reason } of failures) throw reason
  }

  stop(): void {
    this.#stopping.abort()
  }

  async #heartbeat(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await pause(HEARTBEAT_MS, this.#stopping.signal)
      await this.#retries.run(() => this.#queue.heartbeatWorker(this.#id))
    }
  }

  async #play(): Promise<void> {
    const thread = new RestartingThread()
    try {
      while (!this.#stopping.signal.aborted) {
        const taken = await this.#take()
        if (taken) await this.#settle(taken, await this.#outcome(thread, taken.queued))
        else await pause(POLL_MS, this.#stopping.signal)
      }
    } finally {
      await thread.end()
    }
  }

  async #take(): Promise<FetchedBatch | null> {
    for (;;) {
      const fetched = await this.#retries.run(() => this.#queue.fetch())
      if (!fetched) return null
      const isNeeded = await this.#retries.run(() => this.#queue.claim(fetched, this.#id))
      if (isNeeded !== false) return isNeeded && fetched
    }
  }

  async #outcome(thread: RestartingThread, queued: QueuedBatch): Promise<BatchOutcome> {
    const { signal } = this.#stopping
    let leave = () => {}
    const stopped = new Promise<BatchOutcome>((resolve) => {
      leave = () => resolve({ kind: 'stopped' })
    })
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    try {
      const played = thread.play(queued).then((result): BatchOutcome => ({ kind: 'played', result }))
      return await Promise.race([played, stopped])
    } catch (error) {
      const reason = oneLine((error as Error).message)
      this.#notify(`${batchName(queued.index, queued.batch)} failed on this worker: ${reason}`)
      return { kind: 'failed', reason }
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  /** If the worker stops before it could tell the queue, the run requeues the batch when the worker has gone. */
  async #settle(taken: FetchedBatch, outcome: BatchOutcome): Promise<void> {
    const queue = this.#queue
    // One id, however often the retries send it.
    const failure = randomUUID()
    await this.#retries.run(() => {
      if (outcome.kind === 'played') return queue.finish(taken, outcome.result)
      return outcome.kind === 'failed' ? queue.fail(taken, outcome.reason, failure) : queue.requeue(taken)
    })
  }
}
