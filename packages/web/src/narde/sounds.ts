import { isUndo } from '@serai/kernel'
import { isDice, isOpening, isStep } from '@serai/narde'
import type { SoundName } from '../signals/notes.ts'
import type { Moment } from '../table/history.ts'
import { isGameEnd } from './use-playback.ts'

/** What an entry sounds like when it is shown; a seat hears its own checkers when it lays them. */
export function soundOf(moment: Moment, seat: number | null): SoundName | null {
  const { entry } = moment
  if (isUndo(entry)) return 'checker'
  if (isGameEnd(moment)) return 'end'
  if (isStep(entry.action)) return entry.by === seat ? null : 'checker'
  return isDice(entry.action) || isOpening(entry.action) ? 'dice' : null
}
