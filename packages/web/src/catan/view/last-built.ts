import { type CatanState, catan } from '@serai/catan'
import type { Moment } from '../../table/history.ts'
import { lastSpot } from '../end/last-spot.ts'
import type { Spot } from '../island/island-model.ts'

const turnOf = (moment: Moment): number => catan.turnCount(moment.after as CatanState)

/** The piece that was built last, in this turn or the one before; a takeback hides it. */
export function lastBuilt(moments: readonly Moment[]): Spot | null {
  const now = moments.at(-1)
  for (let i = moments.length - 1; now && i >= 0; i--) {
    const moment = moments[i]!
    if (turnOf(moment) < turnOf(now) - 1 || 'undo' in moment.entry) return null
    const spot = lastSpot(moment)
    if (spot && spot.kind !== 'hex') return spot
  }
  return null
}
