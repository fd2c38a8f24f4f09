import { type AnyGame, decodeOptions, isIntegerIn, isRefusal, type Refusal } from '@serai/kernel'
import type { RulesRequest, TableRequest } from '@serai/protocol'
import type { Caller } from '../caller.ts'
import type { RandomBytes } from '../random-bytes.ts'
import { decline, notOpen } from '../refusals.ts'
import type { TableRow } from '../store/table-store.ts'
import { resized, type Seating } from '../table/seats.ts'
import { dataOf, type TableData } from '../table/table-data.ts'
import { resolverOf } from './resolve-options.ts'
import type { TableWorkers } from './workers.ts'

/** What a table plays by. */
export type TableRules = Pick<TableData, 'options' | 'boardWish' | 'clock'>

/** What rules are made with, where a request only describes them. */
export interface RuleMakers {
  readonly bytes: RandomBytes
  readonly workers: TableWorkers
}

/** Whether the game takes so many. */
export function checkSeatCount(game: AnyGame, count: number): Refusal | null {
  const { min, max } = game.seats.table
  return isIntegerIn(count, min, max) ? null : decline('E_SEAT_COUNT', { min, max })
}

/** The rules that are asked for, with a board where one is only described. */
export async function plannedRules(
  game: AnyGame,
  by: Caller,
  request: Pick<TableRequest, 'seats' | 'options' | 'clock'>,
  { bytes, workers }: RuleMakers,
): Promise<TableRules | Refusal> {
  const asked = await resolverOf(game.id)(by, request, bytes, workers)
  if (isRefusal(asked)) return asked
  const options = decodeOptions(game.options, asked.options)
  if (isRefusal(options)) return options
  return { options, boardWish: asked.boardWish, clock: request.clock ?? null }
}

/** The rules that an open table gets. A board of the kind that is wished for stays where there is one. */
export async function changedRules(
  game: AnyGame,
  by: Caller,
  row: TableRow,
  request: RulesRequest,
  makers: RuleMakers,
): Promise<TableRules | Refusal> {
  const refusal = mayNotChange(row, by) ?? checkSeatCount(game, request.seats)
  if (refusal) return refusal
  const { boardWish, options, seats } = dataOf(row)
  const isKept = boardWish !== undefined && request.seats === seats.length && isSame(request.options.board, boardWish)
  if (!isKept) return plannedRules(game, by, request, makers)
  const asked = { ...request, options: { ...request.options, board: options.board! } }
  const rules = await plannedRules(game, by, asked, makers)
  return isRefusal(rules) ? rules : { ...rules, boardWish }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The host alone, before the start. */
function mayNotChange(row: TableRow, by: Caller): Refusal | null {
  return notOpen(row) ?? (dataOf(row).host.id === by.id ? null : decline('E_NOT_HOST'))
}

/** The host agrees something else with the others. */
export function changeRules(row: TableRow, by: Caller, rules: TableRules, count: number): Seating {
  const refusal = mayNotChange(row, by)
  if (refusal) return refusal
  const { seats: before } = dataOf(row)
  const seats = resized(before, count)
  return isRefusal(seats) ? seats : { ...rules, seats }
}
