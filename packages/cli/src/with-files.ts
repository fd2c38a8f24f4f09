import { AtomicFile } from './atomic-file.ts'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

/** Opens the files that were asked for, and leaves no draft behind however `run` ends. It finishes them itself. */
export async function withFiles<T>(
  paths: readonly (string | undefined)[],
  run: (files: readonly (AtomicFile | null)[]) => Promise<T>,
): Promise<T> {
  const files: (AtomicFile | null)[] = []
  // Without this a signal would end the process before it can take its drafts away.
  const stop = (_: string, number: number) => process.exit(128 + number)
  for (const signal of SIGNALS) process.once(signal, stop)
  try {
    for (const path of paths) files.push(path === undefined ? null : new AtomicFile(path))
    return await run(files)
  } finally {
    for (const file of files) file?.abandon()
    for (const signal of SIGNALS) process.removeListener(signal, stop)
  }
}
