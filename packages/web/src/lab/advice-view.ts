import { RESOURCES, type Resource } from '@serai/catan'
import { type Advice, type AdviceMethod, type PlaceAdvice, setupModelError } from '@serai/lab'
import type { Catalogue } from '../text/catalogue.ts'
import { signed } from './card-view.ts'
import { type LabTexts, reasonWords } from './reason-words.ts'

/** A place of the advice as it is shown. */
export interface PlaceView {
  readonly rank: number
  readonly vertex: number
  readonly edge: number
  readonly lands: readonly { readonly hex: number; readonly good: Resource; readonly number: number }[]
  readonly pips: string
  readonly why: string
  readonly worth: string
  /** Does it help or hurt? Null where the worth is no gain. */
  readonly isGain: boolean | null
}

/** What the worth of a place is by this method. */
export function methodNote(method: AdviceMethod, seats: number, lab: Catalogue['lab']): string {
  if (method !== 'expert') return lab.methodNotes[method]
  return lab.expertNote(Math.round(100 / seats), Math.round(100 * setupModelError(seats)))
}

/** So many have a ring on the board. */
export const SHOWN = 4

export function placeViews(advice: Advice, texts: LabTexts): readonly PlaceView[] {
  return advice.places.slice(0, SHOWN).map((place, i) => ({
    rank: i + 1,
    vertex: place.vertex,
    edge: place.edge,
    lands: landsOf(place),
    pips: texts.lab.pips(place.pips),
    why: reasonWords(place.reasons, texts),
    ...worthOf(advice, place, texts),
  }))
}

function landsOf({ hexes }: PlaceAdvice): PlaceView['lands'] {
  return hexes.flatMap(({ hex, terrain, number }) => {
    const good = RESOURCES[terrain]
    return good ? [{ hex, good, number }] : []
  })
}

function worthOf(
  { method }: Advice,
  { worth, reasons }: PlaceAdvice,
  { lab }: LabTexts,
): Pick<PlaceView, 'worth' | 'isGain'> {
  if (method !== 'expert') return { worth: lab.worth[method](String(Math.round(worth))), isGain: null }
  const share = reasons.find(({ code }) => code === 'win_share')
  const gain = share?.code === 'win_share' ? 100 * share.gain : 0
  return { worth: lab.gain(signed(gain, lab)), isGain: gain >= 0 }
}
