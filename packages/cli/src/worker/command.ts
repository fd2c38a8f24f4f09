import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import { CommandError } from '../command-error.ts'
import type { Context } from '../context.ts'
import { notifyOn } from '../queue/notify.ts'
import { databaseOption, workersOption } from '../shared-options.ts'
import { WorkerPool } from './worker-pool.ts'

interface Flags {
  readonly database?: string
  readonly workers: number
}

export function addWorker(program: Command, context: Context): void {
  program
    .command('worker')
    .description('play games for serai arena --database, until stopped')
    .addOption(databaseOption('PostgreSQL database that the arena uses'))
    .addOption(workersOption(availableParallelism(), 'one per core'))
    .addHelpText('after', '\nExample: serai worker --database postgresql://serai@db/serai')
    .action((flags: Flags) => work(flags, context))
}

async function work({ database, workers }: Flags, context: Context): Promise<void> {
  if (database === undefined) throw new CommandError('no database given: use --database, or set DATABASE_URL')
  const pool = await WorkerPool.open(database, workers, notifyOn(context))
  const stop = () => pool.stop()
  for (const signal of SIGNALS) process.once(signal, stop)
  await context.out('Waiting for games. Press Ctrl+C to stop.\n')
  try {
    await pool.work()
  } finally {
    for (const signal of SIGNALS) process.removeListener(signal, stop)
  }
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
