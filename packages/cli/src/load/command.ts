import type { AnyGame } from '@serai/kernel'
import type { Command } from 'commander'
import { chooseGame } from '../choices.ts'
import { CommandError, NegativeResult } from '../command-error.ts'
import type { Context } from '../context.ts'
import { positiveNumber, wholeNumber } from '../number-arguments.ts'
import { jsonOption, seedOption } from '../shared-options.ts'
import { withFiles } from '../with-files.ts'
import { loadCurve } from './load-curve.ts'
import { OwnServer } from './own-server.ts'
import { type LoadReport, loadJson, loadText } from './report.ts'
import { runLoad, type Target } from './run-load.ts'

interface Flags {
  readonly tables?: readonly number[]
  readonly viewers?: number
  readonly connections?: number
  readonly svg?: string
  readonly seconds: number
  readonly rate: number
  readonly url?: readonly string[]
  readonly database?: string
  readonly nodes: number
  readonly game?: string
  readonly seed: number
  readonly json?: true
}

const MOST_TABLES = 20_000
const MOST_VIEWERS = 20
const TABLES = 200
const MOST_SECONDS = 600
const MOST_RATE = 100_000
/** A tenth above what the server should bear. */
const RATE = 3300

export function addLoad(program: Command, context: Context): void {
  program
    .command('load')
    .description('let simulated people play at many tables of a server, and measure it')
    .option(
      '--tables <numbers...>',
      'games at once; several: one load after the other',
      (text: string, before: readonly number[] | undefined) => [...(before ?? []), wholeNumber(1, MOST_TABLES)(text)],
    )
    .option(
      '--viewers <number>',
      'people at each table, of whom those without a seat watch (default: one at each seat)',
      wholeNumber(1, MOST_VIEWERS),
    )
    .option(
      '--connections <number>',
      'at most so many people, who then sit at several tables (default: each place has its own)',
      wholeNumber(1),
    )
    .option('--seconds <number>', 'how long to measure, after at most two to warm up', positiveNumber(MOST_SECONDS), 20)
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
    .option(
      '--svg <file>',
      'draws the loads as a curve: CPU of an action and memory of a table, by the number of tables',
    )
    .addOption(seedOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample: serai load --tables 200 --seconds 20 --json')
    .action((flags: Flags) => load(flags, context))
}

async function load(flags: Flags, context: Context): Promise<void> {
  const games = flags.game === undefined ? context.games : [chooseGame(context.games, flags.game)]
  if (flags.nodes > 1 && flags.database === undefined) throw new CommandError('--nodes needs --database')
  const reports: LoadReport[] = []
  await withFiles([flags.svg], async ([svg]) => {
    for (const tables of flags.tables ?? [TABLES]) reports.push(await loadOnce(tables, games, flags, context))
    svg?.write(loadCurve(reports))
    svg?.finish()
    await context.out(flags.json ? `${JSON.stringify(loadJson(reports))}\n` : loadText(reports))
  })
  if (reports.some(({ lost }) => lost > 0)) throw new NegativeResult()
}

/** Each with new servers, which remember nothing. */
async function loadOnce(
  tables: number,
  games: readonly AnyGame[],
  flags: Flags,
  context: Context,
): Promise<LoadReport> {
  const { seconds, rate, seed, viewers = null, connections = null } = flags
  const servers: OwnServer[] = []
  try {
    if (flags.url === undefined) await openServers(flags, servers)
    const target = flags.url ? { urls: flags.url.map((url) => url.replace(/\/+$/, '')) } : ours(servers)
    return await runLoad({ target, games, tables, viewers, connections, seconds, rate, seed }, context)
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
    async memory() {
      let bytes = 0
      for (const server of servers) bytes += await server.memory()
      return bytes
    },
    async crash() {
      for (const server of servers) await server.crash()
    },
  }
}
