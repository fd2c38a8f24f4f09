import type { Clocks } from '@serai/protocol'
import { useEffect, useState } from 'react'
import { useLink } from '../net/use-link.ts'
import type { TableSession } from './table-session.ts'
import { useTableView } from './use-session.ts'

interface ClockReading {
  /** Minutes and seconds, turn and reserve together. */
  readonly text: string
  readonly isLow: boolean
}

const LOW_MS = 15_000

/** What the seat has left at `now`, the server's time. */
export function readClock(clocks: Clocks, seat: number, now: number): ClockReading | null {
  const clock = clocks.seats.find((one) => one.seat === seat)
  if (!clock) return null
  const gone = clock.running ? Math.max(0, now - clocks.at) : 0
  const left = Math.max(0, clock.turnMs + clock.reserveMs - gone)
  const seconds = Math.ceil(left / 1000)
  return { text: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`, isLow: left < LOW_MS }
}

/** The server's time, which goes on while something runs. */
export function useServerTime(isRunning: boolean): number {
  const { clockOffset } = useLink()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!isRunning) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [isRunning])
  return now + clockOffset
}

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
