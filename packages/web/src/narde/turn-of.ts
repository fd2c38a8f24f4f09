import { layout, type NardeState } from '@serai/narde'
import type { Moment } from '../table/history.ts'

/** The turn that a moment is part of, from its dice on: the state counts turns that are over. */
export function turnOf({ before, after }: Moment): number {
  // Who resigns leaves a turn that is not over.
  return Math.max(begun(before as NardeState), begun(after as NardeState))
}

function begun(s: NardeState): number {
  return s[layout.TURNS]! + (s[layout.STAGE] === layout.MOVE ? 1 : 0)
}
