import { readFileSync } from 'node:fs'
import { isRefusal, type Refusal } from '@serai/kernel'
import { reason } from '../atomic-file.ts'
import { Fault } from '../fault.ts'
import type { TrainFlags } from './flags.ts'

/** The file to go on with, if it fits and is of the course that the flags ask for. */
export function resumed<F extends { readonly games: number; readonly course: object }>(
  path: string,
  flags: TrainFlags,
  fixed: readonly (keyof F['course'] & keyof TrainFlags)[],
  read: (json: unknown) => F | Refusal,
): F {
  const file = read(parse(load(path)))
  if (isRefusal(file)) throw new Fault(`${path} does not fit: ${file.fault}`)
  const course: F['course'] = file.course
  for (const name of fixed) {
    const given = flags[name]
    if (given === undefined || given === course[name]) continue
    throw new Fault(`${path} was begun with --${name} ${course[name]}, not ${given}`)
  }
  if (file.games >= flags.games) throw new Fault(`${path} has played ${file.games} games: --games must be more`)
  return file
}

function load(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Fault(`cannot read ${path}: ${reason(error)}`)
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
