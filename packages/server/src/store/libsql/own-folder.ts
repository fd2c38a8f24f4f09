import { existsSync, mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StoreFault } from '../store-fault.ts'

/**
 * Makes a data folder that nobody else may look into, with those above it; the first of them that was made. Throws a
 * StoreFault. One at a time: Node's own way never ends where a folder is there and refuses to hold another, as /proc does.
 */
export function makeOwnFolder(folder: string): string | undefined {
  const missing: string[] = []
  for (let path = resolve(folder); !existsSync(path); path = dirname(path)) missing.unshift(path)
  try {
    for (const path of missing) make(path)
    // Whatever is there now must be a folder.
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new StoreFault(`cannot create the data folder ${folder}: ${(error as Error).message}`)
  }
  return missing[0]
}

function make(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Somebody else was quicker.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
