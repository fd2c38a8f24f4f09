import type { Command } from 'commander'
import type { Context } from '../context.ts'
import { wholeNumber } from '../number-arguments.ts'
import { jsonOption } from '../shared-options.ts'
import { loadPosition, type ReplayRequest } from './replayed-position.ts'
import { positionJson, positionText } from './report.ts'

interface Flags extends ReplayRequest {
  readonly json?: true
}

export function addReplay(program: Command, context: Context): void {
  program
    .command('replay')
    .description('play a saved game again, checking every entry, and show a position of it')
    .argument('<file>', 'a log, as written by simulate --save')
    .option('--at <number>', 'the position after this entry; 0 is the start (default: the end)', wholeNumber(0))
    .option('--as <seat>', 'only what this seat may know: a number from 0, or "spectator"')
    .option('--game-number <number>', 'which game of a file that holds several', wholeNumber(1), 1)
    .option('--last <number>', 'how many entries to list', wholeNumber(0), 10)
    .addOption(jsonOption())
    .addHelpText('after', '\nExample: serai replay games.ndjson --at 100 --as 2')
    .action((file: string, flags: Flags) => show(file, flags, context))
}

async function show(path: string, flags: Flags, context: Context): Promise<void> {
  const position = loadPosition(path, flags, context.games)
  await context.out(flags.json ? `${JSON.stringify(positionJson(position, flags))}\n` : positionText(position, flags))
}
