import type { Action } from '@serai/kernel'
import {
  formatSideStep,
  landingOf,
  type NardeState,
  narde,
  nextSteps,
  OFF_BOARD,
  readStep,
  type Side,
  type StepAction,
  sideOf,
} from '@serai/narde'

/** A point of the board, 1 to 24, or OFF. */
export type Place = number
export const OFF: Place = OFF_BOARD

/** Where a checker can go in this turn, and the steps that take it there. */
export interface Target {
  readonly to: Place
  readonly steps: readonly Action[]
}

export function movablePoints(state: NardeState, seat: number): Set<number> {
  return new Set(nextSteps(state, seat).map((step) => readStep(step).from))
}

/** Where a step lands, for the side of a seat. */
export function landing(state: NardeState, seat: number, step: Action): Place {
  const { from, die } = readStep(step)
  return landingOf(sideOf(state, seat), from, die)
}

/** Of one checker, with as few dice as possible: one die before several, and a lower one before a higher. */
export function targetsFrom(state: NardeState, seat: number, from: number): Target[] {
  const found = new Map<Place, Target>()
  let edge = [{ state, at: from, steps: [] as Action[] }]
  while (edge.length > 0) {
    const next: typeof edge = []
    for (const { state: here, at, steps } of edge) {
      const fromHere = nextSteps(here, seat).filter((step) => readStep(step).from === at)
      for (const step of fromHere.sort((a, b) => readStep(a).die - readStep(b).die)) {
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
  return steps.map((step) => readStep(step).die).join('+')
}

/** A step in the notation of the game, "24/18"; off the board in the reader's own language, "3/off". */
export function stepText(side: Side, { from, die }: Pick<StepAction, 'from' | 'die'>, off: string): string {
  return formatSideStep(side, from, die).replace('off', off)
}
