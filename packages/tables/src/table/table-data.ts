import type { JsonObject, Options, Result } from '@serai/kernel'
import type { ChatLine, ClockRule } from '@serai/protocol'
import type { TableRow } from '../store/table-store.ts'
import { hasEnded } from './ended.ts'

export type SeatData =
  | { readonly kind: 'empty' }
  | {
      readonly kind: 'person'
      readonly person: string
      /** As the log has it, on which the dice hang: it stays once the game has begun … */
      readonly name: string
      /** … and this is what they are called since. */
      readonly calledNow?: string
      readonly autopilot: boolean
      /** The person's own part of the dice. */
      readonly seed: string
    }
  /** Tables of before bots had names have none. */
  | { readonly kind: 'bot'; readonly bot: string; readonly name?: string }

/** A line of chat with the id it was sent under, which is nobody else's business. Lines of before have none. */
export type KeptLine = ChatLine & { readonly clientId?: string }

export interface TakenOff {
  readonly person: string
  readonly at: number
}

/** Everything of a table that is neither in its log nor in a column of its own. */
export interface TableData {
  readonly game: string
  readonly options: Options
  /** What the board in the options was made from; without it, it was given or is the game's own. */
  readonly boardWish?: JsonObject | undefined
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
  /** Absent where a game has none, and of games of older releases. */
  readonly scores?: readonly number[]
  /** The length of the log when this was written: enough for lists. */
  readonly seq: number
  readonly chat: readonly KeptLine[]
  /** People who may not chat here. */
  readonly muted: readonly string[]
  /** Those who sat here before the start and do not any more, the last ones only. Tables of before do not have it. */
  readonly sat?: readonly string[]
  /** Whom the host took off a seat lately. Tables of before do not have it. */
  readonly takenOff?: readonly TakenOff[]
  /** Why whoever runs the server took the table away. */
  readonly removed?: string
  readonly rematch: string | null
}

export function dataOf(row: TableRow): TableData {
  return row.data as unknown as TableData
}

/** The row after a change: its version moves on, and its time until the game has ended: finished games are listed by it. */
export function changedRow(
  row: TableRow,
  at: number,
  change: Partial<TableData>,
  status: TableRow['status'] = row.status,
): TableRow {
  const data = { ...dataOf(row), ...change } as unknown as JsonObject
  const changedAt = hasEnded(row) ? row.changedAt : Math.max(row.changedAt, at)
  return { ...row, version: row.version + 1, changedAt, status, data }
}

/** The seats' parts of the dice; empty where a seat gave none. */
export function seedsOf(seats: readonly SeatData[]): string[] {
  return seats.map((seat) => (seat.kind === 'person' ? seat.seed : ''))
}

/** The ids of those who sit. */
export function peopleOf(seats: readonly SeatData[]): string[] {
  return seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))
}
