import { type CatanOptions, catan } from '@serai/catan'
import type { AnyGame } from '@serai/kernel'
import type { Bot } from '../bot.ts'
import { Simulation } from '../simulation.ts'
import { newTally } from '../tally.ts'
import { greedy, greedyWith } from './greedy.ts'
import { type Numbers, unflatten } from './tuner-numbers.ts'

/** The shipped bot that tuned numbers are measured against. */
export const opponent = greedy as Bot

export interface TunedStrength {
  readonly games: number
  readonly wins: number
}

/** One seat with these numbers against three shipped ones, in every seat of the same `boards` boards and dice. */
export function tunedStrength(numbers: Numbers, boards: number, seed: number, options: CatanOptions): TunedStrength {
  const game = catan as unknown as AnyGame
  const { weights, shape } = unflatten(numbers)
  const tuned = greedyWith(weights, shape) as Bot
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
