import {
  type AnyGame,
  fromHex,
  type Header,
  headerFor,
  isObject,
  isRefusal,
  type JsonObject,
  parseEntry,
  toHex,
  utf8,
} from '@serai/kernel'
import type { Snapshot, TableRow, TableStore } from '../store/table-store.ts'
import { dataOf, type TableData } from '../table/table-data.ts'
import { Dice, startRandom, termsOf } from './dice.ts'
import { Match, type MatchParts } from './match.ts'
import { startClock, type TurnClock, waitingAt } from './turn-clock.ts'

/** Lays out the board: the start of the game as the row keeps it. */
export function layOut(game: AnyGame, row: TableRow): JsonObject {
  const data = dataOf(row)
  return game.describe(game.start(data.options, data.seats.length, startRandom(row.id, data)))
}

export function headerOf(game: AnyGame, row: TableRow): Header {
  const data = dataOf(row)
  const start = startOf(game, data)
  return { ...headerFor(game, data.options, data.seats.map(labelOf), start), fair: termsOf(row.id, data) }
}

function labelOf(seat: TableData['seats'][number]): string {
  return seat.kind === 'person' ? seat.name : seat.kind === 'bot' ? (seat.name ?? seat.bot) : ''
}

function startOf(game: AnyGame, { start }: TableData): unknown {
  const state = game.parsePosition(start)
  if (isRefusal(state)) throw new Error(`${game.id}: no such start: ${JSON.stringify(state)}`)
  return state
}

/** A match at its start, before the first entry. */
export function newMatch(game: AnyGame, row: TableRow): Match {
  const data = dataOf(row)
  const header = headerOf(game, row)
  const state = startOf(game, data)
  const dice = new Dice(game, data.secret, header)
  const clock = data.clock && {
    rule: data.clock,
    state: startClock(data.clock, data.seats.length, data.startedAt ?? 0, waitingAt(game, state)),
  }
  return new Match({ game, header, state, seq: 0, at: 0, dice, clock })
}

const PAGE = 1000

/** The match as it is on disk: from the newest snapshot and the entries after it, or `whole`, from its first entry. */
export async function restoreMatch(store: TableStore, game: AnyGame, row: TableRow, whole = false): Promise<Match> {
  const snapshot = whole ? null : await store.readSnapshot(row.id)
  const match = (snapshot && matchAt(game, row, snapshot)) ?? newMatch(game, row)
  await restoreRest(store, game, row, match)
  return match
}

/** Reads the entries that the match does not have. */
export async function restoreRest(store: TableStore, game: AnyGame, row: TableRow, match: Match): Promise<void> {
  for (;;) {
    const page = await store.readEntries(row.id, match.seq, PAGE)
    for (const { entry } of page) {
      const parsed = parseEntry(game, entry, match.header.seats.length)
      const refusal = isRefusal(parsed) ? parsed : match.restore(parsed)
      if (refusal) throw new Error(`table ${row.id}: its log does not fit: ${JSON.stringify(refusal)}`)
    }
    if (page.length < PAGE) return
  }
}

interface Frozen {
  readonly state: string
  readonly at: number
  readonly chain: string
  /** Of older releases without the number of games. */
  readonly clock: (Omit<TurnClock, 'games'> & Partial<Pick<TurnClock, 'games'>>) | null
}

export function snapshotOf(match: Match): Snapshot | null {
  const frozen = match.freeze()
  if (!frozen) return null
  const { state, seq, at, chain, clock } = frozen
  const text = JSON.stringify({ state: toHex(match.game.write(state)), at, chain, clock } satisfies Frozen)
  return { seq, bytes: utf8(text) }
}

/** A snapshot holds hex digits, names and numbers, nothing beyond ASCII. */
function asciiText(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

/** Null when it is damaged. */
function readFrozen(bytes: Uint8Array): Frozen | null {
  try {
    const frozen: unknown = JSON.parse(asciiText(bytes))
    if (!isObject(frozen) || typeof frozen.state !== 'string' || typeof frozen.chain !== 'string') return null
    // Older releases did not keep it.
    if (typeof frozen.at !== 'number') return null
    return frozen as unknown as Frozen
  } catch {
    return null
  }
}

/** Null when it is damaged, or of another version: the log has everything. */
function matchAt(game: AnyGame, row: TableRow, { seq, bytes }: Snapshot): Match | null {
  const data = dataOf(row)
  const frozen = readFrozen(bytes)
  if (!frozen) return null
  const { state: hex, at, chain, clock } = frozen
  const written = fromHex(hex)
  const state = written && game.read(written)
  if (state === null || isRefusal(state)) return null
  const header = headerOf(game, row)
  const parts: MatchParts = {
    game,
    header,
    state,
    seq,
    at,
    dice: new Dice(game, data.secret, header, chain),
    clock: data.clock && clock && { rule: data.clock, state: { games: waitingAt(game, state).games, ...clock } },
  }
  return new Match(parts)
}
