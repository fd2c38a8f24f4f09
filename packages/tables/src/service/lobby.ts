import type { ServerMessageOf, TableSummary } from '@serai/protocol'
import type { Listener, Watch } from '../caller.ts'
import type { TableRow } from '../store/table-store.ts'
import type { Time } from '../time.ts'
import type { LobbyPlaces } from './lobby-places.ts'

/** What the lobby shows now. */
export interface LobbyList {
  readonly tables: readonly TableSummary[]
  readonly places: LobbyPlaces
}

/** Changes within so long are told together, the last of each table: everybody is told of every one. */
const TOGETHER_MS = 200

interface Changed {
  readonly row: TableRow
  readonly summary: TableSummary
}

/** Who looks at the list of tables. */
export class Lobby {
  readonly #time: Time
  readonly #listeners = new Set<Listener>()
  /** Whoever gets the same list gets the same message, which is written out once. */
  readonly #wholes = new WeakMap<readonly TableSummary[], ServerMessageOf<'lobby'>>()
  /** Of the list that was told last. */
  #places: LobbyPlaces | null = null
  /** By table, while others are told together; else null. */
  #waiting: Map<string, Changed> | null = null
  #stopWaiting: () => void = () => {}

  constructor(time: Time) {
    this.#time = time
  }

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
    const change = { row, summary: summary() }
    if (this.#waiting) {
      this.#waiting.set(row.id, change)
      return
    }
    this.#tell(change)
    this.#waitForMore()
  }

  stop(): void {
    this.#stopWaiting()
  }

  #waitForMore(): void {
    const waiting = new Map<string, Changed>()
    this.#waiting = waiting
    this.#stopWaiting = this.#time.setTimer(TOGETHER_MS, () => {
      this.#waiting = null
      for (const change of waiting.values()) this.#tell(change)
      if (waiting.size > 0) this.#waitForMore()
    })
  }

  #tell({ row, summary }: Changed): void {
    const isThere = isListed(summary) && this.#places?.take(row) === true
    if (!isThere) this.#places?.free(row.id)
    const message = { type: 'lobby-change', table: row.id, summary: isThere ? summary : null } as const
    for (const listener of this.#listeners) listener(message)
  }
}

/** Tables to sit down at, and games with somebody at them; a game that all its people have left is nothing to see. */
export function isListed({ status, seats }: TableSummary): boolean {
  if (status !== 'running') return status === 'open'
  const people = seats.filter(({ kind }) => kind === 'person')
  return people.length === 0 || people.some(({ connected }) => connected)
}
