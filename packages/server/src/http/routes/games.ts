import { botsOf } from '@serai/bots'
import { type AnyGame, describeOptions } from '@serai/kernel'
import { type GameInfo, GameList } from '@serai/protocol'
import type { App, Services } from '../services.ts'
import { failures } from './answers.ts'

/** The games of the house, what can be chosen in them, and who plays them. */
export function addGames(app: App, { games }: Services): void {
  const list = { games: games.map(infoOf) }
  app.get(
    '/api/games',
    {
      config: { ignoresAsker: true },
      schema: { summary: 'Games, their options and their bots', response: { 200: GameList, ...failures } },
    },
    async () => list,
  )
}

function infoOf(game: AnyGame): GameInfo {
  const { id, title, ruleset, seats } = game
  return {
    id,
    title,
    ruleset,
    seats: { min: seats.table.min, max: seats.table.max },
    options: describeOptions(game.options),
    bots: botsOf(game).map(({ name, describe, level }) => ({ name, describe, ...(level && { level }) })),
  }
}
