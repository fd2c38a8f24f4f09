import { findBot } from '@serai/bots'
import type { AnyGame } from '@serai/kernel'
import type { SeatInfo, TableSummary } from '@serai/protocol'
import type { TableRow } from '../store/table-store.ts'
import { hasEnded } from './ended.ts'
import { dataOf, type SeatData } from './table-data.ts'

/** What is known of a table while it is in memory. */
export interface Liveness {
  readonly seq: number
  isConnected(person: string): boolean
  /** A bot plays for the person: asked for, or because they are away. */
  isPiloted(seat: number): boolean
}

/** A table for lists and heads; nothing in it is hidden from anybody. */
export function summarize(game: AnyGame | undefined, row: TableRow, live: Liveness | null): TableSummary {
  const data = dataOf(row)
  return {
    id: row.id,
    game: data.game,
    options: data.options,
    ...(data.boardWish && { boardWish: data.boardWish }),
    status: row.status,
    isPrivate: row.isPrivate,
    host: data.host.name,
    hostId: data.host.id,
    seats: data.seats.map((seat, number) => seatInfo(game, seat, number, live)),
    seq: live?.seq ?? data.seq,
    commitment: data.commitment,
    ...(hasEnded(row) && { secret: data.secret }),
    createdAt: row.createdAt,
    ...(data.startedAt !== null && { startedAt: data.startedAt }),
    ...(data.endedAt !== null && { endedAt: data.endedAt }),
    ...(data.result && { result: data.result }),
    ...(data.scores && { scores: data.scores }),
    clock: data.clock,
    ...(data.muted.length > 0 && { muted: data.muted }),
    ...(data.removed !== undefined && { removed: data.removed }),
    ...(data.rematch !== null && { rematch: data.rematch }),
  }
}

function seatInfo(game: AnyGame | undefined, seat: SeatData, number: number, live: Liveness | null): SeatInfo {
  switch (seat.kind) {
    case 'empty':
      return { seat: number, kind: 'empty', name: '', connected: false, autopilot: false }
    case 'bot': {
      const level = game && findBot(game, seat.bot)?.level
      const bot = {
        seat: number,
        kind: 'bot',
        name: seat.name ?? seat.bot,
        bot: seat.bot,
        connected: true,
        autopilot: false,
      } as const
      return level ? { ...bot, level } : bot
    }
    case 'person':
      return {
        seat: number,
        kind: 'person',
        name: seat.calledNow ?? seat.name,
        person: seat.person,
        connected: live?.isConnected(seat.person) ?? false,
        autopilot: live?.isPiloted(number) ?? seat.autopilot,
      }
  }
}
