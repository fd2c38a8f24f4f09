import { checkersAt, type NardeState, otherSide, refusedSteps, sideOf } from '@serai/narde'
import type { WireError } from '@serai/protocol'
import { refusalText } from '../table/refusal-text.ts'
import type { Catalogue } from '../text/catalogue.ts'
import { OFF, type Place } from './targets.ts'
import type { NardeRules } from './text/en/rules.ts'

/** Why a checker stays where it is: a code of the rules, and the places that it speaks of. */
export interface WhyNot {
  readonly code: string
  readonly places?: readonly Place[]
}

/** No rule is against it, but there is nothing that it could do. */
export const NOT_ROLLED: WhyNot = { code: 'NOT_ROLLED' }
export const ALL_PLAYED: WhyNot = { code: 'ALL_PLAYED' }
export const NONE_CHOSEN: WhyNot = { code: 'NONE_CHOSEN' }

/** The points of the other side that dice would lead to. */
export function heldFrom(state: NardeState, seat: number, from: Place): Place[] {
  return refusedSteps(state, seat, from)
    .filter(({ refusal }) => refusal.code === 'E_OCCUPIED')
    .map(({ to }) => to)
}

/** Why no die moves a checker of mine: what says more than "held" comes first. */
export function whyStuck(state: NardeState, seat: number, from: Place): WhyNot | null {
  const [first] = refusedSteps(state, seat, from).filter(({ refusal }) => refusal.code !== 'E_OCCUPIED')
  if (first) return { code: first.refusal.code }
  const held = heldFrom(state, seat, from)
  return held.length === 0 ? null : { code: 'E_OCCUPIED', places: held }
}

/** Why a checker of mine that moves does not go to this place. */
export function whyNotTo(state: NardeState, seat: number, from: Place, to: Place): WhyNot {
  if (to !== OFF && checkersAt(state, otherSide(sideOf(state, seat)), to) > 0)
    return { code: 'E_OCCUPIED', places: [to] }
  const refused = refusedSteps(state, seat, from).find((step) => step.to === to)
  return refused ? { code: refused.refusal.code } : { code: 'E_DIE', places: [to] }
}

/** In words, with the places where they are known. */
export function whyNotText(texts: Pick<Catalogue, 'narde' | 'refusals'>, error: WireError): string {
  const { narde } = texts
  if (error.code === NOT_ROLLED.code) return narde.notRolled
  if (error.code === ALL_PLAYED.code) return narde.allPlayed
  if (error.code === NONE_CHOSEN.code) return narde.noneChosen
  if (!Array.isArray(error.places)) return refusalText(texts, error)
  const places = error.places as readonly Place[]
  if (error.code === 'E_OCCUPIED') return narde.held(places)
  return places[0] === OFF ? narde.notOff : narde.notThere(places[0]!)
}

/** Where a refusal is explained; nowhere, if the rules have nothing to do with it. */
export const sectionOf: { readonly [code: string]: keyof NardeRules['sections'] } = {
  E_GAME_OVER: 'aim',
  E_NOT_ACTIVE: 'turn',
  E_DIE: 'turn',
  E_NO_CHECKER: 'turn',
  E_OCCUPIED: 'turn',
  E_HEAD: 'head',
  E_NOT_HOME: 'bearing',
  E_OVERSHOOT: 'bearing',
  E_BLOCK: 'block',
  E_MORE_DICE: 'dice',
  E_HIGHER_DIE: 'dice',
  E_UNFINISHED: 'dice',
}
