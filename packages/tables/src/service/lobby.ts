import type { ServerMessageOf, TableSummary } from '@serai/protocol'
import type { Listener, Watch } from '../caller.ts'
import type { TableRow } from '../store/table-store.ts'
import type { LobbyPlaces } from './lobby-places.ts'

/** What the lobby shows now. */
export interface LobbyList {
  readonly tables: readonly TableSummary[]
  readonly places: LobbyPlaces
}

/** Who looks at the list of tables. */
export class Lobby {
  readonly #listeners = new Set<Listener>()
  /** Whoever gets the same list gets the same message, which is written out once. */
  readonly #wholes = new WeakMap<readonly TableSummary[], ServerMessageOf<'lobby'>>()
  /** Of the list that was told last. */
  #places: LobbyPlaces | null = null

  watch({ tables, places }: LobbyList, listener: Listener): Watch {
    this.#places = places
    this.#listeners.add(listener)
    listener(this.#whole(tables))
    return { close: () => void this.#listeners.delete(listener) }
  }

  get isWatched(): boolean {
    return this.#listeners.size > 0
  }

  /** Everybody gets the whole list anew. */
  tellAll({ tables, places }: LobbyList): void {
    this.#places = places
    const message = this.#whole(tables)
    for (const listener of this.#listeners) listener(message)
  }

  #whole(tables: readonly TableSummary[]): ServerMessageOf<'lobby'> {
    const known = this.#wholes.get(tables)
    if (known) return known
    const message = { type: 'lobby', tables } as const
    this.#wholes.set(tables, message)
    return message
  }

  /** What becomes of it is only asked for when somebody looks. */
  changed(row: TableRow, summary: () => TableSummary): void {
    if (row.isPrivate || this.#listeners.size === 0) return
    const now = summary()
    const isThere = isListed(now) && this.#places?.take(row) === true
    if (!isThere) this.#places?.free(row.id)
    const message = { type: 'lobby-change', table: row.id, summary: isThere ? now : null } as const
    for (const listener of this.#listeners) listener(message)
  }
}

/** Tables to sit down at, and games with somebody at them; a game that all its people have left is nothing to see. */
export function isListed({ status, seats }: TableSummary): boolean {
  if (status !== 'running') return status === 'open'
  const people = seats.filter(({ kind }) => kind === 'person')
  return people.length === 0 || people.some(({ connected }) => connected)
}
