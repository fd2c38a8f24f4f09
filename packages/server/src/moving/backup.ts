import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import Database from 'libsql'
import { openLibsqlStore } from '../store/libsql/libsql-store.ts'
import { migrate } from '../store/libsql/migrations.ts'
import { keepToOneself, LOG_ENDS } from '../store/libsql/own-file.ts'
import { StoreFault } from '../store/store-fault.ts'
import { askForBackup } from './control.ts'
import { checkWhole } from './half-moved.ts'
import { Vacancy } from './vacancy.ts'

/** Writes the store of a data folder to a file, whether a server uses it or not. */
export async function backupStore(folder: string, path: string): Promise<void> {
  const file = resolve(path)
  if (!existsSync(join(folder, 'serai.db'))) throw new StoreFault(`the data folder ${folder} contains no store`)
  if (existsSync(file)) throw new StoreFault(`${path} already exists; nothing was changed`)
  if (!existsSync(dirname(file)))
    throw new StoreFault(`cannot write ${path}: the folder ${dirname(file)} does not exist`)
  const draft = `${file}.${process.pid}.part`
  try {
    if (!(await askForBackup(folder, draft))) {
      const store = await openLibsqlStore(folder)
      await store.backup(draft).finally(() => store.close())
    }
    renameSync(draft, file)
  } catch (error) {
    throw faultOf(error, `cannot write ${path}`)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Makes a data folder from a backup. One that holds anything of anybody is left alone. */
export async function restoreStore(path: string, folder: string): Promise<void> {
  if (!existsSync(path)) throw new StoreFault(`${path} does not exist`)
  checkWhole(folder)
  const vacancy = new Vacancy(folder)
  const draft = `${vacancy.file}.${process.pid}.part`
  try {
    copyFileSync(path, draft)
    keepToOneself(draft)
    check(draft, path)
    vacancy.fill(draft)
  } catch (error) {
    if (vacancy.made !== undefined) rmSync(vacancy.made, { recursive: true, force: true })
    throw faultOf(error, `cannot restore ${path}`)
  } finally {
    vacancy.release()
    for (const end of ['', ...LOG_ENDS]) rmSync(`${draft}${end}`, { force: true })
  }
}

/** What the file system refuses becomes one line. */
function faultOf(error: unknown, what: string): unknown {
  const { syscall, message } = error as NodeJS.ErrnoException
  return syscall === undefined ? error : new StoreFault(`${what}: ${message}`)
}

function check(draft: string, path: string): void {
  try {
    const database = new Database(draft)
    try {
      const tables = database.prepare(`SELECT name FROM sqlite_master WHERE name = 'entries'`).all()
      const checked = database.prepare('PRAGMA integrity_check').get() as { integrity_check: string }
      if (tables.length === 0 || checked.integrity_check !== 'ok') throw new Error('it is damaged')
      migrate(database)
    } finally {
      database.close()
    }
  } catch (error) {
    throw new StoreFault(`${path} is not a usable backup: ${(error as Error).message}`)
  }
}
