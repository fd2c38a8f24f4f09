import Database from 'libsql'
import { keepToOneself } from '../store/libsql/own-file.ts'
import { StoreFault } from '../store/store-fault.ts'

/** The database of a data folder, which no other process can open as long as it is. `prepare` is the first use of it. */
export function lockedDatabase(
  file: string,
  folder: string,
  prepare: (database: Database.Database) => void,
): Database.Database {
  let database: Database.Database | null = null
  try {
    keepToOneself(file)
    database = new Database(file)
    database.exec('PRAGMA locking_mode = EXCLUSIVE')
    // The lock is taken with the first use.
    database.exec('BEGIN IMMEDIATE; COMMIT')
    prepare(database)
    return database
  } catch (error) {
    database?.close()
    if (error instanceof StoreFault) throw error
    const { code = '', message } = error as { code?: string; message: string }
    throw new StoreFault(
      code.startsWith('SQLITE_BUSY')
        ? `the data folder ${folder} is in use by another process`
        : `cannot use the data folder ${folder}: ${message}`,
    )
  }
}
