import { type CatanState, RESOURCES } from '@serai/catan'
import type { BoardAnalysis } from '../analysis/analysis.ts'
import { isFirstRound } from './draft-state.ts'
import { isOnCoast, type PlaceFacts, touchesDesert } from './place-facts.ts'
import type { PlaceValues } from './place-values.ts'

/** What a method says of the worth of a place. */
export type WorthReason =
  | { readonly code: 'win_share'; readonly share: number; readonly gain: number }
  /** What the worst-off seat can still have in the end. */
  | { readonly code: 'worst_seat'; readonly types: number; readonly pips: number }
  /** R169: the pips, and what is added to them; in the first round nothing is. */
  | { readonly code: 'score'; readonly pips: number; readonly fresh: number; readonly coverage: number }

/** One thing that speaks for a place or against it, for the reader's own language. Resources and harbours are indices. */
export type Reason =
  | { readonly code: 'pips'; readonly pips: number }
  /** What the place is worth, in the terms of the method. */
  | WorthReason
  | { readonly code: 'different_resources'; readonly count: number }
  | { readonly code: 'new_resources'; readonly resources: readonly number[] }
  | { readonly code: 'full_set' }
  | { readonly code: 'red_numbers'; readonly count: number }
  | { readonly code: 'scarce'; readonly resource: number; readonly pips: number; readonly ofBoard: number }
  | { readonly code: 'harbour'; readonly kind: number }
  | { readonly code: 'harbour_near'; readonly kind: number; readonly roads: number }
  | { readonly code: 'blocks'; readonly count: number; readonly pips: number }
  | { readonly code: 'starting_cards'; readonly resources: readonly number[] }
  | { readonly code: 'desert' }
  | { readonly code: 'coast' }

/** From here on a resource of the board counts as scarce: 8 of the 58 pips, where an even share is 11.6. */
const SCARCE = 1.4
/** Pips of a blocked vertex that somebody will miss. */
const WORTH_BLOCKING = 9

export function reasonsFor(analysis: BoardAnalysis, s: CatanState, facts: PlaceFacts, values: PlaceValues): Reason[] {
  const reasons: Reason[] = [{ code: 'pips', pips: facts.pips }]
  const isFirst = isFirstRound(s)
  if (typeof values.worth[facts.vertex] === 'number') reasons.push(values.reason(facts.vertex))
  if (isFirst) reasons.push({ code: 'different_resources', count: facts.newResources.length })
  else if (facts.newResources.length > 0) reasons.push({ code: 'new_resources', resources: facts.newResources })
  if (facts.types === RESOURCES.length) reasons.push({ code: 'full_set' })
  if (facts.red > 0) reasons.push({ code: 'red_numbers', count: facts.red })
  for (const [resource, pips] of facts.byResource.entries()) {
    if (pips > 0 && analysis.scarcity[resource]! >= SCARCE) {
      reasons.push({ code: 'scarce', resource, pips, ofBoard: analysis.resourcePips[resource]! })
    }
  }
  if (facts.harbour !== null) reasons.push({ code: 'harbour', kind: facts.harbour })
  else if (facts.nextHarbour) reasons.push({ code: 'harbour_near', ...facts.nextHarbour })
  const missed = facts.blocks.filter(({ pips }) => pips >= WORTH_BLOCKING)
  if (missed.length > 0) reasons.push({ code: 'blocks', count: missed.length, pips: missed[0]!.pips })
  if (!isFirst) {
    const resources = facts.hexes.flatMap(({ terrain }) => (terrain < RESOURCES.length ? [terrain] : []))
    reasons.push({ code: 'starting_cards', resources })
  }
  if (touchesDesert(facts)) reasons.push({ code: 'desert' })
  if (isOnCoast(facts)) reasons.push({ code: 'coast' })
  return reasons
}
