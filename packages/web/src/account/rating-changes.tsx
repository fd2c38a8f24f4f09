import type { RatingChanges as Known, TableSummary } from '@serai/protocol'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { api } from '../net/api.ts'
import { useText } from '../text/language.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import styles from './account.module.css'
import { Change } from './past-games.tsx'

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
              <Change before={before} after={after} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function useChanges({ id, status, seats }: TableSummary): Known {
  const [known, setKnown] = useState<Known>({ changes: [] })
  // Only then can there be any; a game alone with bots is not even on the server.
  const isAsked = status === 'over' && seats.filter(({ kind }) => kind === 'person').length > 1
  useEffect(() => {
    if (!isAsked) return
    let isWanted = true
    api.ratingChanges(id).then(
      (told) => isWanted && setKnown(told),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [id, isAsked])
  return known
}
