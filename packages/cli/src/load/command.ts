import type { Command } from 'commander'
import { chooseGame } from '../choices.ts'
import { CommandError, NegativeResult } from '../command-error.ts'
import type { Context } from '../context.ts'
import { positiveNumber, wholeNumber } from '../number-arguments.ts'
import { jsonOption, seedOption } from '../shared-options.ts'
import { OwnServer } from './own-server.ts'
import { loadJson, loadText } from './report.ts'
import { runLoad, type Target } from './run-load.ts'

interface Flags {
  readonly tables: number
  readonly seconds: number
  readonly rate: number
  readonly url?: readonly string[]
  readonly database?: string
  readonly nodes: number
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
    .option('--url <urls...>', 'running servers without rate limits (default: one of its own, on a free port)')
    .option('--database <url>', 'its own servers keep their tables in this PostgreSQL database, which fills up')
    .option('--nodes <number>', 'how many servers of its own, with --database', wholeNumber(1, 64), 1)
    .addOption(seedOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample: serai load --tables 200 --seconds 20 --json')
    .action((flags: Flags) => load(flags, context))
}

async function load(flags: Flags, context: Context): Promise<void> {
  const { tables, seconds, rate, seed } = flags
  const games = flags.game === undefined ? context.games : [chooseGame(context.games, flags.game)]
  if (flags.nodes > 1 && flags.database === undefined) throw new CommandError('--nodes needs --database')
  const servers: OwnServer[] = []
  try {
    if (flags.url === undefined) await openServers(flags, servers)
    const target = flags.url ? { urls: flags.url.map((url) => url.replace(/\/+$/, '')) } : ours(servers)
    const report = await runLoad({ target, games, tables, seconds, rate, seed }, context)
    await context.out(flags.json ? `${JSON.stringify(loadJson(report))}\n` : loadText(report))
    if (report.lost > 0) throw new NegativeResult()
  } finally {
    await Promise.all(servers.map((server) => server.close()))
  }
}

/** Into a list of the caller, who closes those that are open when a later one cannot start. */
async function openServers({ database, nodes }: Flags, into: OwnServer[]): Promise<void> {
  for (let node = 0; node < nodes; node++) into.push(await OwnServer.open(database))
}

function ours(servers: readonly OwnServer[]): Target {
  return {
    get urls() {
      return servers.map(({ url }) => url)
    },
    async crash() {
      for (const server of servers) await server.crash()
    },
  }
}
