import type { TableRow } from '../store/table-store.ts'
import type { Table } from '../table/table.ts'

/** The tables that are in memory: each once, and only while somebody uses it. */
export class TablesInMemory {
  readonly #load: (id: string, known?: TableRow) => Promise<Table | null>
  readonly #opening = new Map<string, Promise<Table | null>>()
  readonly #open = new Map<string, Table>()

  /** `load` reads a table; null: there is none. */
  constructor(load: (id: string, known?: TableRow) => Promise<Table | null>) {
    this.#load = load
  }

  /** Brings the table to memory, from its row if that is known. */
  get(id: string, row?: TableRow): Promise<Table | null> {
    return this.#opening.get(id) ?? this.add(id, this.#load(id, row))
  }

  /** A table that is on its way to memory: whoever asks for it waits for the same. */
  add<T extends Table | null>(id: string, opening: Promise<T>): Promise<T> {
    this.#opening.set(id, opening)
    // Nothing is kept of what is not there.
    const forget = () => void (this.#opening.get(id) === opening && this.#opening.delete(id))
    opening.then((table) => (table ? this.#open.set(id, table) : forget()), forget)
    return opening
  }

  /** The table, if it is in memory already. */
  known(id: string): Table | undefined {
    return this.#open.get(id)
  }

  /** … or will be soon. */
  async expected(id: string): Promise<Table | null> {
    return (await this.#opening.get(id)) ?? null
  }

  get count(): number {
    return this.#open.size
  }

  [Symbol.iterator](): Iterator<Table> {
    return this.#open.values()
  }

  /** Tables that nobody uses leave memory. */
  sweep(now: number): void {
    for (const [id, table] of this.#open) {
      if (!table.isIdle(now)) continue
      this.#open.delete(id)
      this.#opening.delete(id)
      void table.close()
    }
  }

  async close(): Promise<void> {
    // What fails to open leaves nothing to close.
    const tables = await Promise.allSettled(this.#opening.values())
    await Promise.all(tables.map(async (opened) => opened.status === 'fulfilled' && opened.value?.close()))
  }
}
