import type { Action } from '@serai/kernel'
import { CONFIRM, checkersAt, moverOf, type NardeState, narde, nextSteps, readStep, sideOf } from '@serai/narde'
import { OFF, type Place, targetsFrom } from './targets.ts'
import { ALL_PLAYED, NONE_CHOSEN, type WhyNot, whyNotTo, whyStuck } from './why-not.ts'

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

/** What a tap or Enter on a place means. */
export type Touch =
  | { readonly play: readonly Action[] }
  | { readonly choose: Place | null }
  | { readonly refused: WhyNot }

export function touchPlace(draft: Draft, chosen: Place | null, place: Place, mayPlayAtOnce: boolean): Touch {
  const { state, seat } = draft
  if (chosen !== null) {
    const target = targetsFrom(state, seat, chosen).find(({ to }) => to === place)
    if (target) return { play: target.steps }
    if (place === chosen) return { choose: null }
  }
  if (nextSteps(state, seat).some((step) => readStep(step).from === place)) {
    const targets = targetsFrom(state, seat, place)
    return mayPlayAtOnce && targets.length === 1 ? { play: targets[0]!.steps } : { choose: place }
  }
  if (place !== OFF && checkersAt(state, sideOf(state, seat), place) > 0) {
    const refused = whyStuck(state, seat, place)
    if (refused !== null) return { refused }
  }
  if (isComplete(draft)) return { refused: ALL_PLAYED }
  // The checker stays chosen: it can still go elsewhere.
  return { refused: chosen === null ? NONE_CHOSEN : whyNotTo(state, seat, chosen, place) }
}
