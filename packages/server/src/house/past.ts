import type { Past } from '@serai/bots'
import { type AnyGame, formatEntry, inEffect, isRefusal, redactLog, type Seat } from '@serai/kernel'
import type { Store, TableRow } from '../store/store.ts'
import { headerOf } from './opening.ts'
import { readLog } from './table-log.ts'

/** What a seat may know of its game up to entry `seq`, without what was taken back. */
export async function pastOf(store: Store, game: AnyGame, row: TableRow, seq: number, seat: Seat): Promise<Past> {
  const entries = (await readLog(store, game, row)).slice(0, seq)
  const log = redactLog(game, headerOf(game, row), entries, seat)
  if (isRefusal(log)) throw new Error(`table ${row.id}: ${JSON.stringify(log)}`)
  return { start: game.write(log.start), entries: inEffect(log.entries).map((entry) => formatEntry(game, entry)) }
}
