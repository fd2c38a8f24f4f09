import { findBot, findGame, type Plan } from '@serai/bots'
import type { AnyGame, Options } from '@serai/kernel'

/** A run of games by names, as it is sent to a worker. */
export interface Job {
  readonly game: string
  readonly options: Options
  readonly bots: readonly string[]
  readonly seed: number
  /** Whether the games' logs are wanted. */
  readonly record: boolean
}

export function jobOf({ game, options, bots, seed }: Plan, record: boolean): Job {
  return { game: game.id, options, bots: bots.map((bot) => bot.name), seed, record }
}

export function planOf({ game: id, options, bots: names, seed }: Job, games?: readonly AnyGame[]): Plan {
  const game = findGame(id, games)
  if (!game) throw new Error(`no game "${id}"`)
  const bots = names.map((name) => {
    const bot = findBot(game, name)
    if (!bot) throw new Error(`no bot "${name}"`)
    return bot
  })
  return { game, options, bots, seed }
}
