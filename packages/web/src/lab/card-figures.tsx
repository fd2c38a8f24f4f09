import type { FairnessCard } from '@serai/lab'
import { useText } from '../text/language.ts'
import { cardFigures, type FigureView, type SeatView, type ShareView, seatViews, shareViews } from './card-view.ts'
import styles from './fairness.module.css'

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
      {seats.map(({ seat, name, pips, goods, harbours, cards }) => (
        <li key={seat}>
          <span>{name}</span>
          <b className="num" aria-hidden="true">
            {pips}
          </b>
          <span className="vh">{lab.pips(pips)}</span>
          <span>{goods}</span>
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
