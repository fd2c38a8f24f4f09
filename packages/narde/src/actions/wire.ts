import { type Action, hasExactly, isIntegerIn, isObject, type Json, type Refusal, refuse } from '@serai/kernel'
import { POINTS, pointAt } from '../board/route.ts'
import { isPlay, listMoves, playSide } from '../plays/play.ts'
import {
  CONFIRM,
  DIE_SIDES,
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
} from './numbers.ts'

/** The wire form (N28, N30). A whole play is written as the list of its steps: a batch, which it is for everybody else. */
export function encode(action: Action): Json {
  if (isPlay(action)) return encodePlay(action)
  if (isStep(action)) return { type: 'STEP', from: stepFrom(action), die: stepDie(action) }
  if (isOpening(action)) return { type: 'OPENING', a: firstDie(action), b: secondDie(action) }
  if (isDice(action)) return { type: 'DICE', a: firstDie(action), b: secondDie(action) }
  return { type: action === CONFIRM ? 'CONFIRM' : 'RESIGN' }
}

function encodePlay(play: Action): Json {
  const side = playSide(play)
  const steps = listMoves(play).map(({ source, die }) => encode(stepAction(pointAt(side, source), die)))
  return [...steps, encode(CONFIRM)]
}

export function decode(json: unknown): Action | Refusal<'E_PAYLOAD'> {
  if (!isObject(json)) return payload('an action is an object')
  switch (json.type) {
    case 'STEP':
      if (!hasExactly(json, ['type', 'from', 'die'])) return payload('STEP has exactly from and die')
      if (!isIntegerIn(json.from, 1, POINTS)) return payload('from is a point, 1 to 24')
      return isDie(json.die) ? stepAction(json.from, json.die) : payload('die is 1 to 6')
    case 'CONFIRM':
      return hasExactly(json, ['type']) ? CONFIRM : payload('CONFIRM has no other field')
    case 'RESIGN':
      return hasExactly(json, ['type']) ? RESIGN : payload('RESIGN has no other field')
    case 'OPENING':
      if (!hasExactly(json, ['type', 'a', 'b'])) return payload('OPENING has exactly a and b')
      if (!isDie(json.a) || !isDie(json.b)) return payload('a die is 1 to 6')
      return json.a === json.b ? payload('opening dice differ') : openingAction(json.a, json.b)
    case 'DICE':
      if (!hasExactly(json, ['type', 'a', 'b'])) return payload('DICE has exactly a and b')
      return isDie(json.a) && isDie(json.b) ? diceAction(json.a, json.b) : payload('a die is 1 to 6')
    default:
      return payload('unknown type')
  }
}

function isDie(value: unknown): value is number {
  return isIntegerIn(value, 1, DIE_SIDES)
}

function payload(fault: string): Refusal<'E_PAYLOAD'> {
  return refuse('E_PAYLOAD', { fault })
}
