import { RESOURCES } from '@serai/catan'
import type { FairnessCard, SeatFigures } from '@serai/lab'
import type { Catalogue } from '../text/catalogue.ts'

type LabTexts = Catalogue['lab']

/** A seat after a draft as it is shown. */
export interface SeatView {
  readonly seat: number
  readonly name: string
  readonly pips: number
  readonly goods: string
  readonly harbours: string
  readonly cards: string
}

export function seatViews(seats: readonly Omit<SeatFigures, 'byResource'>[], lab: LabTexts): readonly SeatView[] {
  return seats.map(({ pips, types, harbours, startingCards }, seat) => ({
    seat,
    name: lab.seat(seat),
    pips,
    goods: lab.goods(types),
    harbours: lab.harbours(harbours.length),
    cards: lab.cards(startingCards),
  }))
}

/** A seat's expected share of wins, as words and as a bar. */
export interface ShareView {
  readonly seat: number
  readonly name: string
  readonly share: string
  /** 0 to 1 of the bar; the equal share stands in its middle. */
  readonly length: number
  /** Where the bar ends when it is off as far as it typically is. */
  readonly low: number
  readonly high: number
}

/** Bars begin so far below the equal share and end as far above, or farther where a seat is farther. */
const REACH = 0.05
const MARGIN = 1.15

interface Outlook {
  readonly seats: readonly { readonly share: number }[]
  readonly error: number
}

export function shareViews({ seats, error }: Outlook, lab: LabTexts): readonly ShareView[] {
  const equal = 1 / seats.length
  const reach = seats.reduce((most, { share }) => Math.max(most, MARGIN * (Math.abs(share - equal) + error)), REACH)
  const lengthOf = (share: number) => (share - equal + reach) / (2 * reach)
  return seats.map(({ share }, seat) => ({
    seat,
    name: lab.seat(seat),
    share: lab.percent(lab.decimals(100 * share)),
    length: lengthOf(share),
    low: lengthOf(share - error),
    high: lengthOf(share + error),
  }))
}

export interface FigureView {
  readonly label: string
  readonly text: string
}

type Figures = Pick<FairnessCard, 'spread' | 'deviation' | 'envy' | 'pairs' | 'gap' | 'error' | 'firstHalfLead'> & {
  readonly seats: readonly Pick<SeatFigures, 'types'>[]
}

/** How far apart the seats are: who wins first, then what they have (R171). */
export function cardFigures(card: Figures, lab: LabTexts): readonly FigureView[] {
  const { seats, gap, error, firstHalfLead } = card
  const points = lab.decimals(100 * gap)
  const full = seats.filter(({ types }) => types === RESOURCES.length).length
  return [
    { label: lab.gap, text: gap <= error ? lab.gapWithin(points) : lab.gapText(points) },
    { label: lab.lead, text: lab.gain(signed(100 * firstHalfLead, lab)) },
    { label: lab.spread, text: lab.spreadText(Math.round(100 * card.spread)) },
    { label: lab.deviation, text: lab.deviationText(Math.round(100 * card.deviation)) },
    { label: lab.allFive, text: lab.allFiveText(full, seats.length) },
    { label: lab.envy, text: lab.envyText(card.envy, card.pairs) },
  ]
}

/** "+1.2", "−0.4": with the sign that is as wide as a plus. */
export function signed(value: number, lab: LabTexts): string {
  return `${value < 0 ? '−' : '+'}${lab.decimals(Math.abs(value))}`
}
