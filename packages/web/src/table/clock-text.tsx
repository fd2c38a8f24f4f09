import { type ClockReading, readClock } from './clock.ts'
import type { TableSession } from './table-session.ts'
import { useServerTime } from './use-server-time.ts'
import { useTableView } from './use-session.ts'

/** What a seat has left, to the second; nothing at a table without a clock. */
export function ClockText({ session, seat }: { session: TableSession; seat: number }) {
  const clocks = useTableView(session, (view) => view.clocks)
  const isRunning = clocks?.seats.some((clock) => clock.seat === seat && clock.running) ?? false
  const now = useServerTime(isRunning)
  const reading: ClockReading | null = clocks && readClock(clocks, seat, now)
  if (!reading) return null
  return (
    <time className="num" data-low={reading.isLow || undefined}>
      {reading.text}
    </time>
  )
}
