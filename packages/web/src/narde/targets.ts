import type { Action } from '@serai/kernel'
import { type NardeState, narde, POINTS, pointAt, progressAt, stepDie, stepFrom } from '@serai/narde'
import { nextSteps } from './draft.ts'
import { sideOf } from './seats.ts'

/** A point of the board, 1 to 24, or OFF. */
export type Place = number
export const OFF: Place = 0

/** Where a checker can go in this turn, and the steps that take it there. */
export interface Target {
  readonly to: Place
  readonly steps: readonly Action[]
}

export function movablePoints(state: NardeState, seat: number): Set<number> {
  return new Set(nextSteps(state, seat).map(stepFrom))
}

/** Where a step lands, for the side of a seat. */
export function landing(state: NardeState, seat: number, step: Action): Place {
  const side = sideOf(state, seat)
  const progress = progressAt(side, stepFrom(step)) + stepDie(step)
  return progress < POINTS ? pointAt(side, progress) : OFF
}

/** Of one checker, with as few dice as possible: one die before several, and a lower one before a higher. */
export function targetsFrom(state: NardeState, seat: number, from: number): Target[] {
  const found = new Map<Place, Target>()
  let edge = [{ state, at: from, steps: [] as Action[] }]
  while (edge.length > 0) {
    const next: typeof edge = []
    for (const { state: here, at, steps } of edge) {
      const fromHere = nextSteps(here, seat).filter((step) => stepFrom(step) === at)
      for (const step of fromHere.sort((a, b) => stepDie(a) - stepDie(b))) {
        const to = landing(here, seat, step)
        if (found.has(to)) continue
        found.set(to, { to, steps: [...steps, step] })
        if (to === OFF) continue
        const after = narde.clone(here)
        narde.apply(after, seat, step)
        next.push({ state: after, at: to, steps: [...steps, step] })
      }
    }
    edge = next
  }
  return [...found.values()]
}

/** "3", "3+5". */
export function diceText(steps: readonly Action[]): string {
  return steps.map(stepDie).join('+')
}
