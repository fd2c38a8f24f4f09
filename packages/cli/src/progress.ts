import { SingleBar } from 'cli-progress'
import type { Context } from './context.ts'

export interface Progress {
  advance(steps: number): void
  stop(): void
}

const SILENT: Progress = { advance: () => {}, stop: () => {} }

/** A bar on a terminal, nothing anywhere else. */
export function showProgress(context: Context, total: number, unit: string): Progress {
  if (!context.watched) return SILENT
  const bar = new SingleBar({
    format: `{bar} {value}/{total} ${unit}, {eta_formatted} left`,
    stream: process.stderr,
    clearOnComplete: true,
    hideCursor: true,
  })
  bar.start(total, 0)
  return { advance: (steps) => bar.increment(steps), stop: () => bar.stop() }
}
