import type { Context } from '../context.ts'
import type { TrainFlags } from './flags.ts'
import type { Checked, Pupil } from './pupil.ts'
import { teach } from './teach.ts'

/** How a game is trained. */
export interface Training {
  /** Flags that mean nothing here, and are refused. */
  readonly without: readonly (keyof TrainFlags)[]
  run(flags: TrainFlags, context: Context): Promise<void>
  /** What else of the game can be trained, by name. */
  readonly parts?: { readonly [part: string]: Training }
}

export function training<C extends Checked>(
  without: readonly (keyof TrainFlags)[],
  begin: (flags: TrainFlags) => Pupil<C>,
): Training {
  return { without, run: (flags, context) => teach(begin(flags), flags, context) }
}
