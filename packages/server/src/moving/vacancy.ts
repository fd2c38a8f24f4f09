import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import type Database from 'libsql'
import { MIGRATIONS } from '../store/libsql/migrations.ts'
import { LOG_ENDS } from '../store/libsql/own-file.ts'
import { makeOwnFolder } from '../store/libsql/own-folder.ts'
import { StoreFault } from '../store/store-fault.ts'
import { CONTENT } from './content.ts'
import { lockedDatabase } from './locked-database.ts'

/** Of a store where nobody has been. A server that found nobody has written its secret, which another store's replaces. */
const VACANT = [
  ...CONTENT.filter(({ name }) => name !== 'secrets').map(({ name }) => `NOT EXISTS (SELECT 1 FROM "${name}")`),
  // A newer form may keep more than is known here.
  `(SELECT max(version) FROM migrations) <= ${MIGRATIONS.length}`,
]

/**
 * The place for a store in a data folder: nothing is there, or what a server has left that found nobody. That is held,
 * so that no server begins with it meanwhile.
 */
export class Vacancy {
  readonly file: string
  /** The first of the folders that were made for it. */
  readonly made: string | undefined
  readonly #folder: string
  readonly #held: Database.Database | null

  /** Throws a StoreFault when there is more than that, or somebody uses it. */
  constructor(folder: string) {
    this.#folder = folder
    this.file = join(folder, 'serai.db')
    this.made = makeOwnFolder(folder)
    this.#held = existsSync(this.file) ? lockedDatabase(this.file, folder, (held) => this.#check(held)) : null
    if (!this.#held) this.#checkLogs()
  }

  /** The whole store takes its place. */
  fill(draft: string): void {
    if (!this.#held) {
      if (existsSync(this.file)) throw this.#taken()
      this.#checkLogs()
    }
    // Without a log beside it, as there.
    this.#held?.exec('PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE')
    renameSync(draft, this.file)
    this.release()
  }

  release(): void {
    if (this.#held?.open) this.#held.close()
  }

  /** The log of one store must never be read with another. It may be all that is left of that one. */
  #checkLogs(): void {
    const left = LOG_ENDS.map((end) => `${this.file}${end}`).find((log) => existsSync(log))
    if (left !== undefined) {
      throw new StoreFault(`${left} is left over from a deleted store: move it away first; nothing was changed`)
    }
  }

  /** By constraints: a statement that gives rows would keep the file open until it is collected, and its lock. */
  #check(held: Database.Database): void {
    held.exec('CREATE TEMP TABLE vacant (is_so INTEGER CHECK (is_so))')
    for (const condition of VACANT) {
      try {
        held.exec(`INSERT INTO temp.vacant SELECT ${condition}`)
      } catch (error) {
        const { code, message } = error as { code?: string; message: string }
        if (code === 'SQLITE_CONSTRAINT_CHECK') throw this.#taken()
        // An older form has less.
        if (!message.startsWith('no such table')) throw error
      }
    }
  }

  #taken(): StoreFault {
    return new StoreFault(`the data folder ${this.#folder} already contains a store; nothing was changed`)
  }
}
