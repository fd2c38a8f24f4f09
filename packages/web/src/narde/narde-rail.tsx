import type { NardeState } from '@serai/narde'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { SeraiMark } from '../look/serai-mark.tsx'
import { Switch } from '../look/switch.tsx'
import { setPrefs, usePrefs } from '../prefs/prefs.ts'
import type { LogLine } from '../table/log-line.ts'
import { SidePanel } from '../table/side-panel.tsx'
import { TableMenu } from '../table/table-menu.tsx'
import type { TableSession } from '../table/table-session.ts'
import { useText } from '../text/language.ts'
import { MatchCard } from './match-card.tsx'
import styles from './narde-rail.module.css'

interface Props {
  readonly session: TableSession
  readonly state: NardeState
  readonly first: number
  readonly names: readonly string[]
  readonly lines: readonly LogLine[]
  readonly isPlayer: boolean
  readonly onKeys: () => void
  readonly resignSure: string | undefined
  readonly guide: ReactNode
  /** The prompt with its buttons. */
  readonly children: ReactNode
}

/** Beside the board, or below it on a tablet. */
export function NardeRail(props: Props) {
  const { session, state, first, names, lines, isPlayer, onKeys, resignSure, guide, children } = props
  const { common } = useText()
  return (
    <aside className={styles.rail}>
      <div className={styles.top}>
        <Link href="/" className={styles.brand}>
          <SeraiMark size={32} />
          <b>{common.serai}</b>
        </Link>
        <TableMenu session={session} onKeys={onKeys} resignSure={resignSure} />
      </div>
      <MatchCard state={state} first={first} names={names} />
      <div className={styles.prompt}>{children}</div>
      <NardeOptions isPlayer={isPlayer} />
      <div className={styles.log}>
        {guide}
        <SidePanel session={session} lines={lines} />
      </div>
    </aside>
  )
}

export function NardeOptions({ isPlayer }: { isPlayer: boolean }) {
  const { narde } = useText()
  const { autoRoll, autoForced } = usePrefs()
  if (!isPlayer) return null
  return (
    <div className={`card ${styles.options}`}>
      <Switch on={autoRoll} onChange={(on) => setPrefs({ autoRoll: on })} label={narde.autoRoll} />
      <Switch on={autoForced} onChange={(on) => setPrefs({ autoForced: on })} label={narde.autoForced} />
    </div>
  )
}
