import { useCallback, useEffect, useMemo, useState } from 'react'
import { type TurnAt, turnStep } from './turns.ts'

/** Milliseconds for a step while it plays. */
export const PACES = [1200, 600, 200] as const
export type Pace = (typeof PACES)[number]

export interface Player {
  readonly step: number
  readonly last: number
  readonly isPlaying: boolean
  readonly pace: Pace
  readonly goTo: (step: number) => void
  readonly goBy: (steps: number) => void
  readonly goByTurn: (by: 1 | -1) => void
  readonly toggle: () => void
  readonly setPace: (pace: Pace) => void
}

/** Where one is in a replay, and the ways to go. */
export function useReplay(turns: readonly TurnAt[], stops: readonly number[], first: number): Player {
  const last = stops.length - 1
  const [step, setStep] = useState(() => Math.min(last, first))
  const [isPlaying, setPlaying] = useState(false)
  const [pace, setPace] = useState<Pace>(600)
  useEffect(() => {
    if (!isPlaying) return
    if (step >= last) {
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => setStep(step + 1), pace)
    return () => clearTimeout(timer)
  }, [isPlaying, step, last, pace])
  const goTo = useCallback(
    (to: number) => {
      setPlaying(false)
      setStep(Math.min(last, Math.max(0, to)))
    },
    [last],
  )
  return useMemo(
    () => ({
      step,
      last,
      isPlaying,
      pace,
      goTo,
      goBy: (steps: number) => goTo(step + steps),
      goByTurn: (by: 1 | -1) => goTo(turnStep(turns, stops, step, by)),
      toggle: () => {
        if (!isPlaying && step >= last) setStep(0)
        setPlaying(!isPlaying)
      },
      setPace,
    }),
    [step, last, isPlaying, pace, turns, stops, goTo],
  )
}
