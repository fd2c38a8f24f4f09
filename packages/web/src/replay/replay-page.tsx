import { isRefusal, parseLog } from '@serai/kernel'
import type { WireError } from '@serai/protocol'
import { useEffect, useState } from 'react'
import { type GameScreens, loadGame } from '../games/registry.ts'
import { ApiFault, api } from '../net/api.ts'
import { loadMe } from '../people/me.ts'
import { refusalText } from '../table/refusal-text.ts'
import { useText } from '../text/language.ts'
import { Button } from '../ui/button.tsx'
import { NotFound, Notice } from '../ui/notice.tsx'
import { type LoadedReplay, ReplayScreen } from './replay-screen.tsx'

/** A finished game, step by step, as any seat saw it or with everything open. */
export function ReplayPage({ id }: { id: string }) {
  const texts = useText()
  const { common, replay } = texts
  const [loaded, setLoaded] = useState<LoadedReplay | 'running' | null>(null)
  const [fault, setFault] = useState<WireError | null>(null)
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads it again.
  useEffect(() => {
    let isWanted = true
    setFault(null)
    loadReplay(id).then(
      (found) => isWanted && setLoaded(found ?? 'running'),
      (error) => {
        if (!(error instanceof ApiFault)) throw error
        if (isWanted) setFault(error.error)
      },
    )
    return () => {
      isWanted = false
    }
  }, [id, attempt])
  if (fault?.code === 'E_TABLE_UNKNOWN') return <NotFound text={common.noTable} />
  if (fault) {
    return (
      <NotFound text={refusalText(texts, fault)}>
        <Button kind="primary" onClick={() => setAttempt(attempt + 1)}>
          {common.retry}
        </Button>
      </NotFound>
    )
  }
  if (loaded === null) return <Notice text={common.loading} />
  if (loaded === 'running') return <NotFound text={replay.notOver} />
  return <ReplayScreen loaded={loaded} />
}

/** Null: the game is not over yet, so nobody may see all of it. What cannot be had is thrown as an ApiFault. */
async function loadReplay(id: string): Promise<LoadedReplay | null> {
  // Who I am only turns the board.
  const [summary, me] = await Promise.all([api.table(id), loadMe().catch(() => null)])
  if (summary.status === 'open' || summary.status === 'running') return null
  const part = await loadPart(summary.game)
  if (!part) throw fault('E_GAME_UNKNOWN', summary.game)
  const { game } = part
  const log = parseLog((name) => (name === game.id ? game : undefined), await api.log(id))
  if (isRefusal(log)) throw fault('E_LOG', log.fault)
  const mine = me && summary.seats.find(({ person }) => person === me.id)
  return { summary, part, log, seat: mine?.seat ?? null }
}

/** Files of the server's, like everything else here. */
async function loadPart(game: string): Promise<GameScreens | null> {
  try {
    const part = await loadGame(game)
    await part?.Replay.fetch()
    return part
  } catch (error) {
    throw fault('E_OFFLINE', error)
  }
}

function fault(code: string, why: unknown): ApiFault {
  return new ApiFault({ code, message: String(why) })
}
