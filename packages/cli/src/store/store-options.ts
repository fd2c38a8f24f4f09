import { type Command, Option } from 'commander'
import { CommandError } from '../command-error.ts'

/** Where a store is: in a data folder, or in a database instead. */
export interface StoreFlags {
  readonly data: string
  readonly database?: string
}

export const dataOption = (described: string) =>
  new Option('--data <folder>', described).env('SERAI_DATA').default('./data')

/** Of a command that knows folders only. `tool` does the same for the database that is the store instead. */
export function folderOf({ data }: StoreFlags, command: Command, tool: string): string {
  if (process.env.DATABASE_URL !== undefined && command.getOptionValueSource('data') !== 'cli') {
    throw new CommandError(
      `DATABASE_URL is set, so the data is in a database: use ${tool}, or name a data folder with --data`,
    )
  }
  return data
}

/** Undefined: the folder. One that is named on the command line goes before a database of the environment. */
export function databaseOf({ database }: StoreFlags, command: Command): string | undefined {
  const isNamed = (option: string) => command.getOptionValueSource(option) === 'cli'
  if (isNamed('data') && isNamed('database')) throw new CommandError('--data and --database cannot be used together')
  return isNamed('data') ? undefined : database
}
