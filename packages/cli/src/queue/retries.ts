import { CommandError, oneLine } from '../command-error.ts'
import { type JobQueue, QueueMissing } from './job-queue.ts'
import type { Notify } from './notify.ts'
import { pause } from './pause.ts'

const PAUSE_MS = 1000

/** SQLSTATEs: a schema, a table, a function or a type is not there. */
const MISSING = new Set(['3F000', '42P01', '42883', '42704'])
/** Classes of SQLSTATEs that pass: no room, in use, cancelled, an error of the disk. */
const PASSING = /^(53|55|57|58)...$/

export interface RetryOptions {
  /** Ends them. */
  readonly signal?: AbortSignal | undefined
  readonly pauseMs?: number
}

/**
 * Repeats work on a queue until it is done. It waits for a database that is away, creates again what was deleted, and
 * says both once for all work that suffers from it. What will never go well ends with a CommandError.
 */
export class Retries {
  readonly #queue: JobQueue
  readonly #notify: Notify
  readonly #signal: AbortSignal | undefined
  readonly #pauseMs: number
  #waiting = 0
  #restoring: Promise<void> | null = null
  /** What was missing and is there again, until the person is told. */
  #created: string | null = null

  constructor(queue: JobQueue, notify: Notify, { signal, pauseMs = PAUSE_MS }: RetryOptions = {}) {
    this.#queue = queue
    this.#notify = notify
    this.#signal = signal
    this.#pauseMs = pauseMs
  }

  /** Null when the signal came while it could not be done. */
  async run<T>(work: () => Promise<T>): Promise<T | null> {
    let isWaiting = false
    let missing: string | null = null
    try {
      for (;;) {
        try {
          const done = await work()
          if (missing !== null) this.#notifyCreated()
          if (isWaiting && this.#waiting === 1) this.#notify('the database is available again')
          return done
        } catch (error) {
          if (this.#signal?.aborted) return null
          let trouble = error
          // What is still missing afterwards cannot be created.
          if (isMissing(error) && error.message !== missing) {
            const failure = await this.#restore(error.message)
            if (failure === null) {
              missing = error.message
              continue
            }
            trouble = failure
          }
          const line = await this.#lineOf(trouble)
          if (!isWaiting && this.#waiting++ === 0) this.#notify(line)
          isWaiting = true
        }
        await pause(this.#pauseMs, this.#signal)
      }
    } finally {
      if (isWaiting) this.#waiting--
    }
  }

  /** What is wrong while it may pass; throws a CommandError when it will not. */
  async #lineOf(error: unknown): Promise<string> {
    if (error instanceof CommandError) throw error
    const { databaseReason, isLostConnection } = await import('@serai/server')
    const reason = oneLine(databaseReason(error))
    if (isLostConnection(error)) return `lost the connection to the database (${reason}); retrying`
    if (PASSING.test(codeOf(error))) return `the database rejects requests (${reason}); retrying`
    throw new CommandError(`cannot use the database ${this.#queue.place}: ${reason}`, { cause: error })
  }

  /** Why it could not be done; null when it could. Whoever comes upon the same meanwhile waits for it. */
  async #restore(missing: string): Promise<unknown> {
    this.#restoring ??= this.#queue
      .restore()
      .then(() => {
        this.#created = missing
      })
      .finally(() => {
        this.#restoring = null
      })
    try {
      await this.#restoring
      return null
    } catch (error) {
      return error
    }
  }

  #notifyCreated(): void {
    if (this.#created === null) return
    this.#notify(`tables were missing from the database (${oneLine(this.#created)}); recreated them`)
    this.#created = null
  }
}

function isMissing(error: unknown): error is Error {
  return error instanceof QueueMissing || MISSING.has(codeOf(error))
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? ''
}
