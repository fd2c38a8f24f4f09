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

const FOLDER = 'data folder'

/** Moving and keeping the stores of servers. */
export function addStores(program: Command, context: Context): void {
  program
    .command('export-store <file>')
    .description('export all data of a server to a file, to move it to another store')
    .addOption(dataOption(FOLDER))
    .addOption(databaseOption('PostgreSQL database, instead of --data'))
    .addHelpText('after', '\nExample: serai export-store store.ndjson --data ./data')
    .action((file: string, flags: StoreFlags, command: Command) => exportTo(file, flags, command, context))
  program
    .command('import-store <file>')
    .description('import an exported file into an empty store; run it again to resume an interrupted import')
    .addOption(dataOption(FOLDER))
    .addOption(databaseOption('PostgreSQL database, instead of --data'))
    .addHelpText('after', '\nExample: serai import-store store.ndjson --database postgresql://serai@db/serai')
    .action((file: string, flags: StoreFlags, command: Command) => importFrom(file, flags, command, context))
  program
    .command('backup <file>')
    .description('back up a data folder to a file; works while the server is running')
    .addOption(dataOption(FOLDER))
    .addHelpText('after', '\nExample: serai backup serai.backup --data ./data')
    .action(async (file: string, flags: StoreFlags, command: Command) => {
      refuseStandardOutput(file)
      const data = folderOf(flags, command, 'pg_dump')
      const { backupStore } = await import('@serai/server')
      await withStoreErrors(() => backupStore(data, file))
      await context.out(`Backed up ${data} to ${file}.\n`)
    })
  program
    .command('restore <file>')
    .description('restore a backup into a new or unused data folder')
    .addOption(dataOption(FOLDER))
    .addHelpText('after', '\nExample: serai restore serai.backup --data ./restored')
    .action(async (file: string, flags: StoreFlags, command: Command) => {
      const data = folderOf(flags, command, 'pg_restore')
      const { restoreStore } = await import('@serai/server')
      await withStoreErrors(() => restoreStore(file, data))
      await context.out(`Restored ${file} into ${data}.\n`)
    })
}

async function exportTo(file: string, flags: StoreFlags, command: Command, context: Context): Promise<void> {
  const { exportStore, LibsqlPlace, PostgresPlace } = await import('@serai/server')
  const database = databaseOf(flags, command)
  if (existsSync(file)) throw new CommandError(`${file} already exists; nothing was changed`)
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
    `Exported ${rows === 1 ? '1 row' : `${formatNumber(rows)} rows`} to ${file}. The file contains secrets: keep it private.\n`,
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
  await context.out(`Imported and verified ${rows === 1 ? '1 row' : `${formatNumber(rows)} rows`}.\n`)
}
