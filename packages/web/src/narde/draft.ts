import type { Action } from '@serai/kernel'
import { CONFIRM, type NardeState, narde } from '@serai/narde'
import { moverOf } from './seats.ts'

/** The steps of a turn that are laid on the board but not sent (N30). */
export interface Draft {
  readonly base: NardeState
  readonly seat: number
  readonly steps: readonly Action[]
  /** The base with the steps made. */
  readonly state: NardeState
}

export function startDraft(base: NardeState, seat: number): Draft {
  return { base, seat, steps: [], state: base }
}

/** Trusted: the steps come from the engine's lists. */
export function withSteps(draft: Draft, steps: readonly Action[]): Draft {
  const state = narde.clone(draft.state)
  for (const step of steps) narde.apply(state, draft.seat, step)
  return { ...draft, steps: [...draft.steps, ...steps], state }
}

export function withoutLast({ base, seat, steps }: Draft): Draft {
  return withSteps(startDraft(base, seat), steps.slice(0, -1))
}

/** The steps that can be made now: none when all is played. */
export function nextSteps(state: NardeState, seat: number): Action[] {
  if (moverOf(state) !== seat) return []
  const list: Action[] = []
  const count = narde.legal(state, seat, list)
  return list.slice(0, count).filter((action) => action !== CONFIRM)
}

/** Nothing is left to play: the turn can be sent. */
export function isComplete({ state, seat }: Draft): boolean {
  return nextSteps(state, seat).length === 0
}

/** What is sent: a step that wins ends the game without CONFIRM (N21). */
export function batchOf({ state, seat, steps }: Draft): Action[] {
  return moverOf(state) === seat ? [...steps, CONFIRM] : [...steps]
}

/** The only way to play the turn, in steps; null where there is a choice. */
export function forcedSteps(state: NardeState, seat: number): Action[] | null {
  const list: Action[] = []
  if (moverOf(state) !== seat || narde.plays!.list(state, seat, list) !== 1) return null
  const steps: Action[] = []
  const count = narde.plays!.steps(state, list[0]!, steps)
  return steps.slice(0, count).filter((step) => step !== CONFIRM)
}
