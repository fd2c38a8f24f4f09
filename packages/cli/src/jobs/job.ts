import { type Bot, findBot, findGame } from '@serai/bots'
import type { AnyGame, Options } from '@serai/kernel'
import type { Batch } from './batches.ts'

/** A configuration of games by names: so it can be sent to a thread or put into a database. */
export interface NamedGamesConfig {
  readonly game: string
  readonly options: Options
  readonly bots: readonly string[]
  readonly seed: number
}

/** Plays a batch; its result is plain data. */
export type BatchRunner<R> = (batch: Batch) => R

export interface GamesConfig {
  readonly game: AnyGame
  readonly options: Options
  readonly bots: readonly Bot[]
  readonly seed: number
}

export function namesOf({ game, options, bots, seed }: GamesConfig): NamedGamesConfig {
  return { game: game.id, options, bots: bots.map((bot) => bot.name), seed }
}

export function configOf(
  { game: id, options, bots: names, seed }: NamedGamesConfig,
  games: readonly AnyGame[],
): GamesConfig {
  const game = findGame(id, games)
  if (!game) throw new Error(`no game "${id}"`)
  return { game, options, bots: names.map((name) => botNamed(game, name)), seed }
}

export function botNamed(game: AnyGame, name: string): Bot {
  const bot = findBot(game, name)
  if (!bot) throw new Error(`no bot "${name}"`)
  return bot
}
