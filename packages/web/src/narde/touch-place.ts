import type { Action } from '@serai/kernel'
import { checkersAt, nextSteps, readStep, sideOf } from '@serai/narde'
import { type Draft, isComplete } from './draft.ts'
import { OFF, type Place, targetsFrom } from './targets.ts'
import { ALL_PLAYED, NONE_CHOSEN, type WhyNot, whyNotTo, whyStuck } from './why-not.ts'

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
