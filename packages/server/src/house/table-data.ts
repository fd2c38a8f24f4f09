import type { JsonObject, Options, Result } from '@serai/kernel'
import type { ChatLine, ClockRule } from '@serai/protocol'
import type { TableRow } from '../store/store.ts'

export type SeatData =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'person'
      readonly person: string
      readonly name: string
      readonly autopilot: boolean
      /** The person's own part of the dice. */
      readonly seed: string
    }
  | { readonly kind: 'bot'; readonly bot: string }

/** Everything of a table that is neither in its log nor in a column of its own. */
export interface TableData {
  readonly game: string
  readonly options: Options
  readonly host: { readonly id: string; readonly name: string }
  readonly seats: readonly SeatData[]
  readonly clock: ClockRule | null
  /** What the dice come from, in hex; shown when the game has ended. */
  readonly secret: string
  readonly commitment: string
  /** The explicit start position; null before the start. */
  readonly start: JsonObject | null
  readonly startedAt: number | null
  readonly endedAt: number | null
  readonly result: Result | null
  /** The length of the log when this was written: enough for lists. */
  readonly seq: number
  readonly chat: readonly ChatLine[]
  /** People who may not chat here. */
  readonly muted: readonly string[]
  readonly rematch: string | null
}

export function dataOf(row: TableRow): TableData {
  return row.data as unknown as TableData
}

/** The row after a change: its version and its time move on. */
export function changedRow(
  row: TableRow,
  at: number,
  change: Partial<TableData>,
  status: TableRow['status'] = row.status,
): TableRow {
  const data = { ...dataOf(row), ...change } as unknown as JsonObject
  return { ...row, version: row.version + 1, changedAt: Math.max(row.changedAt, at), status, data }
}

/** The seats' parts of the dice; empty where a seat gave none. */
export function seedsOf(seats: readonly SeatData[]): string[] {
  return seats.map((seat) => (seat.kind === 'person' ? seat.seed : ''))
}

/** The ids of those who sit. */
export function peopleOf(seats: readonly SeatData[]): string[] {
  return seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))
}
