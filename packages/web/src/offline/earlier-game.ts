import { type AnyGame, commitmentOf, formatEntry, isRefusal, type JsonObject, parseLog, toHex } from '@serai/kernel'
import { chosenBot, type RandomBytes, type TableData, type TableRow, type TableStore } from '@serai/tables'
import { THIS_DEVICE } from '../net/table-link.ts'
import { earlierGame, forgetEarlierGame } from './saved-table.ts'

/** Puts the game that an earlier release kept into the store, so that it is continued as a table; its id, if there is one. */
export async function importEarlierGame(
  game: AnyGame,
  store: TableStore,
  id: string,
  bytes: RandomBytes,
): Promise<string | null> {
  const kept = earlierGame(game.id)
  forgetEarlierGame(game.id)
  const log = kept && parseLog((name) => (name === game.id ? game : undefined), kept.log)
  const bot = kept && chosenBot(game, { level: kept.level })
  if (!kept || !log || isRefusal(log) || typeof bot !== 'string') return null
  const { header, entries } = log
  const secret = toHex(bytes(32))
  const [me = ''] = header.seats
  const data: TableData = {
    game: game.id,
    options: header.options,
    host: { id: THIS_DEVICE, name: me },
    seats: header.seats.map((name, seat) =>
      seat === 0
        ? { kind: 'person', person: THIS_DEVICE, name, autopilot: false, seed: '' }
        : { kind: 'bot', bot, name },
    ),
    clock: null,
    secret,
    commitment: commitmentOf(secret),
    start: header.start,
    startedAt: kept.createdAt,
    endedAt: null,
    result: null,
    seq: entries.length,
    chat: [],
    muted: [],
    rematch: null,
  }
  const row: TableRow = {
    id,
    version: 1,
    status: 'running',
    isPrivate: true,
    createdAt: kept.createdAt,
    changedAt: kept.createdAt,
    data: data as unknown as JsonObject,
  }
  const stored = entries.map((entry) => ({ seq: entry.seq, entry: formatEntry(game, entry) }))
  const { kind } = await store.append({ table: id, after: 0, entries: stored, row })
  return kind === 'appended' ? id : null
}
