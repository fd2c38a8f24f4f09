import type { Command } from 'commander'
import { chooseGame } from '../choices.ts'
import type { Context } from '../context.ts'
import { Negative } from '../fault.ts'
import { positiveNumber, wholeNumber } from '../numbers.ts'
import { jsonOption, seedOption } from '../shared-options.ts'
import { OwnServer } from './own-server.ts'
import { playLoad } from './play.ts'
import { loadJson, loadText } from './report.ts'

interface Flags {
  readonly tables: number
  readonly seconds: number
  readonly rate: number
  readonly url?: string
  readonly game?: string
  readonly seed: number
  readonly json?: true
}

const MOST_TABLES = 5000
const MOST_SECONDS = 600
const MOST_RATE = 100_000
/** A tenth above what the server should bear. */
const RATE = 3300

export function addLoad(program: Command, context: Context): void {
  program
    .command('load')
    .description('let simulated people play at many tables of a server, and measure it')
    .option('--tables <number>', 'games at once', wholeNumber(1, MOST_TABLES), 200)
    .option('--seconds <number>', 'how long to measure, after two to warm up', positiveNumber(MOST_SECONDS), 20)
    .option(
      '--rate <number>',
      'actions a second of all people together; 0: as many as can be',
      wholeNumber(0, MOST_RATE),
      RATE,
    )
    .option('-g, --game <id>', 'the only game (default: all in turn)')
    .option('--url <url>', 'a running server without rate limits (default: one of its own, on a free port)')
    .addOption(seedOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample: serai load --tables 200 --seconds 20 --json')
    .action((flags: Flags) => load(flags, context))
}

async function load(flags: Flags, context: Context): Promise<void> {
  const { tables, seconds, rate, seed } = flags
  const games = flags.game === undefined ? context.games : [chooseGame(context.games, flags.game)]
  const server = flags.url === undefined ? await OwnServer.open() : null
  try {
    const target = server ?? { url: flags.url!.replace(/\/+$/, '') }
    const report = await playLoad({ target, games, tables, seconds, rate, seed }, context)
    await context.out(flags.json ? `${JSON.stringify(loadJson(report))}\n` : loadText(report))
    if (report.lost > 0) throw new Negative()
  } finally {
    await server?.close()
  }
}
