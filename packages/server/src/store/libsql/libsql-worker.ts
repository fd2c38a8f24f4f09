import { closeSync, openSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import Database from 'libsql'
import type { FromThread, ToThread } from './calls.ts'
import { runTogether } from './group-commit.ts'
import { LibsqlCalls } from './libsql-calls.ts'
import { migrate } from './migrations.ts'
import { keepToOneself } from './own-file.ts'

// The thread of the database: its calls are synchronous and wait for the disk, which sockets must not.

const port = parentPort!
const tell = (message: FromThread) => port.postMessage(message)

/** Fewer, longer checkpoints: each waits for the disk once more. */
const CHECKPOINT_PAGES = 16_000

function open(file: string): Database.Database {
  keepToOneself(file)
  const database = new Database(file)
  try {
    // The lock lasts until the process ends, however it ends; a second one cannot even read.
    database.pragma('locking_mode = EXCLUSIVE')
    database.pragma('journal_mode = WAL')
    database.pragma('synchronous = FULL')
    database.pragma(`wal_autocheckpoint = ${CHECKPOINT_PAGES}`)
    database.pragma('cache_size = -65536')
    migrate(database)
    return database
  } catch (error) {
    database.close()
    throw error
  }
}

function serve(database: Database.Database): void {
  const calls = new LibsqlCalls(database, ({ message }) => tell({ kind: 'damaged', fault: message }))
  const transactions = {
    begin: () => void database.exec('BEGIN IMMEDIATE'),
    commit: () => void database.exec('COMMIT'),
    // Some faults, a full disk for one, have rolled back already.
    rollback: () => {
      calls.rolledBack()
      if (database.inTransaction) database.exec('ROLLBACK')
    },
  }
  port.on('message', (message: ToThread) => {
    if (message === 'close') {
      database.close()
      port.close()
      return
    }
    if (message === 'probe') {
      tell({ kind: 'probed', fault: probe(database) })
      return
    }
    if ('backup' in message) {
      tell({ kind: 'backup', fault: backUp(database, message.backup) })
      return
    }
    tell({ kind: 'answers', answers: runTogether(message.calls, calls, transactions) })
  })
}

/** Writes something that nobody reads; why not, if it cannot. */
function probe(database: Database.Database): string | null {
  try {
    database.exec('PRAGMA user_version = 0')
    return null
  } catch (error) {
    return (error as Error).message
  }
}

/** Writes everything that is there now to a new file; why not, if it cannot. */
function backUp(database: Database.Database, file: string): string | null {
  try {
    // It holds secrets: nobody else may ever read it, not even while it is written.
    closeSync(openSync(file, 'wx', 0o600))
    database.prepare('VACUUM INTO ?').run(file)
    return null
  } catch (error) {
    return (error as Error).message
  }
}

try {
  serve(open((workerData as { file: string }).file))
  tell({ kind: 'ready' })
} catch (error) {
  const { code = '', message } = error as { code?: string; message: string }
  tell({ kind: 'refused', inUse: code.startsWith('SQLITE_BUSY'), reason: message })
  port.close()
}
