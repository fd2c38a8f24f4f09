import type { RatingChanges as Answer, TableSummary } from '@serai/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { api } from '../net/api.ts'
import { useText } from '../text/language.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import styles from './account.module.css'

/** A rating, marked while it is provisional. */
export function RatingNumber({ rating, isProvisional }: { rating: number; isProvisional: boolean }) {
  const { account } = useText()
  return (
    <span className={`num ${styles.rating}`}>
      {rating}
      {isProvisional ? (
        <abbr title={account.provisionalNote}>
          <span aria-hidden="true">?</span>
          <span className="vh">{account.provisional}</span>
        </abbr>
      ) : null}
    </span>
  )
}

interface Props {
  readonly summary: TableSummary
  readonly names: readonly string[]
}

/** What the game did to the ratings of its people, or why it did nothing. */
export function RatingChanges({ summary, names }: Props) {
  const { account } = useText()
  const { changes, unrated } = useChanges(summary)
  const reasons: { readonly [reason: string]: string } = account.unrated
  const reason = unrated && reasons[unrated]
  if (changes.length === 0 && !reason) return null
  return (
    <section className={styles.changes}>
      <h2>
        <Link href="/leaderboard">{account.changes}</Link>
      </h2>
      {reason ? <p>{reason}</p> : null}
      {changes.length === 0 ? null : (
        <ul>
          {changes.map(({ seat, before, after }) => (
            <li key={seat}>
              <SeatMark seat={seat} size={18} />
              <span>{names[seat]}</span>
              <b className="num">{after}</b>
              <RatingChange before={before} after={after} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function useChanges({ id, status, seats }: TableSummary): Answer {
  const [known, setKnown] = useState<Answer>({ changes: [] })
  // Only then can there be any; a game alone with bots is not even on the server.
  const isAsked = status === 'over' && seats.filter(({ kind }) => kind === 'person').length > 1
  useEffect(() => {
    if (!isAsked) return
    let isWanted = true
    api.ratingChanges(id).then(
      (answer) => isWanted && setKnown(answer),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [id, isAsked])
  return known
}

/** "+12", "−8", "±0": with the sign that is as wide as a plus. */
export function changeText(before: number, after: number): string {
  const change = after - before
  if (change === 0) return '\u00b10'
  return change > 0 ? `+${change}` : `\u2212${-change}`
}

/** What a game did to a rating. */
export function RatingChange({ before, after }: { before: number; after: number }) {
  const { account } = useText()
  const tone = after > before ? styles.up : after < before ? styles.down : ''
  return (
    <span className={`num ${styles.change} ${tone}`} title={account.changed(before, after)}>
      {changeText(before, after)}
    </span>
  )
}
