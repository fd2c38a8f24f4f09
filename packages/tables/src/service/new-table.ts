import { type AnyGame, commitmentOf, isRefusal, type JsonObject, type Refusal } from '@serai/kernel'
import type { AddBotRequest, TableRequest } from '@serai/protocol'
import type { Caller } from '../caller.ts'
import { newDiceSecret, newTableId, type RandomBytes } from '../random-bytes.ts'
import { decline } from '../refusals.ts'
import type { TableRow } from '../store/table-store.ts'
import { addBot, emptySeats, rotated, takeSeat } from '../table/seats.ts'
import { dataOf, type SeatData, type TableData } from '../table/table-data.ts'
import { chosenBot } from './find-bot.ts'
import { checkSeatCount, plannedRules, type RuleMakers, type TableRules } from './table-rules.ts'

/** What a table is made of. */
export interface NewTable {
  readonly isPrivate: boolean
  readonly data: Pick<TableData, 'game' | 'host' | 'seats'> & TableRules
}

/** What tables are made with. */
export interface TableMakers extends RuleMakers {
  readonly findGame: (id: string) => AnyGame | undefined
}

/** The table that is asked for. Whatever speaks against it is found here, before there is a table. */
export async function plannedTable(
  by: Caller,
  request: TableRequest,
  makers: TableMakers,
): Promise<NewTable | Refusal> {
  const game = makers.findGame(request.game)
  if (!game) return decline('E_GAME_UNKNOWN', { game: request.game })
  const seats = checkSeatCount(game, request.seats) ?? plannedSeats(game, by, request)
  if (isRefusal(seats)) return seats
  const rules = await plannedRules(game, by, request, makers)
  if (isRefusal(rules)) return rules
  return { isPrivate: request.isPrivate, data: { game: game.id, ...rules, host: hostOf(by), seats } }
}

/** The same table for the same people, each a seat further; on a new board where the old one was made for it. */
export async function sameTable(by: Caller, row: TableRow, makers: TableMakers): Promise<NewTable | Refusal> {
  const { game, options, boardWish, seats, clock } = dataOf(row)
  const wished = boardWish ? { ...options, board: boardWish } : options
  const request = { game, options: wished, seats: seats.length, isPrivate: row.isPrivate, clock }
  const planned = await plannedTable(by, request, makers)
  if (isRefusal(planned)) return planned
  return { ...planned, data: { ...planned.data, seats: rotated(seats) } }
}

export function newRow({ isPrivate, data }: NewTable, at: number, bytes: RandomBytes): TableRow {
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

function plannedSeats(game: AnyGame, by: Caller, request: TableRequest): readonly SeatData[] | Refusal {
  const host = hostOf(by)
  let seats: readonly SeatData[] = Array.from({ length: request.seats }, () => ({ kind: 'empty' as const }))
  if (request.seat !== undefined) {
    const taken = takeSeat({ seats }, by, request.seat === true ? null : request.seat)
    if (isRefusal(taken)) return taken
    seats = taken.seats ?? seats
  }
  for (const choice of botsFor(request, seats)) {
    const bot = chosenBot(game, choice)
    if (isRefusal(bot)) return bot
    const added = addBot({ seats, host }, by, choice.seat, bot)
    if (isRefusal(added)) return added
    seats = added.seats ?? seats
  }
  const missing = request.start ? emptySeats(seats) : []
  return missing.length > 0 ? decline('E_SEATS_MISSING', { missing }) : seats
}

function botsFor({ bots = [] }: TableRequest, seats: readonly SeatData[]): readonly AddBotRequest[] {
  return Array.isArray(bots) ? bots : emptySeats(seats).map((seat) => ({ ...bots, seat }))
}

function hostOf({ id, name }: Caller): TableData['host'] {
  return { id, name }
}
