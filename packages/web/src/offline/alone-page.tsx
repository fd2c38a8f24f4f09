import { Suspense, use, useState } from 'react'
import { type GameScreens, loadGame, looksOf } from '../games/registry.ts'
import { usePrefs } from '../prefs/prefs.ts'
import { GameScreen } from '../table/game-screen.tsx'
import { useSession, useTableView } from '../table/use-session.ts'
import { useText } from '../text/language.ts'
import { NotFound, Notice } from '../ui/notice.tsx'
import { SeatLooks } from '../ui/seat-looks.ts'
import type { LocalTable } from './open-local.ts'

interface Opened {
  readonly part: GameScreens
  readonly table: LocalTable
}

async function open(game: string, me: string): Promise<Opened | null> {
  const [part, { openLocal }] = await Promise.all([loadGame(game), import('./open-local.ts')])
  return part && { part, table: await openLocal(part.game, me, usePrefs.getState().level) }
}

/** A game against bots that needs no server: it is kept on this device. */
export function AlonePage({ game }: { game: string }) {
  const { common } = useText()
  const [opening] = useState(() => open(game, common.me))
  return (
    <Suspense fallback={<Notice text={common.loading} />}>
      <Loaded opening={opening} />
    </Suspense>
  )
}

function Loaded({ opening }: { opening: Promise<Opened | null> }) {
  const { common } = useText()
  const opened = use(opening)
  return opened ? <LocalScreen {...opened} /> : <NotFound text={common.noPage} />
}

function LocalScreen({ part, table }: Opened) {
  const session = useSession(table.id, table.link)
  const isOver = useTableView(session, (view) => view.summary?.endedAt !== undefined)
  const isReady = useTableView(session, (view) => view.state !== null)
  const { common } = useText()
  if (!isReady) return <Notice text={common.loading} />
  return (
    <SeatLooks value={looksOf(part.game.id)}>
      <GameScreen part={part} session={session} isOver={isOver} />
    </SeatLooks>
  )
}
