import { accessSync, constants, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Files of Linux that are kept in memory: nothing waits for the disk. */
const IN_MEMORY = '/dev/shm'

/** A new folder for a few small files that only the test needs, which has to remove it. They outlive processes, not the machine. */
export function scratchFolder(prefix: string): string {
  return mkdtempSync(join(isWritable(IN_MEMORY) ? IN_MEMORY : tmpdir(), prefix))
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
