import { findGame } from '@serai/bots'
import { type AnyGame, commitmentOf, isRefusal, type JsonObject, type Refusal } from '@serai/kernel'
import type { BotRequest, TableRequest } from '@serai/protocol'
import type { TableRow } from '../store/store.ts'
import { botNamed } from './bot-name.ts'
import { type BytesSource, newDiceSecret, newTableId } from './bytes-source.ts'
import type { Asker } from './house.ts'
import { decline } from './refusals.ts'
import { checkSeatCount, plannedRules, type Rules } from './rules.ts'
import { addBot, emptySeats, rotated, takeSeat } from './seating.ts'
import { dataOf, type SeatData, type TableData } from './table-data.ts'
import type { Thinkers } from './thinking/thinkers.ts'

/** What a table is made of. */
export interface NewTable {
  readonly isPrivate: boolean
  readonly data: Pick<TableData, 'game' | 'host' | 'seats'> & Rules
}

/** The table that is asked for. Whatever speaks against it is found here, before there is a table. */
export async function plannedTable(
  by: Asker,
  request: TableRequest,
  bytes: BytesSource,
  thinkers: Thinkers,
): Promise<NewTable | Refusal> {
  const game = findGame(request.game)
  if (!game) return decline('E_GAME_UNKNOWN', { game: request.game })
  const seats = checkSeatCount(game, request.seats) ?? plannedSeats(game, by, request)
  if (isRefusal(seats)) return seats
  const rules = await plannedRules(game, by, request, bytes, thinkers)
  if (isRefusal(rules)) return rules
  return { isPrivate: request.isPrivate, data: { game: game.id, ...rules, host: hostOf(by), seats } }
}

/** The same table for the same people, each a seat further; on a new board where the old one was made for it. */
export async function sameTable(
  by: Asker,
  row: TableRow,
  bytes: BytesSource,
  thinkers: Thinkers,
): Promise<NewTable | Refusal> {
  const { game, options, boardWish, seats, clock } = dataOf(row)
  const wished = boardWish ? { ...options, board: boardWish } : options
  const request = { game, options: wished, seats: seats.length, isPrivate: row.isPrivate, clock }
  const planned = await plannedTable(by, request, bytes, thinkers)
  if (isRefusal(planned)) return planned
  return { ...planned, data: { ...planned.data, seats: rotated(seats) } }
}

export function newRow({ isPrivate, data }: NewTable, at: number, bytes: BytesSource): TableRow {
  const secret = newDiceSecret(bytes)
  const whole: TableData = {
    ...data,
    secret,
    commitment: commitmentOf(secret),
    start: null,
    startedAt: null,
    endedAt: null,
    result: null,
    seq: 0,
    chat: [],
    muted: [],
    rematch: null,
  }
  return {
    id: newTableId(bytes),
    version: 1,
    status: 'open',
    isPrivate,
    createdAt: at,
    changedAt: at,
    data: whole as unknown as JsonObject,
  }
}

/** The row of a table that is not in the store yet: its next version is its first there. */
export function unwritten(row: TableRow): TableRow {
  return { ...row, version: 0 }
}

export function isWritten({ version }: TableRow): boolean {
  return version > 0
}

function plannedSeats(game: AnyGame, by: Asker, request: TableRequest): readonly SeatData[] | Refusal {
  const host = hostOf(by)
  let seats: readonly SeatData[] = Array.from({ length: request.seats }, () => ({ kind: 'empty' as const }))
  if (request.seat !== undefined) {
    const taken = takeSeat({ seats }, by, request.seat === true ? null : request.seat)
    if (isRefusal(taken)) return taken
    seats = taken.seats ?? seats
  }
  for (const choice of botsFor(request, seats)) {
    const bot = botNamed(game, choice)
    if (isRefusal(bot)) return bot
    const added = addBot({ seats, host }, by, choice.seat, bot)
    if (isRefusal(added)) return added
    seats = added.seats ?? seats
  }
  const missing = request.start ? emptySeats(seats) : []
  return missing.length > 0 ? decline('E_SEATS_MISSING', { missing }) : seats
}

function botsFor({ bots = [] }: TableRequest, seats: readonly SeatData[]): readonly BotRequest[] {
  return Array.isArray(bots) ? bots : emptySeats(seats).map((seat) => ({ ...bots, seat }))
}

function hostOf({ id, name }: Asker): TableData['host'] {
  return { id, name }
}
