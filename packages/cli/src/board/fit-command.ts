import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { wholeNumber } from '../number-arguments.ts'
import { MOST_GAMES, seedOption } from '../shared-options.ts'
import { coresOption, seatsOption } from './board-options.ts'
import { fitToGames } from './fit-to-games.ts'

interface Flags {
  readonly games: number
  readonly seats: number
  readonly seed: number
  readonly workers: number
}

export function addFit(board: Command, context: Context): void {
  board
    .command('fit')
    .description('fit the win rate model to games and print its weights as JSON')
    .option('-n, --games <number>', 'number of games to play and fit to', wholeNumber(100, MOST_GAMES), 10_000)
    .addOption(seatsOption())
    .addOption(seedOption())
    .addOption(coresOption())
    .addHelpText('after', '\nExample: serai board fit --games 80000 --seed 101')
    .action(async ({ games, ...flags }: Flags) => {
      await context.out(`${JSON.stringify(await fitToGames(games, flags, context))}\n`)
    })
}
