import { readFileSync } from 'node:fs'
import { isObject } from '@serai/kernel'
import { reason } from '../atomic-file.ts'
import { CommandError } from '../command-error.ts'

export interface LogText {
  readonly text: string
  /** Lines of the file before it. */
  readonly linesBefore: number
  /** How many logs the file holds. */
  readonly logs: number
}

export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new CommandError(`cannot read ${path}: ${reason(error)}`)
  }
}

/** Log `number` (from 1) of a file that holds one or several, each beginning with its header. */
export function findLog(file: string, number: number): LogText | { readonly logs: number } {
  const lines = file.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const starts = lines.flatMap((line, i) => (i === 0 || isHeader(line) ? [i] : []))
  const start = starts[number - 1]
  if (start === undefined) return { logs: starts.length }
  return { text: lines.slice(start, starts[number]).join('\n'), linesBefore: start, logs: starts.length }
}

/** How many games a file contains. */
export function gamesText(logs: number): string {
  return logs === 1 ? '1 game' : `${logs} games`
}

function isHeader(line: string): boolean {
  // Most lines are entries: spare them the parser.
  if (!line.includes('"serai"')) return false
  try {
    const json: unknown = JSON.parse(line)
    return isObject(json) && Object.hasOwn(json, 'serai')
  } catch {
    // Whoever reads the log that it is in says what is wrong with the line.
    return false
  }
}
