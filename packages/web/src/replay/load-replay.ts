import { isRefusal, type Log, parseLog } from '@serai/kernel'
import type { TableSummary } from '@serai/protocol'
import { type GameScreens, loadGame } from '../games/registry.ts'
import { ApiFault, api } from '../net/api.ts'
import { loadMe } from '../people/me.ts'

export interface LoadedReplay {
  readonly summary: TableSummary
  readonly part: GameScreens
  readonly log: Log
  /** Mine; null: I did not play. */
  readonly seat: number | null
}

/** Null: the game is not over yet, so nobody may see all of it. What cannot be had is thrown as an ApiFault. */
export async function loadReplay(id: string): Promise<LoadedReplay | null> {
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
