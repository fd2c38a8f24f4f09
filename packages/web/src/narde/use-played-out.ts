import { useEffect } from 'react'
import type { Moment } from '../table/history.ts'
import { stepIn } from './moment-events.ts'

/** The last checker of the other side is seen to leave. */
const LAST_LOOK_MS = 1500

/** Tells when the game is over and its last moment is on the board; what I did myself needs no look. */
export function usePlayedOut(last: Moment | null, seat: number | null, onPlayedOut: (() => void) | undefined): void {
  const entry = last?.entry
  const step = last && stepIn(last)
  const isNews = step !== null && step.seat !== seat
  useEffect(() => {
    if (!entry || !onPlayedOut) return
    const timer = setTimeout(onPlayedOut, isNews ? LAST_LOOK_MS : 0)
    return () => clearTimeout(timer)
  }, [entry, isNews, onPlayedOut])
}
