import { findGame } from '@serai/bots'
import {
  type AnyGame,
  CHANCE,
  formatEntry,
  type GameRecord,
  isRefusal,
  isUndo,
  type JsonObject,
  type LogEntry,
  parseLog,
  redactEntry,
  replay,
  toHex,
  verifyLog,
} from '@serai/kernel'
import { dataOf, forcedPass, hasEnded, headerOf, readLog, type TableRow, writeLog } from '@serai/tables'
import type { Store } from '../../src/store/store.ts'
import type { History, KeptEntry, KeptLog, Maker } from './history.ts'

/** A table as it is on disk in the end. */
export interface KeptTable {
  readonly log: KeptLog
  readonly row: TableRow
  /** What is wrong with it, whatever anybody was told. */
  readonly faults: readonly string[]
}

/** Null: there is no such table. */
export async function readTable(store: Store, id: string, histories: readonly History[]): Promise<KeptTable | null> {
  const row = await store.readTable(id)
  if (!row) return null
  const game = findGame(dataOf(row).game)!
  const entries = await readLog(store, game, row)
  const faults: string[] = []
  const record = begin(game, row)
  const makers: Maker[] = []
  for (const entry of entries) {
    makers.push(makerOf(game, record, entry))
    const refusal = record.append(entry)
    if (!refusal) continue
    faults.push(`entry ${entry.seq} does not fit: ${JSON.stringify(refusal)}`)
    break
  }
  const snapshot = await store.readSnapshot(id)
  if (snapshot && snapshot.seq > record.seq) faults.push(`a snapshot after entry ${snapshot.seq} of ${record.seq}`)
  else if (snapshot) {
    const { state } = JSON.parse(new TextDecoder().decode(snapshot.bytes)) as { readonly state: string }
    if (state !== toHex(game.write(position(record, snapshot.seq)))) {
      faults.push(`the snapshot after entry ${snapshot.seq} is not what the log leads to`)
    }
  }
  const isOver = game.result(record.state) !== null
  if (isOver !== (row.status === 'over')) faults.push(`the row says ${row.status}, the log ${isOver ? '' : 'not '}over`)
  if (hasEnded(row)) faults.push(...(await faultsOfDice(store, game, row)))
  const known = await knownSends(store, id, histories)
  const kept = entries.map((entry, i): KeptEntry => ({ made: makers[i] ?? 'send', entry: formatEntry(game, entry) }))
  return { row, faults, log: logOf(game, record, entries, kept, known) }
}

function begin(game: AnyGame, row: TableRow): GameRecord<unknown> {
  const record = replay(game, headerOf(game, row), [])
  if (isRefusal(record)) throw new Error(JSON.stringify(record))
  return record
}

function position(record: GameRecord<unknown>, seq: number): unknown {
  const state = record.position(seq)
  if (isRefusal(state)) throw new Error(JSON.stringify(state))
  return state
}

/** `record` is where the entry comes next. */
function makerOf(game: AnyGame, record: GameRecord<unknown>, entry: LogEntry): Maker {
  if (entry.by === CHANCE) return 'chance'
  if (!isUndo(entry) && entry.late) return 'late'
  const isPass = record.entry(record.seq)?.by === CHANCE && forcedPass(game, record.state) !== null
  return isPass ? 'pass' : 'send'
}

async function faultsOfDice(store: Store, game: AnyGame, row: TableRow): Promise<string[]> {
  const log = parseLog(findGame, await writeLog(store, game, row, 0))
  const verified = isRefusal(log) ? log : verifyLog(log)
  return isRefusal(verified) ? [`its dice are not as promised: ${JSON.stringify(verified)}`] : []
}

/** The refused sends that the store knows. */
async function knownSends(store: Store, table: string, histories: readonly History[]): Promise<ReadonlySet<string>> {
  const refused = histories.flatMap(({ viewer, events }) =>
    events.flatMap((event) => (event.type === 'refused' ? [`${viewer}:${event.id}`] : [])),
  )
  const seqs = await Promise.all(refused.map((sendId) => store.sentSeq(table, sendId)))
  return new Set(refused.filter((_, i) => seqs[i] !== null))
}

function logOf(
  game: AnyGame,
  record: GameRecord<unknown>,
  entries: readonly LogEntry[],
  kept: readonly KeptEntry[],
  known: ReadonlySet<string>,
): KeptLog {
  const seen = (viewer: number, entry: LogEntry): JsonObject =>
    formatEntry(game, isUndo(entry) ? entry : redactEntry(entry, record.disclosedBy(entry.seq), viewer))
  return {
    entries: kept,
    knowsSend: (seat, id) => known.has(`${seat}:${id}`),
    seenBy: (viewer, seq) => (seq > record.seq ? null : seen(viewer, entries[seq - 1]!)),
    viewOf: (viewer, seq) => (seq > record.seq ? null : game.describe(game.redact(position(record, seq), viewer))),
  }
}
