import type { Refusal } from '@serai/kernel'
import { decline } from '../refusals.ts'
import type { TableStore } from '../store/table-store.ts'
import { SerialQueue } from '../table/serial-queue.ts'
import { dataOf } from '../table/table-data.ts'
import type { TablesInMemory } from './tables-in-memory.ts'

const TABLES_PER_HOST = 50

/**
 * Keeps one host from filling the store with tables that wait for players, and the machine with games in which bots
 * play on where nobody looks.
 */
export class HostLimit {
  readonly #store: TableStore
  readonly #tables: TablesInMemory
  /** What each host makes now, one after the other: what comes at once counts too. */
  readonly #making = new Map<string, SerialQueue>()

  constructor(store: TableStore, tables: TablesInMemory) {
    this.#store = store
    this.#tables = tables
  }

  /** Makes one more table, or says that the host has too many. */
  async within<T>(host: string, make: () => Promise<T | Refusal>): Promise<T | Refusal> {
    const queue = this.#making.get(host) ?? new SerialQueue()
    this.#making.set(host, queue)
    try {
      return await queue.run(async () => {
        const isWithin = (await this.#countOf(host)) < TABLES_PER_HOST
        return isWithin ? make() : decline('E_TABLES_MANY', { most: TABLES_PER_HOST })
      })
    } finally {
      if (queue.isIdle) this.#making.delete(host)
    }
  }

  /** Tables that wait for players, wherever they are, and running ones in memory: others do nothing until somebody comes. */
  async #countOf(host: string): Promise<number> {
    const open = { status: ['open'], includePrivate: true, host, limit: TABLES_PER_HOST } as const
    const waiting = (await this.#store.listTables(open)).length
    let running = 0
    for (const { row } of this.#tables) if (row.status === 'running' && dataOf(row).host.id === host) running++
    return waiting + running
  }
}
