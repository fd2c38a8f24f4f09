import { AtomicFile } from './atomic-file.ts'
import { Interrupted } from './command-error.ts'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const

interface Settings {
  readonly mode?: number
  /** Told of a signal, for a `run` that has more to clean up than its files; it has to end then. */
  readonly stopping?: AbortController | undefined
}

/** Opens the files that were asked for, and leaves no temporary file behind however `run` ends. It finishes them itself. */
export async function withFiles<T>(
  paths: readonly (string | undefined)[],
  run: (files: readonly (AtomicFile | null)[]) => Promise<T>,
  { mode, stopping }: Settings = {},
): Promise<T> {
  const files: (AtomicFile | null)[] = []
  // Without this a signal would end the process before it can remove its temporary files.
  const stop = (_: string, number: number) => {
    const stopped = new Interrupted(number)
    if (!stopping) process.exit(stopped.exitCode)
    stopping.abort(stopped)
  }
  for (const signal of SIGNALS) process.once(signal, stop)
  try {
    for (const path of paths) files.push(path === undefined ? null : new AtomicFile(path, mode))
    return await run(files)
  } finally {
    for (const file of files) file?.abandon()
    for (const signal of SIGNALS) process.removeListener(signal, stop)
  }
}
