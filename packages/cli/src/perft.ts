import { randomStreams } from '@serai/bots'
import { perft } from '@serai/kernel'
import type { Command } from 'commander'
import { checkSeats, chooseGame, chooseOptions } from './choices.ts'
import type { Context } from './context.ts'
import { gameHelp } from './game-help.ts'
import { wholeNumber } from './number-arguments.ts'
import { gameOption, jsonOption, seedOption, settingOption } from './shared-options.ts'
import { formatNumber, textTable } from './text-table.ts'

interface Flags {
  readonly game: string
  readonly seats?: number
  readonly depth: number
  readonly seed: number
  readonly option: readonly string[]
  readonly json?: true
}

export function addPerft(program: Command, context: Context): void {
  program
    .command('perft')
    .description('count all action sequences to a given depth, to test the rules')
    .addOption(gameOption())
    .addOption(seedOption())
    .option('--seats <number>', 'number of seats (default: the most the game allows)', wholeNumber(1))
    .option('-d, --depth <number>', 'depth, in actions', wholeNumber(1, 50), 3)
    .addOption(settingOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample: serai perft --game long-narde --depth 3')
    .addHelpText('after', gameHelp(context.games))
    .action((flags: Flags) => count(flags, context))
}

async function count(flags: Flags, context: Context): Promise<void> {
  const game = chooseGame(context.games, flags.game)
  const seats = flags.seats ?? game.seats.max
  checkSeats(game, seats)
  const options = chooseOptions(game, {}, flags.option)
  const state = game.start(options, seats, randomStreams(game, seats, flags.seed, 1).board)
  const depths: { depth: number; nodes: number }[] = []
  for (let depth = 1; depth <= flags.depth; depth++) depths.push({ depth, nodes: perft(game, state, depth) })
  if (flags.json) {
    await context.out(`${JSON.stringify({ game: game.id, seed: flags.seed, options, seats, depths })}\n`)
    return
  }
  const rows = depths.map(({ depth, nodes }) => [String(depth), formatNumber(nodes)])
  await context.out(textTable(['depth', 'nodes'], rows, [0, 1]))
}
