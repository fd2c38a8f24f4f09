import { MOST_HIDDEN } from '@serai/bots'
import { narde } from '@serai/narde'
import type { Command } from 'commander'
import { chooseGame } from '../choices.ts'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { positiveNumber, wholeNumber } from '../numbers.ts'
import { gameOption, jsonOption } from '../shared-options.ts'
import type { TrainFlags } from './flags.ts'
import { trainNarde } from './train-narde.ts'

/** By the game's id. */
const TRAININGS: { readonly [game: string]: (flags: TrainFlags, context: Context) => Promise<void> } = {
  [narde.id]: trainNarde,
}

const MOST_GAMES = 100_000_000

export function addTrain(program: Command, context: Context): void {
  program
    .command('train')
    .description('let a net of a game play itself, and learn')
    .addOption(gameOption())
    .requiredOption('--out <file>', 'the net as JSON, written again at every check')
    .option('--module <file>', 'the net as a module too, as the bots load it')
    .option('-n, --games <number>', 'games of self-play in all', wholeNumber(1, MOST_GAMES), 20_000)
    .option('--resume <file>', 'go on with a net that was written before; it keeps its seed and hidden units')
    .option('--seed <number>', 'everything random follows from it (default: 1)', wholeNumber(0))
    .option('--hidden <number>', 'hidden units (default: 64)', wholeNumber(1, MOST_HIDDEN))
    .option(
      '--rate <number>',
      'learning rate of the first game; it falls as games go by (default: 0.04, or as before)',
      positiveNumber(1),
    )
    .option('--every <number>', 'games between checks', wholeNumber(1, MOST_GAMES), 5000)
    .option('--deals <number>', 'deals of a check, each played twice against greedy', wholeNumber(1, MOST_GAMES), 200)
    .addOption(jsonOption())
    .addHelpText('after', '\nExample: serai train --game long-narde --out net.json --games 20000 --seed 1')
    .action((flags: TrainFlags) => train(flags, context))
}

async function train(flags: TrainFlags, context: Context): Promise<void> {
  const { id } = chooseGame(context.games, flags.game)
  const training = Object.hasOwn(TRAININGS, id) ? TRAININGS[id] : undefined
  if (!training) throw new Fault(`${id} has nothing to train (games that have: ${Object.keys(TRAININGS).join(', ')})`)
  await training(flags, context)
}
