import { memo } from 'react'
import { Icon } from '../../look/icon.tsx'
import { SeatMark } from '../../look/seat-mark.tsx'
import { ClockText } from '../../table/clock-text.tsx'
import { Said } from '../../table/said.tsx'
import type { TableSession } from '../../table/table-session.ts'
import { useTableView } from '../../table/use-session.ts'
import { useText } from '../../text/language.ts'
import type { Strip } from '../view/player-strips.ts'
import styles from './player-card.module.css'
import { Wells } from './wells.tsx'

interface Props {
  readonly session: TableSession
  readonly strip: Strip
  /** Points that win. */
  readonly target: number
}

/** One player: who, how many points, and what is public about the cards. */
export const PlayerCard = memo(function PlayerCard({ session, strip, target }: Props) {
  const { catanTable } = useText()
  const { seat, name, note, isMe, isActive, isAway, isBot, isPiloted, points, wells, lines } = strip
  const isTimed = useTableView(session, (view) => view.clocks !== null)
  const classes = [
    styles.card,
    isMe && styles.me,
    isActive && styles.active,
    isPiloted && styles.piloted,
    isTimed && styles.timed,
  ]
  return (
    <article
      className={classes.filter(Boolean).join(' ')}
      aria-label={isActive ? catanTable.turnsNow(name) : name}
      data-anchor={`seat-${seat}`}
    >
      <div className={styles.head}>
        <SeatMark seat={seat} state={isAway ? 'away' : 'here'} />
        <div className={styles.who}>
          <b>{name}</b>
          <small>
            {isBot ? <Icon name="bot" className={styles.noteIcon} /> : null}
            {isPiloted && !isBot ? <Icon name="pilot" className={styles.noteIcon} /> : null}
            {note === null ? null : <span className={styles.note}>{note}</span>}
            {note === null || isAway ? <ClockText session={session} seat={seat} /> : null}
          </small>
        </div>
        <span className={`serif num ${styles.points}`}>
          <span aria-hidden="true">{points}</span>
          {isMe ? <i aria-hidden="true">{catanTable.ofTarget(target)}</i> : null}
          <span className="vh">{catanTable.points(points)}</span>
        </span>
      </div>
      <Wells wells={wells} seat={seat} />
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      <Said session={session} seat={seat} className={styles.said} />
    </article>
  )
})
