import type { Action } from '@serai/kernel'
import { formatSideStep, type Side, stepDie, stepFrom } from '@serai/narde'

/** A step in the notation of the game, "24/18"; off the board in the reader's own language, "3/off". */
export function stepText(side: Side, step: Action, off: string): string {
  return formatSideStep(side, stepFrom(step), stepDie(step)).replace('off', off)
}
