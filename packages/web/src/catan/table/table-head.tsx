import { type CatanState, targetOf } from '@serai/catan'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ClockText } from '../../table/clock.tsx'
import { LogButton } from '../../table/side-panel.tsx'
import { TableMenu } from '../../table/table-menu.tsx'
import type { TableSession } from '../../table/table-session.ts'
import { useText } from '../../text/language.ts'
import { SeraiMark } from '../../ui/icon.tsx'
import { SeatMark } from '../../ui/seat-mark.tsx'
import { FairnessEntry } from '../board-fairness.tsx'
import type { OpenSheet } from '../sheets/table-sheets.tsx'
import type { PlayerPanel } from '../view/player-panels.ts'
import { turnText } from '../view/words.ts'
import { Bank } from './bank.tsx'
import styles from './catan-table.module.css'
import { Counters } from './player-card.tsx'
import type { CatanSession } from './use-catan-session.ts'
import type { CatanView } from './use-catan-view.ts'

interface Props {
  readonly session: TableSession
  readonly state: CatanState
  /** Null: who looks has no seat. */
  readonly me: PlayerPanel | null
  /** There is no room for my card, nor for the turn on the sea. */
  readonly isPhone: boolean
  readonly children: ReactNode
}

export function TableHead({ session, state, me, isPhone, children }: Props) {
  const texts = useText()
  const { catanTable, common } = texts
  const target = targetOf(state)
  return (
    <header className={styles.head}>
      <Link href="/" className={styles.brand} aria-label={common.home}>
        <SeraiMark />
        <span>{common.serai}</span>
      </Link>
      {!isPhone ? null : me ? (
        <div className={styles.mine}>
          <SeatMark seat={me.seat} size={26} />
          <p className={styles.title}>
            <span>
              {turnText(state, texts)}, {catanTable.youHave}
            </span>{' '}
            <b data-anchor="points">{catanTable.pointsOf(me.points, target)}</b>
          </p>
          <div className={styles.public}>
            <Counters
              counters={me.counters.filter(({ icon }) => icon === 'knight' || icon === 'road')}
              seat={me.seat}
            />
            <span className={styles.clock}>
              <ClockText session={session} seat={me.seat} />
            </span>
          </div>
        </div>
      ) : (
        <p className={styles.title}>
          {turnText(state, texts)}, {catanTable.playedTo(target)}
        </p>
      )}
      {children}
    </header>
  )
}

interface HeadButtonsProps {
  readonly game: CatanSession
  readonly view: CatanView
  readonly onOpen: (sheet: OpenSheet) => void
}

/** The menu, and the log where it has no column. */
export function HeadButtons({ game: { session, state, summary }, view: { size, hasLog }, onOpen }: HeadButtonsProps) {
  return (
    <>
      {hasLog ? null : <LogButton session={session} icon="chat" onClick={() => onOpen({ kind: 'log' })} />}
      <TableMenu session={session} onKeys={() => onOpen({ kind: 'keys' })}>
        {size === 'desktop' ? null : <Bank state={state} />}
        {summary ? <FairnessEntry summary={summary} /> : null}
      </TableMenu>
    </>
  )
}
