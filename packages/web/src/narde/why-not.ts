import { diceLeft, narde as engine, type NardeState, stepAction } from '@serai/narde'
import type { WireError } from '@serai/protocol'
import { refusalText } from '../table/refusal-text.ts'
import type { Catalogue } from '../text/catalogue.ts'
import { checkersAt, other, sideOf } from './seats.ts'
import { landing, OFF, type Place } from './targets.ts'

/** Why a checker stays where it is: a code of the rules, and the places that it speaks of. */
export interface WhyNot {
  readonly code: string
  readonly places?: readonly Place[]
}

/** No rule is against it, but there is nothing that it could do. */
export const NOT_ROLLED: WhyNot = { code: 'NOT_ROLLED' }
export const ALL_PLAYED: WhyNot = { code: 'ALL_PLAYED' }
export const NONE_CHOSEN: WhyNot = { code: 'NONE_CHOSEN' }

interface Refused {
  readonly code: string
  /** Where the die would have taken it. */
  readonly to: Place
}

/** What the rules say against each die that is left. */
function refusedFrom(state: NardeState, seat: number, from: Place): Refused[] {
  return [...new Set(diceLeft(state))].flatMap((die) => {
    const step = stepAction(from, die)
    const refusal = engine.check(state, seat, step)
    return refusal === null ? [] : [{ code: refusal.code, to: landing(state, seat, step) }]
  })
}

/** The points of the other side that dice would lead to. */
export function heldFrom(state: NardeState, seat: number, from: Place): Place[] {
  return refusedFrom(state, seat, from)
    .filter(({ code }) => code === 'E_OCCUPIED')
    .map(({ to }) => to)
}

/** Why no die moves a checker of mine: what says more than "held" comes first. */
export function whyStuck(state: NardeState, seat: number, from: Place): WhyNot | null {
  const [first] = refusedFrom(state, seat, from).filter(({ code }) => code !== 'E_OCCUPIED')
  if (first) return { code: first.code }
  const held = heldFrom(state, seat, from)
  return held.length === 0 ? null : { code: 'E_OCCUPIED', places: held }
}

/** Why a checker of mine that moves does not go to this place. */
export function whyNotTo(state: NardeState, seat: number, from: Place, to: Place): WhyNot {
  if (to !== OFF && checkersAt(state, other(sideOf(state, seat)), to) > 0) return { code: 'E_OCCUPIED', places: [to] }
  const refused = refusedFrom(state, seat, from).find((die) => die.to === to)
  return refused ? { code: refused.code } : { code: 'E_DIE', places: [to] }
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
