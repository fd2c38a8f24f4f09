import type { BotHistory } from '@serai/bots'
import {
  type AnyGame,
  formatEntry,
  inEffect,
  isRefusal,
  isUndo,
  type JsonObject,
  redactLog,
  type Seat,
} from '@serai/kernel'
import type { Match } from '../match/match.ts'
import { headerOf } from '../match/restore.ts'
import { readLog } from '../match/table-log.ts'
import type { TableRow, TableStore } from '../store/table-store.ts'

interface Known {
  readonly start: Uint8Array
  readonly entries: JsonObject[]
  seq: number
}

/** What the bots of a table that remember have seen: kept as it comes, read from the log only once. */
export class BotHistories {
  readonly #read: (seq: number, seat: Seat) => Promise<BotHistory>
  readonly #bySeat = new Map<Seat, Known>()

  /** `read` gives the history of a seat up to an entry. */
  constructor(read: (seq: number, seat: Seat) => Promise<BotHistory>) {
    this.#read = read
  }

  /** The history of the seat up to what the match shows now. */
  async of(match: Match, seat: Seat): Promise<BotHistory> {
    const { seq } = match
    const known = this.#bySeat.get(seat)
    const tail = known ? match.entriesAfter(known.seq) : null
    // What was taken back is not in a history: it is read anew.
    if (!known || !tail || tail.some(isUndo)) {
      const read = await this.#read(seq, seat)
      this.#bySeat.set(seat, { start: read.start, entries: [...read.entries], seq })
      return read
    }
    for (const entry of tail) known.entries.push(formatEntry(match.game, match.seenBy(seat, entry)))
    known.seq = seq
    // A request may wait while more is added.
    return { start: known.start, entries: [...known.entries] }
  }
}

/** What a seat may know of its game up to entry `seq`, without what was taken back. */
export async function readBotHistory(
  store: TableStore,
  game: AnyGame,
  row: TableRow,
  seq: number,
  seat: Seat,
): Promise<BotHistory> {
  const entries = (await readLog(store, game, row)).slice(0, seq)
  const log = redactLog(game, headerOf(game, row), entries, seat)
  if (isRefusal(log)) throw new Error(`table ${row.id}: ${JSON.stringify(log)}`)
  return { start: game.write(log.start), entries: inEffect(log.entries).map((entry) => formatEntry(game, entry)) }
}
