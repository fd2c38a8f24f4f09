import type { Context } from '../context.ts'
import type { TrainFlags } from './flags.ts'
import { runTraining } from './run-training.ts'
import type { CheckResult, Trainer } from './trainer.ts'

/** How a game is trained. */
export interface Training {
  /** Flags that mean nothing here: the command refuses them. */
  readonly refusedFlags: readonly (keyof TrainFlags)[]
  run(flags: TrainFlags, context: Context): Promise<void>
  /** What else of the game can be trained, by name. */
  readonly parts?: { readonly [part: string]: Training }
}

export function training<C extends CheckResult>(
  refusedFlags: readonly (keyof TrainFlags)[],
  trainerFor: (flags: TrainFlags) => Trainer<C>,
): Training {
  return { refusedFlags, run: (flags, context) => runTraining(trainerFor(flags), flags, context) }
}
