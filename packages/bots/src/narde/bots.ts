import type { NardeState } from '@serai/narde'
import type { SeeingBot } from '../bot.ts'
import { GreedyEvaluator } from './greedy-evaluator.ts'
import type { NardeNet } from './net.ts'
import { OnePlyEvaluator } from './one-ply-evaluator.ts'
import { unpackNet } from './packed-net.ts'
import { playBot } from './play-bot.ts'
import { TwoPlyEvaluator } from './two-ply-evaluator.ts'
import { weights } from './weights.ts'

/** Of a hundred plays of the careless bot, those that it makes at random. */
const RANDOM_PERCENT = 40
/** Boards that the expert looks at: p95 stays well below the time people would wait. */
const EXPERT_BUDGET = 6000

const net = (): NardeNet => unpackNet(weights)

export const carelessBot = playBot({
  name: 'careless',
  describe: 'Plays like greedy, but makes 40 % of its plays at random.',
  level: 'easy',
  pace: { min: 500, max: 1500 },
  budget: 0,
  randomPercent: RANDOM_PERCENT,
  newEvaluator: () => new GreedyEvaluator(),
})

export const greedyBot = playBot({
  name: 'greedy',
  describe: 'Evaluates the position after each play by pips, blocks, head and home.',
  level: 'normal',
  pace: { min: 500, max: 1500 },
  budget: 0,
  newEvaluator: () => new GreedyEvaluator(),
})

/** A net that plays at one ply, such as one in training. */
export function netBot(source: () => NardeNet): SeeingBot<NardeState> {
  return playBot({
    name: 'hard',
    describe: 'Evaluates the position after each play with a small neural net, trained by self-play.',
    level: 'hard',
    pace: { min: 700, max: 1800 },
    budget: 0,
    newEvaluator: () => new OnePlyEvaluator(source()),
  })
}

export const hardBot = netBot(net)

export const expertBot = playBot({
  name: 'expert',
  describe: 'Searches the best replies to its best plays over every roll of the opponent, evaluated by the net.',
  level: 'expert',
  pace: { min: 900, max: 2200 },
  budget: EXPERT_BUDGET,
  newEvaluator: () => new TwoPlyEvaluator(new OnePlyEvaluator(net())),
})

export const nardeBots: readonly SeeingBot<NardeState>[] = [carelessBot, greedyBot, hardBot, expertBot]
