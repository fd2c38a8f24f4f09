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
    .description('let the net or the weights of a game play themselves, and learn')
    .addOption(gameOption())
    .option(
      '--part <name>',
      'another part than usual: "outlook", the net that predicts the winner for the searching Catan bots',
    )
    .requiredOption('--out <file>', 'what was learned as JSON, written again at every check')
    .option('--module <file>', 'the net as a module too, as the bots load it')
    .option(
      '-n, --games <number>',
      'games of self-play in all, whole steps where there are steps',
      wholeNumber(1, MOST_GAMES),
      20_000,
    )
    .option('--resume <file>', 'go on with a file that was written before; it keeps its seed, hidden units and step')
    .option('--seed <number>', 'everything random follows from it (default: 1)', wholeNumber(0))
    .option(
      '--hidden <number>',
      'hidden units of a net (default: 64; 16 for the part outlook)',
      wholeNumber(1, MOST_HIDDEN),
    )
    .option('--step <number>', 'games of a step of tuning weights, a multiple of 4 (default: 2000)', stepSize)
    .option(
      '--rate <number>',
      'learning rate; that of a net falls as games go by (default: 0.04 for a net, 1 for weights, or as before)',
      positiveNumber(1),
    )
    .option('--every <number>', 'games between checks', wholeNumber(1, MOST_GAMES), 5000)
    .option(
      '--deals <number>',
      'deals of a check, each played from every seat against greedy',
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
  if (!training)
    throw new CommandError(`${id} has nothing to train (games that have: ${Object.keys(TRAININGS).join(', ')})`)
  const part = partOf(training, id, flags.part)
  const strange = part.refusedFlags.find((name) => flags[name] !== undefined)
  if (strange !== undefined) throw new CommandError(`the training of ${flags.part ?? id} takes no --${strange}`)
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
