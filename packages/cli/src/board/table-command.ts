import { DRAFT_TABLE_CASES, draftTableRow } from '@serai/lab'
import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { wholeNumber } from '../number-arguments.ts'
import { jsonOption, seedOption } from '../shared-options.ts'
import { draftTableText } from './table-text.ts'

interface Flags {
  readonly boards: number
  readonly seed: number
  readonly json?: true
}

export function addTable(board: Command, context: Context): void {
  board
    .command('table')
    .description('measure the fairness of the draft methods on boards of each mode (rule R171)')
    .option('--boards <number>', 'number of boards per row', wholeNumber(1, 1_000_000), 1000)
    .addOption(seedOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample: serai board table --boards 4000')
    .action(async ({ boards, seed, json }: Flags) => {
      const rows = DRAFT_TABLE_CASES.map((given) => draftTableRow(given, boards, seed))
      await context.out(json ? `${JSON.stringify({ seed, rows })}\n` : draftTableText(rows, seed))
    })
}
