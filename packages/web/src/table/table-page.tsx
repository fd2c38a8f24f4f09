import { TABLE_ID } from '@serai/protocol'
import { Suspense, use, useEffect, useMemo } from 'react'
import { type GameScreens, loadedGame, loadGame, looksOf } from '../games/registry.ts'
import { useText } from '../text/language.ts'
import { lazyComponent } from '../ui/lazy-component.tsx'
import { NotFound, Notice } from '../ui/notice.tsx'
import { SeatLooks } from '../ui/seat-looks.ts'
import { ConnectionBanner, SignedOut } from './connection-banner.tsx'
import { GameScreen } from './game-screen.tsx'
import { refusalText } from './refusal-text.ts'
import type { TableSession } from './table-session.ts'
import { useSession, useTableView } from './use-session.ts'

// Who plays at once never sees it.
const LobbyScreen = lazyComponent(() => import('../lobby/lobby-screen.tsx').then(({ LobbyScreen }) => LobbyScreen))

/** One address for a table's whole life: before the start, during the game and after its end. */
export function TablePage({ id }: { id: string }) {
  const { common } = useText()
  // A link with something too much at its end: the server has no answer to what is no id.
  if (!TABLE_ID.test(id)) return <NotFound text={common.noTable} />
  return (
    <>
      <ConnectionBanner />
      <SignedOut />
      <Table id={id} />
    </>
  )
}

function Table({ id }: { id: string }) {
  const session = useSession(id)
  const summary = useTableView(session, (view) => view.summary)
  const fault = useTableView(session, (view) => view.fault)
  const isReady = useTableView(session, (view) => view.state !== null)
  const texts = useText()
  const { account, common, lobby } = texts
  const game = summary?.game
  // Before the start there is time for it.
  useEffect(() => void (game && loadGame(game)), [game])
  if (fault) {
    return <NotFound text={fault.code === 'E_TABLE_UNKNOWN' ? common.noTable : refusalText(texts, fault)} />
  }
  if (!summary) return <Notice text={common.connecting} />
  if (summary.status === 'open') {
    return (
      <Suspense fallback={<Notice text={common.loading} />}>
        <LobbyScreen session={session} summary={summary} />
      </Suspense>
    )
  }
  // It ended before it began.
  if (summary.startedAt === undefined) {
    return <NotFound text={summary.removed === undefined ? lobby.closed : account.removed(summary.removed)} />
  }
  if (!isReady) return <Notice text={common.loading} />
  return (
    <Suspense fallback={<Notice text={common.loading} />}>
      <StartedTable session={session} game={summary.game} isOver={summary.status !== 'running'} />
    </Suspense>
  )
}

function StartedTable({ session, game, isOver }: { session: TableSession; game: string; isOver: boolean }) {
  const loading = useMemo<Promise<GameScreens | null>>(() => loadGame(game) ?? Promise.resolve(null), [game])
  const part = loadedGame(game) ?? use(loading)
  const { common } = useText()
  if (!part) return <NotFound text={common.noTable} />
  return (
    <SeatLooks value={looksOf(game)}>
      <GameScreen key={session.id} part={part} session={session} isOver={isOver} />
    </SeatLooks>
  )
}
