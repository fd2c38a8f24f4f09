import { MOST_HIDDEN } from '@serai/bots'
import { catan } from '@serai/catan'
import { narde } from '@serai/narde'
import { type Command, InvalidArgumentError } from 'commander'
import { chooseGame } from '../choices.ts'
import { CommandError } from '../command-error.ts'
import type { Context } from '../context.ts'
import { positiveNumber, wholeNumber } from '../number-arguments.ts'
import { gameOption, jsonOption } from '../shared-options.ts'
import type { TrainFlags } from './flags.ts'
import { catanTraining } from './train-catan.ts'
import { nardeTraining } from './train-narde.ts'
import type { Training } from './training.ts'

/** By the game's id. */
const TRAININGS: { readonly [game: string]: Training } = {
  [catan.id]: catanTraining,
  [narde.id]: nardeTraining,
}

const MOST_GAMES = 100_000_000
const MOST_STEP = 1_000_000

export function addTrain(program: Command, context: Context): void {
  program
    .command('train')
    .description('train a bot by self-play')
    .addOption(gameOption())
    .option(
      '--part <name>',
      'part to train instead: "outlook", the net that predicts the winner for the Catan search bots',
    )
    .requiredOption('--out <file>', 'file for the trained weights (JSON), rewritten at every evaluation')
    .option('--module <file>', 'also write the net as a TypeScript module, as the bots load it')
    .option(
      '-n, --games <number>',
      'total number of self-play games, rounded up to whole tuning steps',
      wholeNumber(1, MOST_GAMES),
      20_000,
    )
    .option('--resume <file>', 'continue from a file of an earlier run, with its seed, hidden units and step size')
    .option('--seed <number>', 'seed for all randomness (default: 1)', wholeNumber(0))
    .option(
      '--hidden <number>',
      'hidden units of the net (default: 64; 16 with --part outlook)',
      wholeNumber(1, MOST_HIDDEN),
    )
    .option('--step <number>', 'games per tuning step of weights, a multiple of 4 (default: 2000)', stepSize)
    .option(
      '--rate <number>',
      'learning rate, decaying for a net (default: 0.04 for a net, 1 for weights, or that of --resume)',
      positiveNumber(1),
    )
    .option('--every <number>', 'games between evaluations', wholeNumber(1, MOST_GAMES), 5000)
    .option(
      '--deals <number>',
      'deals per evaluation, each played from every seat against greedy',
      wholeNumber(1, MOST_GAMES),
      200,
    )
    .addOption(jsonOption())
    .addHelpText('after', '\nExample: serai train --game long-narde --out net.json --games 20000 --seed 1')
    .action((flags: TrainFlags) => train(flags, context))
}

async function train(flags: TrainFlags, context: Context): Promise<void> {
  const { id } = chooseGame(context.games, flags.game)
  const training = Object.hasOwn(TRAININGS, id) ? TRAININGS[id] : undefined
  if (!training) throw new CommandError(`${id} cannot be trained (games: ${Object.keys(TRAININGS).join(', ')})`)
  const part = partOf(training, id, flags.part)
  const strange = part.refusedFlags.find((name) => flags[name] !== undefined)
  if (strange !== undefined) throw new CommandError(`--${strange} cannot be used when training ${flags.part ?? id}`)
  await part.run(flags, context)
}

function partOf(training: Training, id: string, name: string | undefined): Training {
  if (name === undefined) return training
  const parts = training.parts ?? {}
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined
  if (part) return part
  const names = Object.keys(parts).join(', ') || 'none'
  throw new CommandError(`${id} has no part "${name}" to train (parts: ${names})`)
}

/** The seats rotate: a board takes four games. */
function stepSize(text: string): number {
  const games = wholeNumber(4, MOST_STEP)(text)
  if (games % 4 === 0) return games
  throw new InvalidArgumentError('It must be a multiple of 4.')
}
