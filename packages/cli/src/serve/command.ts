import { networkInterfaces } from 'node:os'
import type { LogLevel } from '@serai/server'
import { type Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { Fault } from '../fault.ts'
import { wholeNumber } from '../numbers.ts'
import { jsonOption } from '../shared-options.ts'
import { addressesOf } from './addresses.ts'

const LEVELS: readonly LogLevel[] = ['silent', 'error', 'warn', 'info', 'debug']

interface Flags {
  readonly port: number
  readonly host: string
  readonly data: string
  readonly log: LogLevel
  readonly trustProxy?: true
  readonly https?: true
  readonly json?: true
}

export function addServe(program: Command, context: Context): void {
  program
    .command('serve')
    .description('keep tables that people and bots play at, over the network')
    .option('-p, --port <number>', 'where to listen; 0: any free port', wholeNumber(0, 65_535), 3000)
    .option('--host <address>', 'from where it can be reached; 127.0.0.1: from this machine only', '0.0.0.0')
    .addOption(
      new Option('--data <folder>', 'where the tables are kept; SERAI_DATA too').env('SERAI_DATA').default('./data'),
    )
    .addOption(new Option('--log <level>', 'what is written to standard error').choices(LEVELS).default('warn'))
    .option('--trust-proxy', 'believe a proxy in front who asks')
    .option('--https', 'people come over https only, through a proxy in front')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample: serai serve --port 8080 --data ./data')
    .action((flags: Flags) => run(flags, context))
}

async function run(flags: Flags, context: Context): Promise<void> {
  // The other commands need none of it and should not wait for it.
  const { ServeFault, StoreFault, serve } = await import('@serai/server')
  const { host, data, log } = flags
  const settings = { trustProxy: flags.trustProxy === true, isSecure: flags.https === true }
  const server = await serve({ port: flags.port, host, data, log, settings }).catch((error: unknown) => {
    throw error instanceof ServeFault || error instanceof StoreFault ? new Fault(error.message) : error
  })
  // Whoever reads that it is open may ask it to stop at once.
  const stop = stopped()
  const { local, network } = addressesOf(host, server.port, networkInterfaces())
  const lines = [`Serai is open at ${local}`, ...network.map((url) => `  on the network at ${url}`)]
  const text = flags.json ? JSON.stringify({ port: server.port, local, network }) : lines.join('\n')
  await context.out(`${text}\n`)
  await stop
  if (!flags.json) await context.out('Closing …\n')
  await server.close()
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
