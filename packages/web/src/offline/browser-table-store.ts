import { hasEnded, MemoryTableStore, type StoredTable, type TableRow } from '@serai/tables'
import { forgetTable, saveTable } from './saved-table.ts'

const PREFIX = 'serai.table.'

interface Kept {
  readonly row: string
  readonly entries: readonly string[]
  readonly sends: readonly (readonly [string, number])[]
}

/** Tables in memory, each kept whole in the browser's own storage with every change. */
export class BrowserTableStore extends MemoryTableStore {
  constructor() {
    super()
    for (const id of keptIds()) {
      const table = keptTable(id)
      if (table) this.restore(id, table)
    }
  }

  /** Of a game that is over there is nothing to continue: it goes when the next one has begun. */
  removeEnded(game: string): void {
    for (const row of this.rows()) {
      if (row.data.game !== game || !hasEnded(row)) continue
      this.forget(row.id)
      quietly(() => localStorage.removeItem(PREFIX + row.id))
    }
  }

  protected override changed(id: string, { row, entries, sends }: StoredTable): void {
    if (row === null) return
    quietly(() => localStorage.setItem(PREFIX + id, JSON.stringify({ row, entries, sends: [...sends] } satisfies Kept)))
    const { status, data } = JSON.parse(row) as TableRow
    const game = String(data.game)
    if (status === 'running') saveTable(game, id)
    else forgetTable(game, id)
  }
}

function keptIds(): string[] {
  return (
    quietly(() =>
      Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i) ?? '')
        .filter((name) => name.startsWith(PREFIX))
        .map((name) => name.slice(PREFIX.length)),
    ) ?? []
  )
}

function keptTable(id: string): StoredTable | null {
  return quietly(() => {
    const { row, entries, sends } = JSON.parse(localStorage.getItem(PREFIX + id) ?? '') as Kept
    return { row, entries: [...entries], sends: new Map(sends), snapshot: null }
  })
}

/** A browser that keeps nothing, or whose room is full, still plays. */
function quietly<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
