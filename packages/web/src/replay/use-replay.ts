import { useCallback, useEffect, useMemo, useState } from 'react'
import { type TurnAt, turnStep } from './replay-history.ts'

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

/** The step that an address leads to, such as `/replay/blue-fox#120`. */
export function stepIn(hash: string): number {
  return /^#\d{1,9}$/.test(hash) ? Number(hash.slice(1)) : 0
}

/** Browsers do not let an address change at every step of a dragged slider. */
const REST_MS = 300

/** The address leads to where one is, so that a reload stays there; not while the game plays on. */
export function useStepInUrl(step: number, isAtRest: boolean): void {
  useEffect(() => {
    if (!isAtRest || stepIn(location.hash) === step) return
    const timer = setTimeout(() => history.replaceState(history.state, '', `#${step}`), REST_MS)
    return () => clearTimeout(timer)
  }, [step, isAtRest])
}

/** An address with another step, typed or come back to, leads there. */
export function useStepFromUrl(isPage: boolean, goTo: (step: number) => void): void {
  useEffect(() => {
    if (!isPage) return
    const follow = () => goTo(stepIn(location.hash))
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [isPage, goTo])
}
