import type { Action } from '@serai/kernel'
import { POINTS, pointAt, progressAt } from '../board/route.ts'
import { BLACK, type Side, WHITE } from '../vocabulary.ts'
import { DIE_SIDES, stepAction } from './numbers.ts'

/**
 * `24/18`. A step does not know its side, and from some points the two sides go different ways (White bears off from 3
 * where Black goes on to 22): then the die is written instead of the landing, `3(5)`.
 */
export function formatStep(from: number, die: number): string {
  const white = formatSideStep(WHITE, from, die)
  return white === formatSideStep(BLACK, from, die) ? white : `${from}(${die})`
}

/** A step of a known side: `24/18`, `3/off` with the exact die, `3/off(5)` with a higher one. */
export function formatSideStep(side: Side, from: number, die: number): string {
  const progress = progressAt(side, from)
  const toGo = POINTS - progress
  if (die < toGo) return `${from}/${pointAt(side, progress + die)}`
  return die === toGo ? `${from}/off` : `${from}/off(${die})`
}

const STEP = /^(\d{1,2})(?:\/(?:(\d{1,2})|off(?:\(([1-6])\))?)|\(([1-6])\))$/

/** Every form of a step, by either side; null when it is none. */
export function parseStep(text: string): Action | null {
  const found = STEP.exec(text)
  if (!found) return null
  const from = Number(found[1])
  if (from < 1 || from > POINTS) return null
  const [, , to, overshoot, die] = found
  if (die !== undefined) return stepAction(from, Number(die))
  if (to !== undefined) return stepBetween(from, Number(to))
  // Only White bears off from 1 … 6 and only Black from 13 … 18.
  const exact = from <= DIE_SIDES ? from : from - POINTS / 2
  if (exact < 1 || exact > DIE_SIDES) return null
  if (overshoot === undefined) return stepAction(from, exact)
  return Number(overshoot) > exact ? stepAction(from, Number(overshoot)) : null
}

function stepBetween(from: number, to: number): Action | null {
  if (to < 1 || to > POINTS) return null
  const die = (from - to + POINTS) % POINTS
  return die >= 1 && die <= DIE_SIDES ? stepAction(from, die) : null
}
