import { isUndo } from '@serai/kernel'
import {
  CONFIRM,
  eventsOf,
  moverOf,
  type NardeEvent,
  type NardeState,
  type StepEvent,
  type TurnEnd,
  turnsOver,
} from '@serai/narde'
import type { Moment } from '../table/history.ts'

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

/** A turn that ends with all its dice. */
export function passIn(moment: Moment): TurnEnd | null {
  const end = eventsIn(moment).find((event) => event.type === 'turnEnded')
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
  // Who resigns leaves a turn that is not over.
  return Math.max(begun(before as NardeState), begun(after as NardeState))
}

function begun(s: NardeState): number {
  return turnsOver(s) + (moverOf(s) === null ? 0 : 1)
}
