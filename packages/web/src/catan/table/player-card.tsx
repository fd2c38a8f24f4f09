import { memo } from 'react'
import { ChatBubble } from '../../table/chat.tsx'
import { ClockText } from '../../table/clock.tsx'
import type { TableSession } from '../../table/table-session.ts'
import { useTableView } from '../../table/use-session.ts'
import { useText } from '../../text/language.ts'
import { Icon } from '../../ui/icon.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import type { Counter, PlayerPanel } from '../view/player-panels.ts'
import styles from './player-card.module.css'

interface Props {
  readonly session: TableSession
  readonly panel: PlayerPanel
  /** Points that win. */
  readonly target: number
}

/** One player: who, how many points, and what is public about the cards. */
export const PlayerCard = memo(function PlayerCard({ session, panel, target }: Props) {
  const { catanTable } = useText()
  const { seat, name, note, isMe, isActive, isAway, isBot, isPiloted, points, counters, lines } = panel
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
      <Counters counters={counters} seat={seat} />
      {lines.map((line) => (
        <p key={line} className={styles.line}>
          {line}
        </p>
      ))}
      <ChatBubble session={session} seat={seat} className={styles.bubble} />
    </article>
  )
})

/** What a seat has, as pictures with numbers. */
export function Counters({ counters, seat }: { counters: readonly Counter[]; seat: number }) {
  return (
    <ul className={styles.counters}>
      {counters.map(({ icon, count, label, tone }) => (
        <li key={icon} className={styles[tone]} title={label} data-anchor={`${icon}-${seat}`}>
          <Icon name={icon} className={styles.counterIcon} />
          <b className="num" aria-hidden="true">
            {count}
          </b>
          <span className="vh">{label}</span>
        </li>
      ))}
    </ul>
  )
}
