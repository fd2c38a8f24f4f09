import type { TableStore } from '@serai/tables'
import { beforeEach, describe } from 'vitest'
import { appendCases } from './appends.ts'
import { snapshotCases } from './snapshots.ts'
import { tableRowCases } from './table-rows.ts'

/** What every store of tables keeps, in a suite of its own. `open` gives a new, empty one. */
export function describeTableStore(name: string, open: () => Promise<TableStore>): void {
  describe(`store of tables: ${name}`, () => {
    let store: TableStore
    beforeEach(async () => {
      store = await open()
    })
    tableStoreCases(() => store)
  })
}

/** The same for stores that keep more than tables. */
export function tableStoreCases(get: () => TableStore): void {
  tableRowCases(get)
  appendCases(get)
  snapshotCases(get)
}
