import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { addAdmin } from './admin/command.ts'
import { addArena } from './arena/command.ts'
import { addBench } from './bench/command.ts'
import { addBoard } from './board/command.ts'
import { CommandError, Interrupted, NegativeResult, oneLine } from './command-error.ts'
import type { Context } from './context.ts'
import { addEngine } from './engine/command.ts'
import { addLoad } from './load/command.ts'
import { addPerft } from './perft.ts'
import { addReplay } from './replay/command.ts'
import { addServe } from './serve/command.ts'
import { addSimulate } from './simulate/command.ts'
import { addStores } from './store/command.ts'
import { addTrain } from './train/command.ts'
import { addVerify } from './verify/command.ts'
import { addWatch } from './watch/command.ts'
import { addWorker } from './worker/command.ts'

/** By the heading that they have in the help. */
const COMMANDS = {
  'Server:': [addServe, addAdmin, addStores, addLoad],
  'Bots and research:': [addSimulate, addArena, addWorker, addTrain, addBoard],
  'Single games:': [addWatch, addReplay, addVerify],
  'Rules engine:': [addEngine, addPerft, addBench],
} as const

/** Exit codes: the command did its work; it did, and the answer is no; it could not, because of what it was given. */
export const DONE = 0
export const NO = 1
export const BAD_INPUT = 2

export function buildProgram(context: Context): Command {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  const program = new Command('serai')
    .description('Catan and Long Narde: game server, bot simulations and matches, board analysis.')
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void context.out(text),
      writeErr: (text) => context.err(text),
      outputError: (text, write) => write(`serai: ${oneLine(text).replace(/^error: /, '')}\n`),
    })
  for (const [heading, adds] of Object.entries(COMMANDS)) {
    program.commandsGroup(heading)
    for (const add of adds) add(program, context)
  }
  program.commandsGroup('Help:').helpCommand(true)
  program.addHelpText('after', `\nGames: ${context.games.map((game) => game.id).join(', ')}`)
  program.addHelpText('after', '\nRun serai <command> --help to see the options of a command.')
  return program
}

/** Runs one command line; its exit code. Only an error of the program itself is thrown. */
export async function run(args: readonly string[], context: Context): Promise<number> {
  try {
    await buildProgram(context).parseAsync(args, { from: 'user' })
    return DONE
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? DONE : BAD_INPUT
    if (error instanceof NegativeResult) return NO
    if (error instanceof Interrupted) return error.exitCode
    if (!(error instanceof CommandError)) throw error
    context.err(`serai: ${oneLine(error.message)}\n`)
    return BAD_INPUT
  }
}
