import type { Action } from '@serai/kernel'
import { CONFIRM, moverOf, type NardeState, narde, nextSteps } from '@serai/narde'

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

/** Nothing is left to play: the turn can be sent. */
export function isComplete({ state, seat }: Draft): boolean {
  return nextSteps(state, seat).length === 0
}

/** What is sent: a step that wins ends the game without CONFIRM (N21). */
export function batchOf({ state, seat, steps }: Draft): Action[] {
  return moverOf(state) === seat ? [...steps, CONFIRM] : [...steps]
}
