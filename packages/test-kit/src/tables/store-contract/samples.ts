import type { StoredEntry, TableRow } from '@serai/tables'

export function rowOf(id: string, changes: Partial<TableRow> = {}): TableRow {
  return {
    id,
    version: 1,
    status: 'open',
    isPrivate: false,
    createdAt: 1000,
    changedAt: 1000,
    data: { game: 'toy', seats: [null, { person: 'p1' }] },
    ...changes,
  }
}

/** The row as it is after its next change. */
export function changed(row: TableRow, changes: Partial<TableRow> = {}): TableRow {
  return { ...row, ...changes, version: row.version + 1 }
}

/** Entries `from` … `to`; the text tells apart who wrote them. */
export function entriesOf(from: number, to: number, text = 'roll'): StoredEntry[] {
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const seq = from + i
    return { seq, entry: { seq, at: 1000 + seq, by: seq % 2, action: text } }
  })
}
