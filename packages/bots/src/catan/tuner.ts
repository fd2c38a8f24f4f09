import { type CatanOptions, catan } from '@serai/catan'
import { type AnyGame, type Random, stream } from '@serai/kernel'
import type { Bot } from '../bot.ts'
import { Simulation } from '../simulation.ts'
import { newTally } from '../tally.ts'
import { greedyWith } from './greedy.ts'
import { WEIGHT_NAMES } from './value.ts'
import { SHAPE, type Shape, WEIGHTS, type Weights } from './weights.ts'

/** All weights and the shape under one name each: `points`, `shape.fade`, `shape.need.3`. */
export type Numbers = { readonly [name: string]: number }

export function flatten(weights: Weights = WEIGHTS, shape: Shape = SHAPE): Numbers {
  const { need, ...rest } = shape
  return {
    ...weights,
    ...Object.fromEntries(Object.entries(rest).map(([name, number]) => [`shape.${name}`, number])),
    ...Object.fromEntries(need.map((number, r) => [`shape.need.${r}`, number])),
  }
}

export function unflatten(numbers: Numbers): { weights: Weights; shape: Shape } {
  const weights = Object.fromEntries(WEIGHT_NAMES.map((name) => [name, numbers[name]!])) as unknown as Weights
  const shape = { ...SHAPE, need: SHAPE.need.map((_, r) => numbers[`shape.need.${r}`]!) }
  const rest = Object.keys(SHAPE).filter((name) => name !== 'need')
  return { weights, shape: { ...shape, ...Object.fromEntries(rest.map((name) => [name, numbers[`shape.${name}`]!])) } }
}

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
export function tune(numbers: Numbers, step: number, plan: TuningPlan): Numbers {
  const names = Object.keys(numbers)
  const random = stream(plan.seed, 'tuning', step)
  const gradient = names.map(() => 0)
  const boards = Math.ceil(plan.games / 4)
  for (let board = 1; board <= boards; board++) {
    const changes = drawChanges(names.length, random)
    const bots = changes.map((change) => botWith(numbers, names, change, plan.spread))
    for (let turned = 0; turned < 4; turned++) {
      const order = [0, 1, 2, 3].map((seat) => (seat + turned) % 4)
      const wins = playOnce(
        order.map((i) => bots[i]!),
        plan,
        step,
        board,
      )
      order.forEach((i, seat) => {
        const surplus = wins[seat]! - 0.25
        changes[i]!.forEach((change, at) => {
          gradient[at]! += surplus * change
        })
      })
    }
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

function botWith(numbers: Numbers, names: readonly string[], change: readonly number[], spread: number): Bot {
  const moved = names.map((name, at) => [name, numbers[name]! * Math.exp(spread * change[at]!)] as const)
  const { weights, shape } = unflatten(Object.fromEntries(moved))
  return greedyWith(weights, shape) as Bot
}

function playOnce(bots: readonly Bot[], { options, seed }: TuningPlan, step: number, board: number): readonly number[] {
  const game = catan as unknown as AnyGame
  const tally = newTally(game, 4)
  new Simulation({ game, options, bots, seed: seed * 1000 + step }).play(board, tally)
  return tally.wins
}
