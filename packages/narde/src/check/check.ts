import { type Action, type Actor, CHANCE, type Seat } from '@serai/kernel'
import { CONFIRM, isDice, isOpening, isStep, RESIGN } from '../actions/numbers.ts'
import { isMover } from '../actions/to-act.ts'
import { listSteps } from '../plays/list-steps.ts'
import { diceLeft } from '../rules/dice.ts'
import { type NardeState, OPENING, OVER, ROLL, STAGE } from '../state/layout.ts'
import { STAGES } from '../vocabulary.ts'
import { checkStep } from './check-step.ts'
import { type NardeRefusal, refuse } from './refusals.ts'

const list: Action[] = []

/** Section 8a of the rules: the first fault in the order of checks. */
export function check(s: NardeState, by: Actor, action: Action): NardeRefusal | null {
  if (s[STAGE] === OVER) return refuse('E_GAME_OVER')
  // A whole play is for programs that trust their list: at a table, and in a log, it is its steps.
  if (!isKnown(action)) return refuse('E_PAYLOAD', { fault: 'no such action' })
  if (by === CHANCE) return checkChance(s, action)
  if (by !== 0 && by !== 1) return refuse('E_NOT_ACTIVE', { fault: 'no such seat' })
  // N26: a seat may resign at any time, for itself.
  if (action === RESIGN) return null
  return checkSeat(s, by, action)
}

function checkSeat(s: NardeState, seat: Seat, action: Action): NardeRefusal | null {
  if (!isMover(s, seat)) return notActive(s)
  if (isStep(action)) return checkStep(s, action)
  if (action !== CONFIRM) return refuse('E_NOT_ACTIVE', { fault: 'seats do not throw the dice' })
  listSteps(s, list)
  return list[0] === CONFIRM ? null : refuse('E_UNFINISHED', { left: diceLeft(s) })
}

/** A throw must be one that the stage asks for. */
function checkChance(s: NardeState, action: Action): NardeRefusal | null {
  const due = (s[STAGE] === OPENING && isOpening(action)) || (s[STAGE] === ROLL && isDice(action))
  return due ? null : notActive(s)
}

function notActive(s: NardeState): NardeRefusal {
  return refuse('E_NOT_ACTIVE', { stage: STAGES[s[STAGE]!]! })
}

function isKnown(action: Action): boolean {
  return action === CONFIRM || action === RESIGN || isStep(action) || isOpening(action) || isDice(action)
}
