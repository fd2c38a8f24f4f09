import { isUndo } from '@serai/kernel'
import { CONFIRM, type NardeState } from '@serai/narde'
import type { Moment } from '../table/history.ts'
import { isPassed } from './use-playback.ts'

/** The end of a turn whose steps were all seen. A turn without any, or one that ran out of time, has something to tell. */
export function showsNothing({ entry, before, after }: Moment): boolean {
  if (isUndo(entry) || entry.action !== CONFIRM || entry.late) return false
  return !isPassed(before as NardeState, after as NardeState)
}
