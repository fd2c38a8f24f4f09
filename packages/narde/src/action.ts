import type { Action } from '@serai/kernel'
import {
  CONFIRM,
  diceAction,
  firstDie,
  isDice,
  isOpening,
  isStep,
  openingAction,
  RESIGN,
  secondDie,
  stepAction,
  stepDie,
  stepFrom,
} from './actions/numbers.ts'

/** What happens at a table and stands in a log (N28, N30), by its names; they are those of the wire. */
export type NardeAction =
  | StepAction
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'RESIGN' }
  /** Chance: the die of seat 0 and the die of seat 1 (N6). */
  | { readonly type: 'OPENING'; readonly a: number; readonly b: number }
  /** Chance: the dice of a turn, the higher first. */
  | { readonly type: 'DICE'; readonly a: number; readonly b: number }

export interface StepAction {
  readonly type: 'STEP'
  /** A point, 1 to 24. */
  readonly from: number
  readonly die: number
}

/** Trusted: an action of a table or a log. Whole plays are for programs, which have their steps from `plays` (N29). */
export function readAction(action: Action): NardeAction {
  if (isStep(action)) return readStep(action)
  if (isOpening(action)) return { type: 'OPENING', a: firstDie(action), b: secondDie(action) }
  if (isDice(action)) return { type: 'DICE', a: firstDie(action), b: secondDie(action) }
  return { type: action === CONFIRM ? 'CONFIRM' : 'RESIGN' }
}

/** Trusted: one of a list that holds steps alone. */
export function readStep(step: Action): StepAction {
  return { type: 'STEP', from: stepFrom(step), die: stepDie(step) }
}

/** The number of an action; what comes from outside is for `decode` instead. */
export function makeAction(action: NardeAction): Action {
  switch (action.type) {
    case 'STEP':
      return stepAction(action.from, action.die)
    case 'CONFIRM':
      return CONFIRM
    case 'RESIGN':
      return RESIGN
    case 'OPENING':
      return openingAction(action.a, action.b)
    case 'DICE':
      return diceAction(action.a, action.b)
  }
}
