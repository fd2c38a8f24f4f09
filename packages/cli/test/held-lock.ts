import { randomUUID } from 'node:crypto'
import { runSql } from '@serai/test-kit'
import { vi } from 'vitest'

/** Far longer than any test: what a test leaves behind ends all the same. */
const MOST_SECONDS = 300

/** A lock on a table that somebody else holds. */
export class HeldLock {
  readonly #url: string
  readonly #mark: string
  readonly #held: Promise<unknown>

  private constructor(url: string, mark: string, held: Promise<unknown>) {
    this.#url = url
    this.#mark = mark
    this.#held = held
  }

  static async take(url: string, table: string, mode: string): Promise<HeldLock> {
    const mark = `/* lock ${randomUUID()} */`
    // One transaction, which holds the lock as long as it sleeps.
    const held = runSql(url, `${mark} LOCK TABLE ${table} IN ${mode} MODE; SELECT pg_sleep(${MOST_SECONDS})`)
    const lock = new HeldLock(
      url,
      mark,
      held.catch(() => {}),
    )
    await Promise.race([vi.waitUntil(() => lock.#each('pid'), { timeout: 30_000 }), held])
    return lock
  }

  async release(): Promise<void> {
    await this.#each('pg_cancel_backend(pid)')
    await this.#held
  }

  async #each(what: string): Promise<boolean> {
    const sql = `SELECT ${what} FROM pg_stat_activity WHERE query LIKE '${this.#mark}%' AND wait_event = 'PgSleep'`
    return (await runSql(this.#url, sql)).length > 0
  }
}

/** How many connections to the database wait for a lock. */
export async function waitersFor(url: string): Promise<number> {
  const sql = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  return (await runSql(url, sql)).length
}
