import type { TableSummary } from '@serai/protocol'
import type { Caller } from '@serai/tables'
import type { Services } from '../services.ts'

/** Where a person sits: what has not ended, private tables too, newest first; then the last games that have. */
export async function myTables(by: Caller, limit: number, services: Services): Promise<readonly TableSummary[]> {
  const going = await services.tables.seatedAt(by, limit)
  return going.length < limit ? [...going, ...(await myFinished(by, limit - going.length, services))] : going
}

/** A person's own games that have ended, private ones too; newest first. `before` is a time. */
export async function myFinished(
  by: Caller,
  limit: number,
  { store, tables }: Services,
  before?: number,
): Promise<readonly TableSummary[]> {
  const played = await store.playedBy(by.id, limit, before)
  return tables.these(played.map(({ table }) => table))
}
