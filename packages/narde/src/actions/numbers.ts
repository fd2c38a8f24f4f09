import type { Action } from '@serai/kernel'
import { POINTS } from '../board/route.ts'

/** The numbers of the actions. Steps and CONFIRM are the learners' codes too (N28); whole plays are in play.ts. */
export const DIE_SIDES = 6
export const CONFIRM: Action = POINTS * DIE_SIDES
export const RESIGN: Action = CONFIRM + 1
export const STEP_CODES = CONFIRM + 1

/** A throw holds its two dice in three bits each. */
export const FIRST_OPENING = 256
export const FIRST_DICE = 512

export function stepAction(from: number, die: number): Action {
  return (from - 1) * DIE_SIDES + die - 1
}

export function stepFrom(step: Action): number {
  return Math.floor(step / DIE_SIDES) + 1
}

export function stepDie(step: Action): number {
  return (step % DIE_SIDES) + 1
}

/** N6, N30: the die of seat 0 and the die of seat 1. */
export function openingAction(a: number, b: number): Action {
  return FIRST_OPENING | (a << 3) | b
}

/** The dice of a turn have no order: the higher is put first. */
export function diceAction(a: number, b: number): Action {
  return FIRST_DICE | (Math.max(a, b) << 3) | Math.min(a, b)
}

/** Of an opening or of dice: the first die, and the second. */
export function firstDie(action: Action): number {
  return (action >> 3) & 7
}

export function secondDie(action: Action): number {
  return action & 7
}

export function isStep(action: Action): boolean {
  return Number.isInteger(action) && action >= 0 && action < CONFIRM
}

export function isOpening(action: Action): boolean {
  return isThrow(action, FIRST_OPENING) && firstDie(action) !== secondDie(action)
}

export function isDice(action: Action): boolean {
  return isThrow(action, FIRST_DICE) && firstDie(action) >= secondDie(action)
}

function isThrow(action: Action, first: number): boolean {
  if (!Number.isInteger(action) || action < first || action >= first + 64) return false
  return isFace(firstDie(action)) && isFace(secondDie(action))
}

function isFace(die: number): boolean {
  return die >= 1 && die <= DIE_SIDES
}
