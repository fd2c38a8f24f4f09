import {
  CHECKERS,
  checkersOff,
  headOf,
  matchPointsOf,
  type NardeState,
  otherSide,
  POINTS,
  pipsOf,
  pointAt,
  scoreOf,
  sideOf,
  WHITE,
} from '@serai/narde'
import { ABSENCE_SECONDS, type SeatInfo } from '@serai/protocol'
import type { ReactNode } from 'react'
import { levelName } from '../games/game-words.ts'
import { seatName } from '../people/names.ts'
import { isAwaited } from '../table/absence.ts'
import { ChatBubble } from '../table/chat.tsx'
import { ClockText } from '../table/clock.tsx'
import type { TableSession } from '../table/table-session.ts'
import { useTableView } from '../table/use-session.ts'
import { useText } from '../text/language.ts'
import { SeatMark } from '../ui/seat-mark.tsx'
import styles from './player-panel.module.css'
import { OFF } from './targets.ts'

interface Props {
  readonly session: TableSession
  readonly info: SeatInfo
  readonly state: NardeState
  readonly seat: number
  readonly isMe: boolean
  /** It is this seat's turn. */
  readonly isActive: boolean
  /** The dice that bear off the chosen checker, where the panel is the tray. */
  readonly offTarget: string | null
  readonly onOff: () => void
  readonly children?: ReactNode
}

/** One player beside the board: who, how far to go, how many are off. */
export function PlayerPanel({ session, info, state, seat, isMe, isActive, offTarget, onOff, children }: Props) {
  const texts = useText()
  const { narde } = texts
  const side = sideOf(state, seat)
  const pips = pipsOf(state, side)
  const off = checkersOff(state, side)
  const matchPoints = matchPointsOf(state)
  const score = scoreOf(state)[seat]!
  const isAway = info.kind === 'person' && !info.connected
  return (
    <section
      className={styles.panel}
      aria-label={isMe ? narde.you : seatName(info, texts)}
      data-mine={isMe || undefined}
      data-active={isActive || undefined}
      data-pilot={(isMe && info.autopilot) || undefined}
      {...(isMe ? { 'data-place': OFF } : {})}
    >
      <SeatMark seat={seat} size={36} state={isAway ? 'away' : 'here'} />
      <div className={styles.name}>
        <b>{isMe ? narde.you : seatName(info, texts)}</b>
        <StripNote session={session} info={info} state={state} seat={seat} isMe={isMe} isAway={isAway} />
        <ChatBubble session={session} seat={seat} className={styles.bubble} />
      </div>
      <div className={styles.pips}>
        <b className="serif num">{pips}</b>
        <small>
          {narde.pips(pips)}
          {isMe ? <span className={styles.lead}>{leadText(pips - pipsOf(state, otherSide(side)), narde)}</span> : null}
        </small>
      </div>
      <div className={styles.tail}>
        {offTarget === null ? (
          <small className={`num ${styles.off}`}>
            <span className={styles.long}>{narde.offOf(off)}</span>
            <span className={styles.short}>{narde.off(off)}</span>
          </small>
        ) : (
          <button type="button" className={styles.bearOff} data-place={OFF} onClick={onOff}>
            {narde.bearOffWith(offTarget)}
          </button>
        )}
        <span className={styles.clock}>
          <ClockText session={session} seat={seat} />
        </span>
        {matchPoints > 1 ? (
          <small className={`num ${styles.match}`}>
            <span className={styles.inWords}>{narde.inMatch(score, matchPoints)}</span>
            <span className={styles.inNumbers} aria-hidden="true">
              {narde.pointsOf(score, matchPoints)}
            </span>
          </small>
        ) : null}
      </div>
      {children}
      <span className={styles.grooves} aria-hidden="true" style={{ width: `${(off / CHECKERS) * 100}%` }} />
    </section>
  )
}

function StripNote({
  session,
  info,
  state,
  seat,
  isMe,
  isAway,
}: {
  session: TableSession
  info: SeatInfo
  state: NardeState
  seat: number
  isMe: boolean
  isAway: boolean
}) {
  const { narde, home, table } = useText()
  const botComes = useTableView(session, ({ summary }) => !info.autopilot && isAwaited(summary?.seats ?? []))
  const side = sideOf(state, seat)
  const colour = side === WHITE ? narde.white : narde.black
  if (isAway) {
    const more = botComes ? `, ${table.botComes(ABSENCE_SECONDS).toLowerCase()}` : ''
    return <small title={`${narde.away}${more}`}>{`${narde.away}${more}`}</small>
  }
  if (info.autopilot) return <small>{narde.pilot}</small>
  if (info.kind === 'bot')
    return <small>{narde.bot(levelName(home, info.level ?? info.bot ?? '').toLowerCase())}</small>
  if (!isMe) return <small>{colour}</small>
  return (
    <small>
      <span className={styles.long}>{narde.route(colour, headOf(side), pointAt(side, POINTS - 1))}</span>
      <span className={styles.short}>{colour}</span>
    </small>
  )
}

/** Fewer pips to go is ahead. */
function leadText(difference: number, narde: ReturnType<typeof useText>['narde']): string {
  if (difference === 0) return narde.level
  return difference < 0 ? narde.ahead(-difference) : narde.behind(difference)
}
