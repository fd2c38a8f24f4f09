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
    .description('replay a saved game, check every entry and show a position')
    .argument('<file>', 'game log, as saved by simulate --save or downloaded from a server')
    .option('--at <number>', 'show the position after this entry; 0: the start (default: the end)', wholeNumber(0))
    .option('--as <seat>', 'show only what this seat can see: its number, from 0, or "spectator"')
    .option('--game-number <number>', 'number of the game, if the file contains several', wholeNumber(1), 1)
    .option('--last <number>', 'number of entries to list', wholeNumber(0), 10)
    .addOption(jsonOption())
    .addHelpText('after', '\nExample: serai replay games.ndjson --at 100 --as 2')
    .action((file: string, flags: Flags) => show(file, flags, context))
}

async function show(path: string, flags: Flags, context: Context): Promise<void> {
  const position = loadPosition(path, flags, context.games)
  await context.out(flags.json ? `${JSON.stringify(positionJson(position, flags))}\n` : positionText(position, flags))
}
