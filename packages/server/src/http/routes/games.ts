import { botsOf } from '@serai/bots'
import type { AnyGame, Json, OptionSpec } from '@serai/kernel'
import { type GameInfo, GameList, type OptionInfo } from '@serai/protocol'
import type { App, Services } from '../services.ts'
import { failures } from './answers.ts'

/** The games of the house, what can be chosen in them, and who plays them. */
export function addGames(app: App, { games }: Services): void {
  const list = { games: games.map(infoOf) }
  app.get(
    '/api/games',
    { schema: { summary: 'Games, their options and their bots', response: { 200: GameList, ...failures } } },
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
    options: Object.fromEntries(Object.entries(game.options).map(([name, option]) => [name, optionOf(option)])),
    bots: botsOf(game).map(({ name, describe, level }) => ({ name, describe, ...(level && { level }) })),
  }
}

function optionOf(option: OptionSpec<Json>): OptionInfo {
  const { label } = option
  switch (option.kind) {
    case 'flag':
      return { kind: 'flag', label, default: option.default }
    case 'integer':
      return { kind: 'integer', label, default: option.default, min: option.min, max: option.max }
    case 'choice':
      return {
        kind: 'choice',
        label,
        default: option.default,
        values: option.values,
        custom: option.custom !== undefined,
      }
  }
}
