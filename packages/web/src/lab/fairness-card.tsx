import { type Board, decodeBoard, RESOURCES } from '@serai/catan'
import { isRefusal, type Json } from '@serai/kernel'
import { type FairnessCard, fairnessCard, formatBoardCode, type SeatFigures } from '@serai/lab'
import { type ReactNode, useMemo } from 'react'
import { Link } from 'wouter'
import type { Catalogue } from '../text/catalogue.ts'
import { useText } from '../text/language.ts'
import { buttonClass } from '../ui/button.tsx'
import { boardAddress } from './board-address.ts'
import styles from './fairness-card.module.css'

interface Props {
  readonly board: Board
  readonly seats: number
  readonly children?: ReactNode
}

/** How fair a board is: the word first, then what it rests on. */
export function FairnessPanel({ board, seats, children }: Props) {
  const { lab } = useText()
  const card = useMemo(() => fairnessCard(board, seats), [board, seats])
  return (
    <section className={`card ${styles.panel}`} aria-label={lab.fairness}>
      <h2>
        {lab.fairness} <span className={styles.grade}>{lab.grades[card.grade]}</span>
      </h2>
      <p className={styles.note}>{lab.fairnessNote}</p>
      <CardFigures card={card} />
      {children}
    </section>
  )
}

/** How fair the board of a table is, where it was given and not drawn. */
export function TableFairness({ board: json, seats }: { board: Json; seats: number }) {
  const { lab } = useText()
  const board = useMemo(() => decodeBoard(json), [json])
  if (isRefusal(board)) return null
  return (
    <FairnessPanel board={board} seats={seats}>
      <Link className={buttonClass('plain')} href={boardAddress(formatBoardCode(board), seats)}>
        {lab.openInLab}
      </Link>
    </FairnessPanel>
  )
}

/** What a fairness card rests on. */
export function CardFigures({ card }: { card: FairnessCard }) {
  const { lab } = useText()
  return (
    <>
      <SeatTiles seats={seatViews(card.seats, lab)} />
      <ShareBars shares={shareViews(card, lab)} note={lab.sharesNote(Math.round(100 * card.error))} />
      <FigureList figures={cardFigures(card, lab)} />
    </>
  )
}

/** What every seat has after a draft. */
function SeatTiles({ seats }: { seats: readonly SeatView[] }) {
  const { lab } = useText()
  return (
    <ul className={styles.seats}>
      {seats.map(({ seat, name, pips, resources, harbours, cards }) => (
        <li key={seat}>
          <span>{name}</span>
          <b className="num" aria-hidden="true">
            {pips}
          </b>
          <span className="vh">{lab.pips(pips)}</span>
          <span>{resources}</span>
          <span>{harbours}</span>
          <span>{cards}</span>
        </li>
      ))}
    </ul>
  )
}

/** How often every seat would win. */
function ShareBars({ shares, note }: { shares: readonly ShareView[]; note: string }) {
  return (
    <>
      <ul className={styles.shares}>
        {shares.map(({ seat, name, share, length, low, high }) => (
          <li key={seat}>
            <span>{name}</span>
            <svg viewBox="0 0 100 16" preserveAspectRatio="none" aria-hidden="true">
              <rect width="100" height="16" fill="var(--sunk)" />
              <rect width={100 * length} height="16" className={styles.bar} />
              <path d={`M${100 * low},8H${100 * high}`} className={styles.error} />
              <path d="M50,0V16" className={styles.equal} />
            </svg>
            <b className="num">{share}</b>
          </li>
        ))}
      </ul>
      <p className={styles.small}>{note}</p>
    </>
  )
}

function FigureList({ figures }: { figures: readonly FigureView[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, text }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

type LabTexts = Catalogue['lab']

/** A seat after a draft as it is shown. */
export interface SeatView {
  readonly seat: number
  readonly name: string
  readonly pips: number
  readonly resources: string
  readonly harbours: string
  readonly cards: string
}

export function seatViews(seats: readonly Omit<SeatFigures, 'byResource'>[], lab: LabTexts): readonly SeatView[] {
  return seats.map(({ pips, types, harbours, startingCards }, seat) => ({
    seat,
    name: lab.seat(seat),
    pips,
    resources: lab.resources(types),
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
