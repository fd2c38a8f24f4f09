import { ABSENCE_SECONDS, type SeatInfo, type TableSummary } from '@serai/protocol'
import type { Catalogue } from '../text/catalogue.ts'

/** A game that all its people have left waits for them: then no bot comes. */
export const isAwaited = (seats: readonly SeatInfo[]): boolean =>
  seats.some(({ kind, connected }) => kind === 'person' && connected)

/** What becomes of my seat when I leave the page of a running game. */
export function leaveNote({ seats, clock }: Pick<TableSummary, 'seats' | 'clock'>, table: Catalogue['table']): string {
  const people = seats.filter(({ kind }) => kind === 'person').length
  if (people > 1) return table.botPlaysOn(ABSENCE_SECONDS)
  return clock ? table.clockRunsOn : table.gameWaits
}
