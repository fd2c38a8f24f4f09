import { type AnyGame, defaultOptions } from '@serai/kernel'
import { narde } from '@serai/narde'
import type { Bot } from '../bot.ts'
import { Simulation } from '../simulation.ts'
import { newTally } from '../tally.ts'

/** What some games between two bots came to for the first of them. */
export interface NardeStrength {
  readonly games: number
  readonly wins: number
  readonly marsWon: number
  readonly marsLost: number
}

/** Plays `deals` deals of dice, each twice with the seats changed. */
export function nardeStrength(bot: Bot, opponent: Bot, deals: number, seed: number): NardeStrength {
  const game: AnyGame = narde
  const strength = { games: 0, wins: 0, marsWon: 0, marsLost: 0 }
  for (const seat of [0, 1]) {
    const bots = seat === 0 ? [bot, opponent] : [opponent, bot]
    const simulation = new Simulation({ game, options: defaultOptions(narde.options), bots, seed })
    const ended = (state: unknown) => {
      const { winner, reason } = game.result(state)!
      const isMars = reason === 'mars' ? 1 : 0
      strength.games++
      if (winner === seat) {
        strength.wins++
        strength.marsWon += isMars
      } else strength.marsLost += isMars
    }
    const tally = newTally(game, 2)
    for (let deal = 1; deal <= deals; deal++)
      simulation.play(deal, tally, { started: () => {}, acting: () => {}, ended })
  }
  return strength
}
