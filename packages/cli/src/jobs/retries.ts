import { setTimeout as sleep } from 'node:timers/promises'
import { Fault, oneLine } from '../fault.ts'
import { type Board, QueueMissing } from './board.ts'
import type { Say } from './say.ts'

const PAUSE_MS = 1000

/** SQLSTATEs: a schema, a table, a function or a type is not there. */
const MISSING = new Set(['3F000', '42P01', '42883', '42704'])
/** Classes of SQLSTATEs that pass: no room, in use, cancelled, a fault of the disk. */
const PASSING = /^(53|55|57|58)...$/

export interface RetryOptions {
  /** Ends them. */
  readonly signal?: AbortSignal | undefined
  readonly pauseMs?: number
}

/**
 * Repeats work on a board until it is done. It waits for a database that is away, creates again what was deleted, and
 * says both once for all work that suffers from it. What will never go well ends with a Fault.
 */
export class Retries {
  readonly #board: Board
  readonly #say: Say
  readonly #signal: AbortSignal | undefined
  readonly #pauseMs: number
  #suffering = 0
  #restoring: Promise<void> | null = null
  /** What was missing and is there again, as long as nobody was told. */
  #created: string | null = null

  constructor(board: Board, say: Say, { signal, pauseMs = PAUSE_MS }: RetryOptions = {}) {
    this.#board = board
    this.#say = say
    this.#signal = signal
    this.#pauseMs = pauseMs
  }

  /** Null when the signal came while it could not be done. */
  async run<T>(work: () => Promise<T>): Promise<T | null> {
    let isSuffering = false
    let missing: string | null = null
    try {
      for (;;) {
        try {
          const done = await work()
          if (missing !== null) this.#sayCreated()
          if (isSuffering && this.#suffering === 1) this.#say('the database is back')
          return done
        } catch (error) {
          if (this.#signal?.aborted) return null
          let trouble = error
          // What is still missing afterwards cannot be created.
          if (isMissing(error) && error.message !== missing) {
            const fault = await this.#restore(error.message)
            if (fault === null) {
              missing = error.message
              continue
            }
            trouble = fault
          }
          const line = await this.#lineOf(trouble)
          if (!isSuffering && this.#suffering++ === 0) this.#say(line)
          isSuffering = true
        }
        await sleep(this.#pauseMs, undefined, { signal: this.#signal }).catch(() => {})
      }
    } finally {
      if (isSuffering) this.#suffering--
    }
  }

  /** What is wrong while it may pass; throws a Fault when it will not. */
  async #lineOf(error: unknown): Promise<string> {
    if (error instanceof Fault) throw error
    const { databaseReason, isLostConnection } = await import('@serai/server')
    const reason = oneLine(databaseReason(error))
    if (isLostConnection(error)) return `the database is away (${reason}); trying again`
    if (PASSING.test(codeOf(error))) return `the database refuses (${reason}); trying again`
    throw new Fault(`cannot use the database ${this.#board.place}: ${reason}`, { cause: error })
  }

  /** Why it could not be done; null when it could. Whoever comes upon the same meanwhile waits for it. */
  async #restore(missing: string): Promise<unknown> {
    this.#restoring ??= this.#board
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
    } catch (fault) {
      return fault
    }
  }

  #sayCreated(): void {
    if (this.#created === null) return
    this.#say(`tables were missing in the database (${oneLine(this.#created)}); created them again`)
    this.#created = null
  }
}

function isMissing(error: unknown): error is Error {
  return error instanceof QueueMissing || MISSING.has(codeOf(error))
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? ''
}
