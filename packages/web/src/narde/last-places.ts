import { CHANCE, isUndo } from '@serai/kernel'
import { isOpening, isStep, layout, type NardeState, seatOf, stepFrom } from '@serai/narde'
import type { Moment } from '../table/history.ts'
import { landing, OFF, type Place } from './targets.ts'
import { isPassed } from './use-playback.ts'

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
    const { entry, before } = moments[at]!
    if (isUndo(entry)) return NOWHERE
    // What was moved before lies on a board of another game.
    if (isOpening(entry.action)) break
    if (entry.by === CHANCE && change.size === 0) continue
    if (entry.by === CHANCE || entry.by === seat) break
    if (!isStep(entry.action)) continue
    add(stepFrom(entry.action), -1)
    add(landing(before as NardeState, entry.by, entry.action), 1)
  }
  const places = (isOf: (count: number) => boolean) =>
    [...change].filter(([place, count]) => place !== OFF && isOf(count)).map(([place]) => place)
  return { from: places((count) => count < 0), to: places((count) => count > 0) }
}

/** The seat whose turn was passed since the last move, and its dice. */
export function lastPass(moments: readonly Moment[]): { readonly seat: number; readonly state: NardeState } | null {
  for (let at = moments.length - 1; at >= 0; at--) {
    const { entry, before, after } = moments[at]!
    if (isUndo(entry)) return null
    if (entry.by === CHANCE) continue
    const state = before as NardeState
    return isPassed(state, after as NardeState) ? { seat: seatOf(state, state[layout.SIDE]!), state } : null
  }
  return null
}
