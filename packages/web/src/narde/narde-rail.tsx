import { matchPointsOf, type NardeState, scoreOf } from '@serai/narde'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { setPrefs, usePrefs } from '../prefs/prefs.ts'
import type { LogLine } from '../table/log-line.ts'
import { SidePanel } from '../table/side-panel.tsx'
import { TableMenu } from '../table/table-menu.tsx'
import type { TableSession } from '../table/table-session.ts'
import { useText } from '../text/language.ts'
import { SeraiMark } from '../ui/icon.tsx'
import { Switch } from '../ui/switch.tsx'
import styles from './narde-rail.module.css'
import tableStyles from './narde-table.module.css'

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

/** The score of the match, mine first. */
function MatchCard({ state, first, names }: { state: NardeState; first: number; names: readonly string[] }) {
  const { narde } = useText()
  const points = matchPointsOf(state)
  const score = scoreOf(state)
  return (
    <div className={`card ${tableStyles.match}`}>
      <div>
        <b className={tableStyles.score}>{score[first]}</b>
        <small>{names[first]}</small>
      </div>
      <div>
        <small>{points === 1 ? narde.singleGame : narde.matchTo}</small>
        {points === 1 ? null : <b className={tableStyles.target}>{points}</b>}
      </div>
      <div>
        <b className={tableStyles.score}>{score[1 - first]}</b>
        <small>{names[1 - first]}</small>
      </div>
    </div>
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
