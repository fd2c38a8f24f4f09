import type { Side } from '@serai/narde'
import type { Place } from '../targets.ts'

/** Of one die: a checker goes from place to place; several dice of one checker are several places. */
export interface Slide {
  /** A new one for every slide. */
  readonly id: number
  readonly side: Side
  readonly places: readonly Place[]
  readonly ms: number
}

/** Milliseconds of a die, and of one taken back. */
export const STEP_MS = 250
export const UNDO_MS = 120
