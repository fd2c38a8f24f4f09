import { botsOf } from '@serai/bots'
import type { AnyGame, Json, OptionSpec, Options } from '@serai/kernel'

/** What can be chosen in each game, for the help of a command. `baseOf`: the defaults where they are not those of the game. */
export function gameHelp(games: readonly AnyGame[], baseOf: (game: AnyGame) => Partial<Options> = () => ({})): string {
  return games
    .map((game) => `${optionText(game, baseOf(game))}${botText(game)}`)
    .join('')
    .trimEnd()
}

function optionText({ id, options }: AnyGame, base: Partial<Options>): string {
  const rows = Object.entries(options).map(([name, option]): Row => {
    const value = base[name] ?? option.default
    return [`${name}=${allowed(option)}`, `${option.label} (default: ${String(value)})`]
  })
  return section(`Options of ${id}:`, rows)
}

function allowed(option: OptionSpec<Json>): string {
  if (option.kind === 'integer') return `${option.min}..${option.max}`
  return option.kind === 'choice' ? option.values.join('|') : 'true|false'
}

function botText(game: AnyGame): string {
  return section(
    `Bots of ${game.id}:`,
    botsOf(game).map((bot) => [bot.name, bot.describe]),
  )
}

type Row = readonly [name: string, described: string]

function section(heading: string, rows: readonly Row[]): string {
  const width = Math.max(0, ...rows.map(([name]) => name.length))
  return `\n${heading}\n${rows.map(([name, described]) => `  ${name.padEnd(width)}  ${described}\n`).join('')}`
}
