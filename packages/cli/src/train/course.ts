import { readFileSync } from 'node:fs'
import { type Course, NardeTrainer, type NetFile, readNetFile } from '@serai/bots'
import { isRefusal } from '@serai/kernel'
import { reason } from '../atomic-file.ts'
import { Fault } from '../fault.ts'
import { DEFAULT_SEED } from '../shared-options.ts'
import type { TrainFlags } from './flags.ts'

const DEFAULT_HIDDEN = 64
const DEFAULT_RATE = 0.04

export interface Begun {
  readonly trainer: NardeTrainer
  /** CPU-seconds that went into it before, and the command that did. */
  readonly seconds: number
  readonly command: string | null
}

/** A new net, or the one to go on with. */
export function beginCourse(flags: TrainFlags): Begun {
  const { resume, games } = flags
  if (resume === undefined) {
    const { seed = DEFAULT_SEED, hidden = DEFAULT_HIDDEN, rate = DEFAULT_RATE } = flags
    return { trainer: new NardeTrainer({ seed, hidden, rate }, 0), seconds: 0, command: null }
  }
  const file = loadNet(resume)
  for (const name of ['seed', 'hidden'] as const) checkSame(resume, name, file.course, flags)
  if (file.games >= games) throw new Fault(`${resume} has played ${file.games} games: --games must be more`)
  const { rate = file.course.rate } = flags
  const { seconds, command } = file
  return { trainer: new NardeTrainer({ ...file.course, rate }, file.games, file.weights), seconds, command }
}

function checkSame(path: string, name: keyof Course, course: Course, flags: TrainFlags): void {
  const given = flags[name]
  if (given === undefined || given === course[name]) return
  throw new Fault(`${path} was begun with --${name} ${course[name]}, not ${given}`)
}

function loadNet(path: string): NetFile {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new Fault(`cannot read ${path}: ${reason(error)}`)
  }
  const file = readNetFile(parse(text))
  if (isRefusal(file)) throw new Fault(`${path} does not fit: ${file.fault}`)
  return file
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
