import { isUndo } from '@serai/kernel'
import { isStep } from '@serai/narde'
import { useEffect } from 'react'
import type { Moment } from '../table/history.ts'

/** The last checker of the other side is seen to leave. */
const LAST_LOOK_MS = 1500

/** Tells when the game is over and its last moment is on the board; what I did myself needs no look. */
export function usePlayedOut(last: Moment | null, seat: number | null, onPlayedOut: (() => void) | undefined): void {
  const entry = last?.entry
  useEffect(() => {
    if (!entry || !onPlayedOut) return
    const isNews = !isUndo(entry) && isStep(entry.action) && entry.by !== seat
    const timer = setTimeout(onPlayedOut, isNews ? LAST_LOOK_MS : 0)
    return () => clearTimeout(timer)
  }, [entry, seat, onPlayedOut])
}
