import type { Context } from '../context.ts'

/** Tells people, in one line, what has changed. */
export type Say = (line: string) => void

export function sayTo(context: Context): Say {
  return (line) => context.err(`serai: ${line}\n`)
}
