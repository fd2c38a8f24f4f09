import { matchPointsOf, type NardeState, scoreOf } from '@serai/narde'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { setPrefs, usePrefs } from '../prefs/prefs.ts'
import type { LogLine } from '../table/log-line.ts'
import { LogButton, SidePanel, useLogTitle } from '../table/side-panel.tsx'
import { TableMenu } from '../table/table-menu.tsx'
import type { TableSession } from '../table/table-session.ts'
import { useText } from '../text/language.ts'
import { SeraiMark } from '../ui/icon.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Switch } from '../ui/switch.tsx'
import styles from './narde-table.module.css'

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
    <div className={`card ${styles.match}`}>
      <div>
        <b className={styles.score}>{score[first]}</b>
        <small>{names[first]}</small>
      </div>
      <div>
        <small>{points === 1 ? narde.singleGame : narde.matchTo}</small>
        {points === 1 ? null : <b className={styles.target}>{points}</b>}
      </div>
      <div>
        <b className={styles.score}>{score[1 - first]}</b>
        <small>{names[1 - first]}</small>
      </div>
    </div>
  )
}

function NardeOptions({ isPlayer }: { isPlayer: boolean }) {
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

interface LogSheetProps {
  readonly session: TableSession
  readonly lines: readonly LogLine[]
  readonly isPlayer: boolean
  readonly onClose: () => void
}

/** On a phone: what the rail has below the prompt. */
export function NardeLogSheet({ session, lines, isPlayer, onClose }: LogSheetProps) {
  return (
    <Sheet title={useLogTitle(session)} onClose={onClose}>
      <NardeOptions isPlayer={isPlayer} />
      <div className={styles.sheet}>
        <SidePanel session={session} lines={lines} />
      </div>
    </Sheet>
  )
}

interface ToolsProps {
  readonly session: TableSession
  readonly resignSure: string | undefined
  readonly onLog: () => void
  readonly onKeys: () => void
}

/** On a phone: what opens the log and the menu. */
export function NardeTools({ session, resignSure, onLog, onKeys }: ToolsProps) {
  return (
    <span className={styles.tools}>
      <LogButton session={session} icon="log" onClick={onLog} />
      <TableMenu session={session} onKeys={onKeys} resignSure={resignSure} />
    </span>
  )
}
