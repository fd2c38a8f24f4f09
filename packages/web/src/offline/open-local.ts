import { LEVELS, type Level } from '@serai/bots'
import { type AnyGame, defaultOptions, isRefusal, stream } from '@serai/kernel'
import { newId } from '../net/ids.ts'
import { workerBrain } from './brain.ts'
import { LocalGame } from './local-game.ts'
import { LocalTable } from './local-table.ts'
import { readShelf, writeShelf } from './shelf.ts'

const PACE = { least: 450, more: 350 }
const BOTS = ['Leyla', 'Rustam', 'Nino']

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PACE.least + Math.random() * PACE.more))

const isLevel = (level: string): level is Level => LEVELS.some((known) => known === level)

/** The game that waits on this device, or a new one; `me` is what the person is called. */
export function openLocal(game: AnyGame, me: string, wantedLevel: string): LocalTable {
  const random = stream(newId(), 'alone')
  const kept = readShelf(game.id)
  const resumed = kept && LocalGame.resume(game, kept.log, random, Date.now)
  const isUsable = resumed !== null && !isRefusal(resumed) && !resumed.isOver
  const level = [isUsable ? kept!.level : wantedLevel].find(isLevel) ?? 'normal'
  const createdAt = isUsable ? kept!.createdAt : Date.now()
  const names = [me, ...BOTS].slice(0, game.seats.table.max)
  const local = isUsable ? resumed : LocalGame.begin(game, defaultOptions(game.options), names, random, Date.now)
  return new LocalTable({
    game: local,
    level,
    brain: workerBrain(),
    // Only what can be gone on with waits.
    keep: (log) => writeShelf(game.id, local.isOver ? null : { log, level, createdAt }),
    pause,
    createdAt,
  })
}
