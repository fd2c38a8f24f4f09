import { botsOf } from '@serai/bots'
import type { AnyGame, Json, OptionSpec } from '@serai/kernel'

/** What can be chosen in each game, for the help of a command. */
export function gameHelp(games: readonly AnyGame[]): string {
  return games.map((game) => [`\n${game.id}`, ...optionLines(game), botLine(game)].join('\n')).join('\n')
}

function optionLines({ options }: AnyGame): string[] {
  return Object.entries(options).map(
    ([name, option]) => `  ${name}=${allowed(option)} (${JSON.stringify(option.default)}): ${option.label}`,
  )
}

function allowed(option: OptionSpec<Json>): string {
  if (option.kind === 'integer') return `${option.min}..${option.max}`
  return option.kind === 'choice' ? option.values.join('|') : 'true|false'
}

function botLine(game: AnyGame): string {
  return botsOf(game)
    .map((bot) => `  bot ${bot.name}: ${bot.describe}`)
    .join('\n')
}
