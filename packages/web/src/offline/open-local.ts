import { botOfLevel, findGame, LEVELS, type Level } from '@serai/bots'
import { type AnyGame, isRefusal, type Refusal } from '@serai/kernel'
import type { GameInfo, TableRequest, TableSummary } from '@serai/protocol'
import {
  type Caller,
  gameInfo,
  naturalTiming,
  type RandomBytes,
  TableService,
  type Time,
  type Timing,
} from '@serai/tables'
import { ApiFault } from '../net/api.ts'
import { type TableLink, THIS_DEVICE } from '../net/table-link.ts'
import { BrowserTableStore } from './browser-table-store.ts'
import { importEarlierGame } from './earlier-game.ts'
import { LocalLink } from './local-link.ts'
import { LocalWorkers } from './local-workers.ts'
import { savedTable } from './saved-table.ts'

/** A table on this device, and the way to it. */
export interface LocalTable {
  readonly id: string
  readonly link: TableLink
}

/** The longest timer of a browser: a longer wait is cut, and the time is looked at again. */
const LONGEST = 2 ** 31 - 1

const time: Time = {
  now: () => Date.now(),
  setTimer(ms, call) {
    const timer = setTimeout(call, Math.min(Math.max(0, ms), LONGEST))
    return () => clearTimeout(timer)
  },
}
const bytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count))
/** A game on this device waits for its one player, however long. */
const timing: Timing = { ...naturalTiming, openMs: Number.POSITIVE_INFINITY, forgottenMs: Number.POSITIVE_INFINITY }

interface Opened {
  readonly store: BrowserTableStore
  readonly tables: TableService
}
let opened: Opened | null = null

/** The tables of this device, for as long as the page lives. */
function localTables(): Opened {
  if (!opened) {
    const store = new BrowserTableStore()
    opened = { store, tables: new TableService({ findGame, store, time, timing, bytes, workers: new LocalWorkers() }) }
  }
  return opened
}

/** The game that waits on this device, or a new one; `me` is what the person is called. */
export async function openLocal(game: AnyGame, me: string, level: string): Promise<LocalTable> {
  const { store, tables } = localTables()
  const caller: Caller = { id: THIS_DEVICE, name: me }
  const saved = savedTable(game.id)
  const isThere = saved !== null && (await store.readTable(saved)) !== null
  const id = isThere ? saved : await importEarlierGame(game, store, newId(), bytes)
  const { id: found } =
    id === null ? await startLocal({ game: game.id, seats: game.seats.table.max }, level, me) : { id }
  return { id: found, link: new LocalLink(tables, caller) }
}

/** Starts a game against bots on this device; it is the one that waits from now on. */
export async function startLocal(
  request: Pick<TableRequest, 'game' | 'seats'> & Partial<TableRequest>,
  level: string,
  me: string,
): Promise<TableSummary> {
  const { store, tables } = localTables()
  const bots = { level: usableLevel(request.game, level) }
  const whole = { options: {}, ...request, isPrivate: true, seat: 0, bots, start: true } as const
  const table = granted(await tables.createTable({ id: THIS_DEVICE, name: me }, whole))
  store.removeEnded(request.game)
  return table
}

/** The same game once more, everybody a seat further. */
export async function playAgain({ id, game, host }: Pick<TableSummary, 'id' | 'game' | 'host'>): Promise<void> {
  const { store, tables } = localTables()
  const caller: Caller = { id: THIS_DEVICE, name: host }
  const next = granted(await tables.rematch(caller, id))
  if (next.status === 'open') granted(await tables.start(caller, next.id))
  store.removeEnded(game)
}

/** What can be chosen for a table of a game. */
export function localGameInfo(game: string): GameInfo | null {
  const found = findGame(game)
  return found ? gameInfo(found) : null
}

function usableLevel(game: string, wanted: string): Level {
  const found = findGame(game)
  return LEVELS.find((level) => level === wanted && found && botOfLevel(found, level)) ?? 'normal'
}

function newId(): string {
  return Array.from(bytes(12), (byte) => (byte & 31).toString(32)).join('')
}

function granted<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new ApiFault({ ...answer, message: answer.code })
  return answer
}
