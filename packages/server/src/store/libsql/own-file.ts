import { chmodSync, closeSync, existsSync, openSync } from 'node:fs'

/** The ends of what is beside a database, which gets its rights when it is made. */
export const LOG_ENDS = ['-wal', '-shm', '-journal'] as const

/** Before a database is opened: it holds secrets, and nobody else may read it, whoever may look into its folder. */
export function keepToOneself(file: string): void {
  try {
    // Only a new one: to close one that is in use would end the locks that this process has on it.
    closeSync(openSync(file, 'wx', 0o600))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  for (const part of ['', ...LOG_ENDS].map((end) => `${file}${end}`)) {
    if (!existsSync(part)) continue
    try {
      chmodSync(part, 0o600)
    } catch {
      // Whose file it is decides; and not every file system knows rights.
    }
  }
}
