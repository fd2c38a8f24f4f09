import { readFileSync } from 'node:fs'
import { isRefusal, type Refusal } from '@serai/kernel'
import { reason } from '../atomic-file.ts'
import { CommandError } from '../command-error.ts'
import type { TrainFlags } from './flags.ts'

/** The file to resume, if it fits and has the settings that the flags ask for. */
export function resumed<F extends { readonly games: number; readonly settings: object }>(
  path: string,
  flags: TrainFlags,
  fixed: readonly (keyof F['settings'] & keyof TrainFlags)[],
  read: (json: unknown) => F | Refusal,
): F {
  const file = read(parse(path, load(path)))
  if (isRefusal(file)) throw new CommandError(`cannot resume from ${path}: ${file.fault}`)
  const settings: F['settings'] = file.settings
  for (const name of fixed) {
    const given = flags[name]
    if (given === undefined || given === settings[name]) continue
    throw new CommandError(`${path} was trained with --${name} ${settings[name]}, not ${given}`)
  }
  if (file.games >= flags.games)
    throw new CommandError(`${path} already has ${file.games} games of training: --games must be larger`)
  return file
}

function load(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new CommandError(`cannot read ${path}: ${reason(error)}`)
  }
}

function parse(path: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new CommandError(`${path} is not JSON: ${reason(error)}`)
  }
}
