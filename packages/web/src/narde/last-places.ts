import { CHANCE, isUndo } from '@serai/kernel'
import type { TurnEnd } from '@serai/narde'
import type { Moment } from '../table/history.ts'
import { openingIn, passIn, stepIn } from './moment-events.ts'
import { OFF, type Place } from './targets.ts'

/** Where checkers stood before a turn, and where they went; a place on the way is neither. */
export interface LastPlaces {
  readonly from: readonly Place[]
  readonly to: readonly Place[]
}

export const NOWHERE: LastPlaces = { from: [], to: [] }

/** What the other side did in its last turn, until mine is over. */
export function lastPlaces(moments: readonly Moment[], seat: number | null): LastPlaces {
  // By place: how many more came than went.
  const change = new Map<Place, number>()
  const add = (place: Place, count: number) => change.set(place, (change.get(place) ?? 0) + count)
  for (let at = moments.length - 1; at >= 0; at--) {
    const moment = moments[at]!
    const { entry } = moment
    if (isUndo(entry)) return NOWHERE
    // What was moved before lies on a board of another game.
    if (openingIn(moment)) break
    if (entry.by === CHANCE && change.size === 0) continue
    if (entry.by === CHANCE || entry.by === seat) break
    const step = stepIn(moment)
    if (!step) continue
    add(step.from, -1)
    add(step.to, 1)
  }
  const places = (isOf: (count: number) => boolean) =>
    [...change].filter(([place, count]) => place !== OFF && isOf(count)).map(([place]) => place)
  return { from: places((count) => count < 0), to: places((count) => count > 0) }
}

/** The turn that was passed since the last move. */
export function lastPass(moments: readonly Moment[]): TurnEnd | null {
  for (let at = moments.length - 1; at >= 0; at--) {
    const moment = moments[at]!
    if (isUndo(moment.entry)) return null
    if (moment.entry.by !== CHANCE) return passIn(moment)
  }
  return null
}
