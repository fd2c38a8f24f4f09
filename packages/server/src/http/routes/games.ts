import { GameList } from '@serai/protocol'
import { gameInfo } from '@serai/tables'
import type { App, Services } from '../services.ts'
import { failures } from './answers.ts'

/** The games of the tables, what can be chosen in them, and who plays them. */
export function addGames(app: App, { games }: Services): void {
  const list = { games: games.map(gameInfo) }
  app.get(
    '/api/games',
    {
      config: { ignoresCaller: true },
      schema: { summary: 'Games, their options and their bots', response: { 200: GameList, ...failures } },
    },
    async () => list,
  )
}
