import { NardeTrainer, readNetFile } from '@serai/bots'
import { DEFAULT_SEED } from '../shared-options.ts'
import type { TrainFlags } from './flags.ts'
import { NO_PAST, type Past } from './pupil.ts'
import { resumed } from './resume.ts'

const DEFAULT_HIDDEN = 64
const DEFAULT_RATE = 0.04

export interface Begun {
  readonly trainer: NardeTrainer
  readonly past: Past
}

/** A new net, or the one to go on with. */
export function beginCourse(flags: TrainFlags): Begun {
  if (flags.resume === undefined) {
    const { seed = DEFAULT_SEED, hidden = DEFAULT_HIDDEN, rate = DEFAULT_RATE } = flags
    return { trainer: new NardeTrainer({ seed, hidden, rate }, 0), past: NO_PAST }
  }
  const file = resumed(flags.resume, flags, ['seed', 'hidden'], readNetFile)
  const { rate = file.course.rate } = flags
  return { trainer: new NardeTrainer({ ...file.course, rate }, file.games, file.weights), past: file }
}
