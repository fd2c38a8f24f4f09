import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { StoreFault } from '../store/store-fault.ts'
import { lockedDatabase } from './locked-database.ts'

/** The name of a store in a data folder until all of it is moved in. */
export function draftIn(folder: string): string {
  return join(folder, 'serai.db.moving')
}

/** Throws a StoreFault when an import into the folder runs, or was interrupted: what is moved in is used when it is whole. */
export function checkWhole(folder: string): void {
  const draft = draftIn(folder)
  if (!existsSync(draft)) return
  // One that runs has it locked, and is not to be told to begin again.
  lockedDatabase(draft, folder, () => {}).close()
  throw new StoreFault(
    `the data folder ${folder} contains an unfinished import; run serai import-store again, or remove ${draft}`,
  )
}
