import { type Bot, botsOf, findBot, findGame } from '@serai/bots'
import {
  type AnyGame,
  decodeOptions,
  isRefusal,
  type Json,
  type Options,
  parseOption,
  type Refusal,
} from '@serai/kernel'
import { CommandError } from './command-error.ts'

export function chooseGame(games: readonly AnyGame[], id: string): AnyGame {
  const game = findGame(id, games)
  if (!game) throw new CommandError(`unknown game "${id}" (games: ${games.map((known) => known.id).join(', ')})`)
  return game
}

/** `random,random,…`: one bot per seat; left out, the first bot on every seat the game has. */
export function chooseBots(game: AnyGame, names: string | undefined): readonly Bot[] {
  if (names === undefined) return Array.from({ length: game.seats.max }, () => botsOf(game)[0]!)
  const bots = names.split(',').map((name) => chooseBot(game, name))
  checkSeats(game, bots.length)
  return bots
}

export function chooseBot(game: AnyGame, name: string): Bot {
  const bot = findBot(game, name.trim())
  const known = () => botsOf(game).map((bot) => bot.name)
  if (!bot) throw new CommandError(`unknown bot "${name}" (bots of ${game.id}: ${known().join(', ')})`)
  return bot
}

export function checkSeats(game: AnyGame, seats: number): void {
  const { min, max } = game.seats
  if (seats >= min && seats <= max) return
  throw new CommandError(`${game.id} has ${min === max ? min : `${min} to ${max}`} seats, not ${seats}`)
}

/** `name=value` settings over `base`, the rest as the game has it. */
export function chooseOptions(game: AnyGame, base: Partial<Options>, settings: readonly string[]): Options {
  const chosen = settings.map((text): [string, Json] => {
    const setting = parseOption(game.options, text)
    if (isRefusal(setting)) throw new CommandError(optionErrorText(game, text, setting))
    return [setting.name, setting.value]
  })
  const options = decodeOptions(game.options, { ...base, ...Object.fromEntries(chosen) })
  if (isRefusal(options)) throw new CommandError(optionErrorText(game, '', options))
  return options
}

function optionErrorText(
  game: AnyGame,
  text: string,
  { option, allowed, min, max, fault, code, ...rest }: Refusal,
): string {
  if (typeof option !== 'string') return String(fault)
  if (!Object.hasOwn(game.options, option)) {
    return `unknown option "${option}" (options of ${game.id}: ${Object.keys(game.options).join(', ')})`
  }
  const given = JSON.stringify(text.slice(option.length + 1))
  if (typeof min === 'number') return `option ${option} must be a whole number from ${min} to ${max}, not ${given}`
  if (Array.isArray(allowed)) return `option ${option} must be one of ${allowed.join(', ')}, not ${given}`
  const why = fault === undefined ? JSON.stringify({ code, ...rest }) : String(fault)
  return `option ${option}: ${why}`
}
