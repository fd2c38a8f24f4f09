import { isLastRoll, type LastRoll, type NardeState, type ReasonName } from '@serai/narde'
import type { Moment } from '../table/history.ts'
import type { Catalogue } from '../text/catalogue.ts'
import { lastRollIn } from './moment-events.ts'

/** The last roll that the position after these moments is about; null: the game goes on, or is over. */
export function lastRollNow(moments: readonly Moment[], base: NardeState): LastRoll | null {
  if (!isLastRoll(base)) return null
  const given = moments.findLast((moment) => lastRollIn(moment) !== null)
  return given ? lastRollIn(given) : null
}

/** What it takes of the player who has it. */
export function lastRollTask({ stake, left }: LastRoll, narde: Catalogue['narde']): string {
  if (stake === 'mars') return narde.lastRollMars
  if (stake === 'nothing') return narde.lastRollVain
  return left === 1 ? narde.lastRoll : narde.lastRollAll(left)
}

/** Who has it, and what it can change. */
export function lastRollLine(
  { seat, stake, left }: LastRoll,
  names: readonly string[],
  mine: number | null,
  nardeLog: Catalogue['nardeLog'],
): string {
  const who = seat === mine ? nardeLog.myLastRoll : nardeLog.theirLastRoll(names[seat]!)
  if (stake === 'mars') return nardeLog.lastRollOrMars(who)
  return stake === 'draw' ? nardeLog.lastRollDraw(who, left) : nardeLog.lastRollTooFar(who)
}

/** What it has changed, once the game is over; null: somebody resigned instead. */
export function lastRollOutcome(
  { stake }: LastRoll,
  ended: ReasonName,
  nardeLog: Catalogue['nardeLog'],
): string | null {
  if (ended === 'resigned') return null
  if (ended === 'draw') return nardeLog.lastRollDrew
  return stake === 'mars' && ended === 'oin' ? nardeLog.lastRollSaved : nardeLog.lastRollMissed
}
