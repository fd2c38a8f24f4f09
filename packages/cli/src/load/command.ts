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
    .description('load-test a server with simulated players')
    .option(
      '--tables <numbers...>',
      `number of tables; several numbers run one load after the other (default: ${TABLES})`,
      (text: string, before: readonly number[] | undefined) => [...(before ?? []), wholeNumber(1, MOST_TABLES)(text)],
    )
    .option(
      '--viewers <number>',
      'people per table; those without a seat are spectators (default: one per seat)',
      wholeNumber(1, MOST_VIEWERS),
    )
    .option(
      '--connections <number>',
      'maximum number of people; each then joins several tables (default: no limit)',
      wholeNumber(1),
    )
    .option(
      '--seconds <number>',
      'seconds to measure, after a warm-up of at most 2 seconds',
      positiveNumber(MOST_SECONDS),
      20,
    )
    .option(
      '--rate <number>',
      'actions per second of all tables together; 0: as many as possible',
      wholeNumber(0, MOST_RATE),
      RATE,
    )
    .option('-g, --game <id>', 'play only this game (default: all games in turn)')
    .option('--url <urls...>', 'running servers without rate limits (default: starts a server on a free port)')
    .option('--database <url>', 'PostgreSQL database for the started servers; it fills up')
    .option('--nodes <number>', 'number of servers to start; more than 1 needs --database', wholeNumber(1, 64), 1)
    .option('--svg <file>', 'draw charts of CPU, latency and memory by number of tables')
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
