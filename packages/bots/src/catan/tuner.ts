import { type CatanOptions, catan } from '@serai/catan'
import { type Random, stream } from '@serai/kernel'
import type { Bot } from '../bot.ts'
import { Simulation } from '../simulation.ts'
import { newTally } from '../tally.ts'
import { type FlatWeights, unflattenWeights } from './flat-weights.ts'
import { greedyBotWith } from './greedy-bot.ts'

export * from './flat-weights.ts'
export * from './tuner-strength.ts'
export * from './weights-file.ts'
export * from './win-net-fit.ts'
export * from './win-net-sample.ts'

export interface TuningPlan {
  readonly seed: number
  /** Games of a step, four for each board: the seats rotate over the same dice. */
  readonly games: number
  /** How far numbers are changed at random, and how fast they follow the gradient; both in logarithms. */
  readonly spread: number
  readonly rate: number
  readonly options: CatanOptions
}

/**
 * One step of tuning `greedy`: each seat plays with its own random change of all numbers, and each win or loss says a
 * little about every one of them. Follows from the plan, the numbers and the step alone, so it can be taken up anywhere.
 */
export function tune(numbers: FlatWeights, step: number, plan: TuningPlan): FlatWeights {
  const boards = tuneByBoards(numbers, step, plan)
  for (;;) {
    const { done, value } = boards.next()
    if (done) return value
  }
}

/** The same step, with a pause after each board that says how many games it took: a step may last a while. */
export function* tuneByBoards(
  numbers: FlatWeights,
  step: number,
  plan: TuningPlan,
): Generator<number, FlatWeights, void> {
  const names = Object.keys(numbers)
  const random = stream(plan.seed, 'tuning', step)
  const seed = stream(plan.seed, 'tuning boards', step).next()
  const gradient = names.map(() => 0)
  const boards = Math.ceil(plan.games / 4)
  for (let board = 1; board <= boards; board++) {
    const changes = drawChanges(names.length, random)
    const bots = changes.map((change) => botWith(numbers, names, change, plan.spread))
    for (let turned = 0; turned < 4; turned++) {
      const order = [0, 1, 2, 3].map((seat) => (seat + turned) % 4)
      const wins = playOnce(
        order.map((i) => bots[i]!),
        plan.options,
        seed,
        board,
      )
      order.forEach((i, seat) => {
        const surplus = wins[seat]! - 0.25
        changes[i]!.forEach((change, at) => {
          gradient[at]! += surplus * change
        })
      })
    }
    yield 4
  }
  const scale = plan.rate / (16 * boards * plan.spread)
  const moved = names.map((name, at) => [name, numbers[name]! * Math.exp(limit(scale * gradient[at]!))] as const)
  return Object.fromEntries(moved)
}

const limit = (move: number): number => Math.max(-0.25, Math.min(0.25, move))

/** Two random changes and their opposites. */
function drawChanges(size: number, random: Random): number[][] {
  return [0, 1].flatMap(() => {
    const change = Array.from({ length: size }, () => normal(random))
    return [change, change.map((number) => -number)]
  })
}

/** Near enough to a normal deviate: the sum of twelve uniform ones. */
function normal(random: Random): number {
  let sum = -6
  for (let i = 0; i < 12; i++) sum += random.next() / 2 ** 32
  return sum
}

function botWith(numbers: FlatWeights, names: readonly string[], change: readonly number[], spread: number): Bot {
  const moved = names.map((name, at) => [name, numbers[name]! * Math.exp(spread * change[at]!)] as const)
  const { weights, shape } = unflattenWeights(Object.fromEntries(moved))
  return greedyBotWith(weights, shape) as Bot
}

function playOnce(bots: readonly Bot[], options: CatanOptions, seed: number, board: number): readonly number[] {
  const game = catan
  const tally = newTally(game, 4)
  new Simulation({ game, options, bots, seed }).play(board, tally)
  return tally.wins
}
