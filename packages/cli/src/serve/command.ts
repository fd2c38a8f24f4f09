import { networkInterfaces } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { LogLevel } from '@serai/server'
import { type Command, Option } from 'commander'
import { adminToken, adminTokenOption, type TokenFlags } from '../admin-token.ts'
import { CommandError } from '../command-error.ts'
import type { Context } from '../context.ts'
import { wholeNumber } from '../number-arguments.ts'
import { databaseOption, jsonOption } from '../shared-options.ts'
import { databaseOf, dataOption, type StoreFlags } from '../store/store-options.ts'
import { closeInTime } from './close-in-time.ts'
import { welcome } from './welcome.ts'

const LEVELS: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug']

/** The built web client beside this package. */
const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url))

interface Flags extends StoreFlags, TokenFlags {
  readonly port: number
  readonly host: string
  readonly log: LogLevel
  readonly pace: 'natural' | 'none'
  readonly trustProxy?: true
  readonly https?: true
  readonly json?: true
}

export function addServe(program: Command, context: Context): void {
  program
    .command('serve')
    .description('run the game server')
    .option('-p, --port <number>', 'port to listen on; 0 picks a free one', wholeNumber(0, 65_535), 3000)
    .option('--host <address>', 'address to listen on; 127.0.0.1 accepts connections from this machine only', '0.0.0.0')
    .addOption(dataOption('data folder for tables, games and accounts'))
    .addOption(databaseOption('PostgreSQL database to use instead of --data; several servers can share it'))
    .addOption(
      new Option('--log <level>', 'log level; the log goes to standard error, one JSON object per line')
        .choices(LEVELS)
        .default('warn'),
    )
    .addOption(
      new Option('--pace <pace>', 'natural: bots pause before they move; none: they move at once')
        .choices(['natural', 'none'])
        .default('natural'),
    )
    .addOption(adminTokenOption('file with the admin token, which enables serai admin'))
    .option('--trust-proxy', 'trust X-Forwarded-For from a reverse proxy')
    .option('--https', 'players reach the server over HTTPS, through a reverse proxy')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample: serai serve --port 8080 --data ./data\n\nPress Ctrl+C to stop the server.')
    .action((flags: Flags, command: Command) => run(flags, command, context))
}

async function run(flags: Flags, command: Command, context: Context): Promise<void> {
  // The other commands need none of it and should not wait for it.
  const { addressesOf, hastyTiming, naturalTiming, ServeFault, StoreFault, serve } = await import('@serai/server')
  const { host, data, log } = flags
  const database = databaseOf(flags, command)
  const settings = {
    trustProxy: flags.trustProxy === true,
    isSecure: flags.https === true,
    web: WEB,
    adminToken: adminToken(flags),
  }
  const timing = flags.pace === 'none' ? hastyTiming : naturalTiming
  const server = await serve({ port: flags.port, host, data, database, log, settings, timing }).catch(
    (error: unknown) => {
      throw error instanceof ServeFault || error instanceof StoreFault ? new CommandError(error.message) : error
    },
  )
  // Whoever reads that it is open may ask it to stop at once.
  const stop = stopped()
  const { local, network } = addressesOf(host, server.port, networkInterfaces())
  const text = flags.json
    ? JSON.stringify({ port: server.port, local, network })
    : welcome(local, network, context.colours)
  await context.out(`${text}\n`)
  await stop
  if (!flags.json) await context.out('Stopping …\n')
  await closeInTime(server)
}

/** Resolves when the process is asked to stop; asked again, it ends at once. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      for (const signal of SIGNALS) {
        process.off(signal, stop)
        process.once(signal, () => process.exit(1))
      }
      resolve()
    }
    for (const signal of SIGNALS) process.on(signal, stop)
  })
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
