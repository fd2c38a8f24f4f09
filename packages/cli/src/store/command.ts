import { existsSync } from 'node:fs'
import type { Command } from 'commander'
import { refuseStandardOutput } from '../atomic-file.ts'
import { CommandError } from '../command-error.ts'
import type { Context } from '../context.ts'
import { databaseOption } from '../shared-options.ts'
import { withStoreErrors } from '../store-errors.ts'
import { formatNumber } from '../text-table.ts'
import { withFiles } from '../with-files.ts'
import { databaseOf, dataOption, folderOf, type StoreFlags } from './store-options.ts'

const FOLDER = 'the data folder'

/** Moving and keeping the stores of servers. */
export function addStores(program: Command, context: Context): void {
  program
    .command('export-store <file>')
    .description('write everything that a server keeps to a file, to move it to another store')
    .addOption(dataOption(FOLDER))
    .addOption(databaseOption('the PostgreSQL database, instead of --data'))
    .addHelpText('after', '\nExample: serai export-store store.ndjson --data ./data')
    .action((file: string, flags: StoreFlags, command: Command) => exportTo(file, flags, command, context))
  program
    .command('import-store <file>')
    .description('put an exported store into an empty one; run again, it goes on where it was interrupted')
    .addOption(dataOption(FOLDER))
    .addOption(databaseOption('the PostgreSQL database, instead of --data'))
    .addHelpText('after', '\nExample: serai import-store store.ndjson --database postgresql://serai@db/serai')
    .action((file: string, flags: StoreFlags, command: Command) => importFrom(file, flags, command, context))
  program
    .command('backup <file>')
    .description('write a copy of the data folder to a file, also while a server uses it')
    .addOption(dataOption(FOLDER))
    .action(async (file: string, flags: StoreFlags, command: Command) => {
      refuseStandardOutput(file)
      const data = folderOf(flags, command, 'pg_dump')
      const { backupStore } = await import('@serai/server')
      await withStoreErrors(() => backupStore(data, file))
      await context.out(`The tables of ${data} are in ${file}.\n`)
    })
  program
    .command('restore <file>')
    .description('make a data folder from a backup, a new one or one where nobody has been yet')
    .addOption(dataOption(FOLDER))
    .action(async (file: string, flags: StoreFlags, command: Command) => {
      const data = folderOf(flags, command, 'pg_restore')
      const { restoreStore } = await import('@serai/server')
      await withStoreErrors(() => restoreStore(file, data))
      await context.out(`The tables of ${file} are in ${data}.\n`)
    })
}

async function exportTo(file: string, flags: StoreFlags, command: Command, context: Context): Promise<void> {
  const { exportStore, LibsqlPlace, PostgresPlace } = await import('@serai/server')
  const database = databaseOf(flags, command)
  if (existsSync(file)) throw new CommandError(`${file} is there already; nothing was changed`)
  const rows = await withStoreErrors(async () => {
    const source = database === undefined ? LibsqlPlace.open(flags.data) : await PostgresPlace.open(database)
    try {
      return await withFiles(
        [file],
        async ([out]) => {
          const count = await exportStore(source, (text) => out!.write(text))
          out!.finish()
          return count
        },
        { mode: 0o600 },
      )
    } finally {
      await source.close()
    }
  })
  await context.out(
    `${rows === 1 ? '1 row is' : `${formatNumber(rows)} rows are`} in ${file}. It holds secrets: keep it to yourself.\n`,
  )
}

async function importFrom(file: string, flags: StoreFlags, command: Command, context: Context): Promise<void> {
  const { checkStoreFile, importStore, LibsqlTarget, PostgresPlace } = await import('@serai/server')
  const database = databaseOf(flags, command)
  const rows = await withStoreErrors(async () => {
    // Before anything is made: a wrong file leaves nothing behind.
    await checkStoreFile(file)
    const target = database === undefined ? LibsqlTarget.make(flags.data) : await PostgresPlace.open(database, true)
    try {
      return await importStore(file, target)
    } finally {
      await target.close()
    }
  })
  await context.out(`${rows === 1 ? '1 row was' : `${formatNumber(rows)} rows were`} moved and checked.\n`)
}
