import type { TableSummary } from '@serai/protocol'
import type { TableRow } from '../store/store.ts'
import type { Listener, Watch } from './house.ts'

/** Who looks at the list of tables. */
export class Lobby {
  readonly #listeners = new Set<Listener>()

  /** `tables` is what there is now. */
  watch(tables: readonly TableSummary[], listener: Listener): Watch {
    this.#listeners.add(listener)
    listener({ type: 'lobby', tables })
    return { close: () => void this.#listeners.delete(listener) }
  }

  changed(row: TableRow, summary: () => TableSummary): void {
    if (row.isPrivate || this.#listeners.size === 0) return
    const isListed = row.status === 'open' || row.status === 'running'
    const message = { type: 'lobby-change', table: row.id, summary: isListed ? summary() : null } as const
    for (const listener of this.#listeners) listener(message)
  }
}
