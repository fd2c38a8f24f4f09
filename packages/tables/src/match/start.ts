import type { AnyGame, Refusal } from '@serai/kernel'
import type { Caller } from '../caller.ts'
import { decline, notOpen } from '../refusals.ts'
import type { TableRow } from '../store/table-store.ts'
import { emptySeats } from '../table/seats.ts'
import { changedRow, dataOf } from '../table/table-data.ts'
import type { Match } from './match.ts'
import { layOut, newMatch } from './restore.ts'

/** A game that starts: the row of its table as it is from now on, and the match before its first entry. */
export interface Start {
  readonly row: TableRow
  readonly match: Match
}

/** The host starts the game, or why not. */
export function startGame(game: AnyGame, row: TableRow, by: Caller, at: number): Start | Refusal {
  const refusal = notOpen(row)
  if (refusal) return refusal
  const { host, seats } = dataOf(row)
  if (host.id !== by.id) return decline('E_NOT_HOST')
  const missing = emptySeats(seats)
  if (missing.length > 0) return decline('E_SEATS_MISSING', { missing })
  const running = changedRow(row, at, { start: layOut(game, row), startedAt: at }, 'running')
  return { row: running, match: newMatch(game, running) }
}
