import { CHANCE, isUndo } from '@serai/kernel'
import {
  CONFIRM,
  eventsOf,
  gamesOver,
  type LastRoll,
  moverOf,
  type NardeEvent,
  type NardeState,
  type StepEvent,
  type TurnEnd,
  turnsOver,
} from '@serai/narde'
import type { Moment } from '../table/history.ts'
import { OFF, type Place } from './targets.ts'

/** By the moment: the log is read anew with each of them. */
const known = new WeakMap<Moment, readonly NardeEvent[]>()

/** What a moment tells: log lines, motion, sounds and charts are made of it. */
export function eventsIn(moment: Moment): readonly NardeEvent[] {
  const before = known.get(moment)
  if (before) return before
  const events = eventsOf(moment.before as NardeState, moment.entry, moment.after as NardeState)
  known.set(moment, events)
  return events
}

/** The step of a checker. */
export function stepIn(moment: Moment): StepEvent | null {
  return eventsIn(moment).find(isStep) ?? null
}

function isStep(event: NardeEvent): event is StepEvent {
  return event.type === 'moved' || event.type === 'borneOff'
}

/** The roll that says who starts; both have seen its dice. */
export function openingIn(moment: Moment) {
  return eventsIn(moment).find((event) => event.type === 'opened') ?? null
}

/** The end of a game of the match, or of the only one. */
export function gameEndIn(moment: Moment) {
  return eventsIn(moment).find((event) => event.type === 'gameWon' || event.type === 'gameDrawn') ?? null
}

/** N23: the other side has finished with this moment. */
export function lastRollIn(moment: Moment): LastRoll | null {
  return eventsIn(moment).find((event) => event.type === 'lastRollGiven') ?? null
}

/** The turn that a moment ends. */
export function turnEndIn(moment: Moment): TurnEnd | null {
  return eventsIn(moment).find((event) => event.type === 'turnEnded') ?? null
}

/** A turn that ends with all its dice. */
export function passIn(moment: Moment): TurnEnd | null {
  const end = turnEndIn(moment)
  return end?.isPass ? end : null
}

/** The end of a turn whose steps were all seen. A turn without any, or one that ran out of time, has something to tell. */
export function showsNothing(moment: Moment): boolean {
  const { entry } = moment
  if (isUndo(entry) || entry.action !== CONFIRM || entry.late) return false
  return passIn(moment) === null
}

/** The turn that a moment is part of, from its dice on: the state counts turns that are over. */
export function turnOf({ before, after }: Moment): number {
  // A resignation leaves a turn that is not over.
  return Math.max(begun(before as NardeState), begun(after as NardeState))
}

function begun(s: NardeState): number {
  return turnsOver(s) + (moverOf(s) === null ? 0 : 1)
}

/** The steps after which the games of a match begin: the first at the start, the others with their opening roll. */
export function gameStarts(moments: readonly Moment[]): readonly number[] {
  const starts = [0]
  moments.forEach((moment, index) => {
    // The step that ends a game still shows its last position.
    if (gameEndIn(moment) && index + 1 < moments.length) starts[gamesOver(moment.after as NardeState)] = index + 2
  })
  return starts
}

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
