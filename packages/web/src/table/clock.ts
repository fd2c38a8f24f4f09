import type { Clocks } from '@serai/protocol'

export interface ClockReading {
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
