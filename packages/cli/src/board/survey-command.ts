import { findGame } from '@serai/bots'
import { catan } from '@serai/catan'
import type { JsonObject } from '@serai/kernel'
import { NO_BOARD } from '@serai/lab'
import type { Command } from 'commander'
import { chooseBot } from '../choices.ts'
import { CommandError } from '../command-error.ts'
import type { Context } from '../context.ts'
import { wholeNumber } from '../number-arguments.ts'
import { jsonOption, MOST_GAMES, seedOption } from '../shared-options.ts'
import { constraintsOption, coresOption, modeOption, seatsOption } from './board-options.ts'
import { type BoardFlags, boardOfRequest, requestOf } from './choose-board.ts'
import { CONSTRAINT_HELP } from './constraints.ts'
import { sharesJson } from './json.ts'
import { playOnBoards } from './play-on-boards.ts'
import { sharesText } from './text.ts'

interface Flags extends BoardFlags {
  readonly games: number
  readonly gamesPerBoard: number
  readonly bot: string
  readonly workers: number
  readonly json?: true
}

export function addSurvey(board: Command, context: Context): void {
  board
    .command('survey')
    .description('play games on many boards of a mode and count wins by draft seat')
    .option('-n, --games <number>', 'number of games', wholeNumber(1, MOST_GAMES), 1000)
    .option('--games-per-board <number>', 'number of games per board', wholeNumber(1, MOST_GAMES), 10)
    .addOption(modeOption())
    .addOption(constraintsOption())
    .addOption(seatsOption())
    .option('--bot <bot>', 'bot on every seat', 'greedy')
    .addOption(seedOption())
    .addOption(coresOption())
    .addOption(jsonOption())
    .addHelpText('after', CONSTRAINT_HELP)
    .addHelpText('after', '\nExample: serai board survey --mode fair --games 20000')
    .action((flags: Flags) => survey(flags, context))
}

async function survey(flags: Flags, context: Context): Promise<void> {
  const request = requestOf(flags)
  // Refuses what no board can keep to before any thread begins.
  boardOfRequest(request)
  const { games, gamesPerBoard, seats, seed } = flags
  const bot = chooseBot(findGame(catan.id)!, flags.bot)
  const plan = { board: request, gamesPerBoard, bot, seats, seed }
  const figures = await playOnBoards(plan, games, flags.workers, context).catch((error: unknown) => {
    // A thread can only send the message of what it throws.
    if (error instanceof Error && error.message.startsWith(NO_BOARD)) throw new CommandError(error.message)
    throw error
  })
  const title = `${seats} ${bot.name} bots on ${flags.mode} boards, seed ${seed}`
  await context.out(
    flags.json
      ? `${JSON.stringify({ mode: flags.mode, seed, bot: bot.name, ...(sharesJson(figures) as JsonObject) })}\n`
      : sharesText(title, figures),
  )
}
