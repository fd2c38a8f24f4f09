import type { Failed } from '../failed.ts'
import { lastActed } from '../match/table-log.ts'
import type { TableStore } from '../store/table-store.ts'
import type { Time } from '../time.ts'
import type { Timing } from '../timing.ts'
import type { TableLists } from './table-lists.ts'
import type { TablesInMemory } from './tables-in-memory.ts'

export interface SweeperParts {
  readonly store: TableStore
  readonly time: Time
  readonly timing: Timing
  readonly tables: TablesInMemory
  readonly lists: TableLists
  readonly failed?: Failed
}

const AT_ONCE = 50

/** Clears up from time to time: tables that nobody uses leave memory, and those that nobody has touched for long have their end. */
export class Sweeper {
  readonly #parts: SweeperParts
  #stop: () => void = () => {}
  #isStopped = false

  constructor(parts: SweeperParts) {
    this.#parts = parts
    this.#set()
  }

  stop(): void {
    this.#isStopped = true
    this.#stop()
  }

  #set(): void {
    const { failed, tables, time, timing } = this.#parts
    this.#stop = time.setTimer(timing.idleMs, () => {
      tables.sweep(time.now())
      // The next time it may go better.
      this.#clearUp().catch((error: unknown) => failed?.(error, 'cannot clean up old tables'))
      if (!this.#isStopped) this.#set()
    })
  }

  /** Tables that never started, and games that were left. */
  async #clearUp(): Promise<void> {
    const { lists, store, time, timing } = this.#parts
    const before = time.now() - timing.openMs
    for (const { id } of await store.listTables({ status: ['open'], includePrivate: true, before, limit: AT_ONCE })) {
      await this.#abandon(id, before)
    }
    const forgotten = time.now() - timing.forgottenMs
    for await (const { id } of lists.rows({ status: ['running'], before: forgotten })) {
      if ((await lastActed(store, id)) < forgotten) await this.#abandon(id, forgotten)
    }
  }

  async #abandon(id: string, before: number): Promise<void> {
    if (this.#isStopped) return
    const table = await this.#parts.tables.get(id)
    await table?.edits.abandon(before)
  }
}
