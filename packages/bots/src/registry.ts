import type { AnyGame } from '@serai/kernel'
import type { Bot, Level } from './bot.ts'
import { catanBots } from './catan/index.ts'
import { nardeBots } from './narde/index.ts'
import { randomBot } from './random-bot.ts'

/** Bots that play any game. */
const anyGame: readonly Bot[] = [randomBot]

/** Bots of one game, by its id. */
const ofGame: { readonly [id: string]: readonly Bot[] } = {
  catan: catanBots,
  'long-narde': nardeBots,
}

export function botsOf(game: AnyGame): readonly Bot[] {
  return [...anyGame, ...(ofGame[game.id] ?? [])]
}

/** The bot of a level, where the game has one. */
export function botOfLevel(game: AnyGame, level: Level): Bot | undefined {
  return botsOf(game).find((bot) => bot.level === level)
}

export function findBot(game: AnyGame, name: string): Bot | undefined {
  return botsOf(game).find((bot) => bot.name === name)
}
