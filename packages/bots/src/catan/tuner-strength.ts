import { type CatanOptions, catan } from '@serai/catan'
import type { Bot } from '../bot.ts'
import { Simulation } from '../simulation.ts'
import { newTally } from '../tally.ts'
import { type FlatWeights, unflattenWeights } from './flat-weights.ts'
import { greedyBot, greedyBotWith } from './greedy-bot.ts'

/** The shipped bot that tuned numbers are measured against. */
export const opponent = greedyBot as Bot

export interface TunedStrength {
  readonly games: number
  readonly wins: number
}

/** One seat with these numbers against three shipped ones, in every seat of the same `boards` boards and dice. */
export function tunedStrength(
  numbers: FlatWeights,
  boards: number,
  seed: number,
  options: CatanOptions,
): TunedStrength {
  const game = catan
  const { weights, shape } = unflattenWeights(numbers)
  const tuned = greedyBotWith(weights, shape) as Bot
  let wins = 0
  for (let hero = 0; hero < 4; hero++) {
    const bots = [0, 1, 2, 3].map((seat) => (seat === hero ? tuned : opponent))
    const simulation = new Simulation({ game, options, bots, seed })
    const tally = newTally(game, 4)
    for (let board = 1; board <= boards; board++) simulation.play(board, tally)
    wins += tally.wins[hero]!
  }
  return { games: 4 * boards, wins }
}
