import type { Context } from '../context.ts'

/** Tells the person at the terminal, in one line, what has changed. */
export type Notify = (line: string) => void

export function notifyOn(context: Context): Notify {
  return (line) => context.err(`serai: ${line}\n`)
}
