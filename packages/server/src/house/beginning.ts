import type { AnyGame, Refusal } from '@serai/kernel'
import type { TableRow } from '../store/store.ts'
import type { Asker } from './house.ts'
import type { Match } from './match.ts'
import { layOut, newMatch } from './opening.ts'
import { decline, notOpen } from './refusals.ts'
import { emptySeats } from './seating.ts'
import { changedRow, dataOf } from './table-data.ts'

/** A table that begins: its row as it is from now on, and its game before the first entry. */
export interface Beginning {
  readonly row: TableRow
  readonly match: Match
}

/** The host begins the game, or why not. */
export function beginning(game: AnyGame, row: TableRow, by: Asker, at: number): Beginning | Refusal {
  const refusal = notOpen(row)
  if (refusal) return refusal
  const { host, seats } = dataOf(row)
  if (host.id !== by.id) return decline('E_NOT_HOST')
  const missing = emptySeats(seats)
  if (missing.length > 0) return decline('E_SEATS_MISSING', { missing })
  const running = changedRow(row, at, { start: layOut(game, row), startedAt: at }, 'running')
  return { row: running, match: newMatch(game, running) }
}
