import { type BotRequest, botsOf } from '@serai/bots'
import type { AnyGame } from '@serai/kernel'
import type { TableWorkers } from '@serai/tables'
import type { Metrics } from './metrics.ts'

/** Of `random`, which is none that people choose among. */
const NO_LEVEL = 'none'

/** The same workers, with what their bots take for a decision measured. A bot that fails is counted elsewhere. */
export function measuredWorkers(
  workers: TableWorkers,
  { botDecisions }: Pick<Metrics, 'botDecisions'>,
  games: readonly AnyGame[],
  now: () => number = () => performance.now(),
): TableWorkers {
  const keyOf = ({ game, bot }: Pick<BotRequest, 'game' | 'bot'>) => `${game} ${bot}`
  const series = new Map(
    games.flatMap((game) =>
      botsOf(game).map(({ name, level = NO_LEVEL }) => [
        keyOf({ game: game.id, bot: name }),
        botDecisions.labels(game.id, level),
      ]),
    ),
  )
  return {
    decide: async (request, priority) => {
      const begin = now()
      const move = await workers.decide(request, priority)
      series.get(keyOf(request))?.observe((now() - begin) / 1000)
      return move
    },
    makeBoard: (request, priority) => workers.makeBoard(request, priority),
    verify: (log, priority) => workers.verify(log, priority),
    close: () => workers.close(),
  }
}
