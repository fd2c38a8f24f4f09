import {
  type AnyGame,
  formatLog,
  isRefusal,
  type LogEntry,
  parseEntry,
  redactLog,
  revealLog,
  type Viewer,
} from '@serai/kernel'
import type { TableRow, TableStore } from '../store/table-store.ts'
import { hasEnded } from '../table/ended.ts'
import { dataOf } from '../table/table-data.ts'
import { headerOf } from './restore.ts'

const PAGE = 1000

/** All of a table's log, as it is on disk. */
export async function readLog(store: TableStore, game: AnyGame, row: TableRow): Promise<LogEntry[]> {
  const entries: LogEntry[] = []
  for (;;) {
    const page = await store.readEntries(row.id, entries.length, PAGE)
    for (const { entry } of page) {
      const parsed = parseEntry(game, entry, dataOf(row).seats.length)
      if (isRefusal(parsed)) throw new Error(`table ${row.id}: ${JSON.stringify(parsed)}`)
      entries.push(parsed)
    }
    if (page.length < PAGE) return entries
  }
}

/** When the last entry was made; 0 when there is none. */
export async function lastActed(store: TableStore, table: string): Promise<number> {
  const [last] = await store.readEntries(table, (await store.lastSeq(table)) - 1, 1)
  return Number(last?.entry.at ?? 0)
}

/** The log as text: whole and with the secret when the game has ended, else what the viewer may know. */
export async function writeLog(store: TableStore, game: AnyGame, row: TableRow, viewer: Viewer): Promise<string> {
  const header = headerOf(game, row)
  const entries = await readLog(store, game, row)
  if (hasEnded(row)) {
    return formatLog(game, header, entries, revealLog(game, header, entries, dataOf(row).secret))
  }
  const seen = redactLog(game, header, entries, viewer)
  if (isRefusal(seen)) throw new Error(`table ${row.id}: ${JSON.stringify(seen)}`)
  return formatLog(game, seen.header, seen.entries)
}
