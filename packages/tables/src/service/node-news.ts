import type { TableSummary } from '@serai/protocol'
import type { Failed } from '../failed.ts'
import type { TableRow, TableStore } from '../store/table-store.ts'
import type { Lobby } from './lobby.ts'
import type { NodeNotice, OtherNodes } from './other-nodes.ts'
import type { SeatWatches } from './seat-watches.ts'
import type { TableLists } from './table-lists.ts'
import type { TablesInMemory } from './tables-in-memory.ts'

export interface NodeNewsParts {
  readonly otherNodes: OtherNodes
  readonly store: TableStore
  readonly tables: TablesInMemory
  readonly lists: TableLists
  readonly lobby: Lobby
  readonly seatWatches: SeatWatches
  changed(before: TableRow | null, after: TableRow, summary: () => TableSummary): void
  /** Another process gave a person a new name. */
  renamed?(person: string): void
  /** Another process has revoked a credential of a person. */
  revoked?(person: string): void
  readonly failed?: Failed
}

/** What the other processes that share the tables have done. */
export class NodeNews {
  readonly #parts: NodeNewsParts
  #isStopped = false

  constructor(parts: NodeNewsParts) {
    this.#parts = parts
    const missed = (table?: string) => (error: unknown) =>
      parts.failed?.(error, 'lost updates from other servers', table === undefined ? {} : { table })
    parts.otherNodes.listen({
      changed: (notice) => void this.#heard(notice).catch(missed(notice.table)),
      moved: (table) => void this.#moved(table).catch(missed(table)),
      renamed: (person) => parts.renamed?.(person),
      revoked: (person) => parts.revoked?.(person),
      wake: (table, seq) => this.#wake(table, seq),
      missed: () => void this.#catchUp().catch(missed()),
    })
  }

  stop(): void {
    this.#isStopped = true
  }

  async #heard(notice: NodeNotice): Promise<void> {
    const { lists, lobby, seatWatches, store, tables } = this.#parts
    const table = await tables.expected(notice.table)
    if (table) return table.refresh(notice)
    if (notice.version === null || (!lobby.isWatched && !seatWatches.isWatched)) return
    const row = await store.readTable(notice.table)
    if (!row) return
    const summary = await lists.seen(row)
    this.#parts.changed(null, row, () => summary)
  }

  /** People came or left elsewhere. */
  async #moved(id: string): Promise<void> {
    const { lists, lobby, store, tables } = this.#parts
    const table = tables.known(id)
    if (table) return table.lookElsewhere()
    const row = lobby.isWatched ? await store.readTable(id) : null
    if (!row) return
    const summary = await lists.seen(row)
    lobby.changed(row, () => summary)
  }

  async #wake(id: string, seq: number): Promise<boolean> {
    if (this.#isStopped) return false
    const { store, tables } = this.#parts
    const known = tables.known(id)
    if (known ? known.summary.seq > seq : (await store.lastSeq(id)) > seq) return true
    const table = await tables.get(id)
    return table ? table.takeOver(seq) : true
  }

  /** After a time without news from the others. */
  async #catchUp(): Promise<void> {
    const { lists, lobby, tables } = this.#parts
    for (const table of tables) {
      await table.refresh(null)
      await table.lookElsewhere()
    }
    if (lobby.isWatched) lobby.tellAll(await lists.lobby())
  }
}
