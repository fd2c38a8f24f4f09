import type { TableSummary } from '@serai/protocol'

/** The names of the seats; mine is "You". */
export function seatNames({ seats }: TableSummary, mine: number | null, you: string): readonly string[] {
  return seats.map(({ seat, name }) => (seat === mine ? you : name))
}
