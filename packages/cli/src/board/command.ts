import { type Command, Option } from 'commander'
import { CommandError } from '../command-error.ts'
import type { Context } from '../context.ts'
import { addFit } from './fit-command.ts'
import { addShow } from './show-command.ts'
import { addSurvey } from './survey-command.ts'
import { addTable } from './table-command.ts'

const EXAMPLES = `
The default command is show: serai board --seed 7 means serai board show --seed 7.

Examples:
  serai board show --mode fair --seed 7 --advise expert --svg board.svg
  serai board survey --mode fair --games 20000`

/** Once flags of `serai board` itself. 0.1 answers them with the new form; take them away after it. */
const FORMER_FLAGS = [
  ['survey', 'survey --games'],
  ['table', 'table --boards'],
  ['fit', 'fit --games'],
] as const

export function addBoard(program: Command, context: Context): void {
  const board = program
    .command('board')
    .description('generate Catan boards, rate their fairness and recommend settlements')
    .usage('[command] [options]')
    .addHelpText('after', EXAMPLES)
  for (const [flag] of FORMER_FLAGS) board.addOption(new Option(`--${flag} [number]`).hideHelp())
  board.hook('preSubcommand', refuseFormerFlags)
  addShow(board, context)
  addSurvey(board, context)
  addTable(board, context)
  addFit(board, context)
}

/** What would reach the default command, and be refused there for a reason that nobody understands. */
function refuseFormerFlags(board: Command): void {
  const names = board.commands.map((command) => command.name())
  const [first] = board.args
  if (first !== undefined && !first.startsWith('-') && !names.includes(first)) {
    throw new CommandError(`unknown command "board ${first}" (commands of board: ${names.join(', ')})`)
  }
  const given = board.opts<{ readonly [flag: string]: string | true | undefined }>()
  for (const [flag, form] of FORMER_FLAGS) {
    const value = given[flag]
    if (value === undefined) continue
    const others = first !== undefined && names.includes(first) ? board.args.slice(1) : board.args
    const line = [form, value === true ? '<number>' : value, ...others].join(' ')
    throw new CommandError(`--${flag} is now a separate command; use: serai board ${line}`)
  }
}
