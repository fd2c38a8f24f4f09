import { decodeOptions, isIntegerIn, isObject, isRefusal, type Refusal, refuse } from '@serai/kernel'
import { DIE_SIDES } from '../actions/numbers.ts'
import { CHECKERS, POINTS, progressAt } from '../board/route.ts'
import { type NardeOptions, optionsSpec, writeOptions } from '../options.ts'
import {
  COUNT,
  FIRST,
  LAST_ROLL,
  type NardeState,
  OCCUPIED,
  OFF,
  OPENED,
  OPENING,
  SIDE,
  STAGE,
  WHITE_SEAT,
  WORDS,
} from '../state/layout.ts'
import { BLACK, placeOf, SIDES, type Side, STAGES, WHITE } from '../vocabulary.ts'
import { buildDice } from './parse-dice.ts'
import { buildMatch } from './parse-match.ts'
import { positionFault } from './soundness.ts'

type Fields = Readonly<Record<string, unknown>>

const FIELDS = [
  'options',
  'stage',
  'white',
  'mover',
  'opening',
  'points',
  'off',
  'firstTurn',
  'dice',
  'lastRoll',
  'turns',
  'score',
  'match',
  'ended',
]

/**
 * A position from its description; the first fault is named. Only `points` is needed: what is left out is as at the
 * beginning of a game, White is seat 0 and to move, and a position with dice is in the middle of a turn.
 */
export function parsePosition(description: unknown): NardeState | Refusal<'E_POSITION' | 'E_OPTION'> {
  if (!isObject(description)) return refuse('E_POSITION', { fault: 'a position is an object' })
  const unknown = Object.keys(description).find((key) => !FIELDS.includes(key))
  if (unknown !== undefined) return refuse('E_POSITION', { fault: `unknown field "${unknown}"` })
  const options = decodeOptions<NardeOptions>(optionsSpec, description.options ?? {})
  if (isRefusal(options)) return options
  const s: NardeState = new Int32Array(WORDS)
  writeOptions(s, options)
  const fault =
    buildStage(s, description) ??
    buildOpening(s, description) ??
    buildPoints(s, description) ??
    buildFirstTurns(s, description) ??
    buildDice(s, description.dice) ??
    buildMatch(s, description) ??
    positionFault(s)
  return fault === null ? s : refuse('E_POSITION', { fault })
}

function buildStage(s: NardeState, fields: Fields): string | null {
  const { stage = isObject(fields.dice) ? 'move' : 'roll', lastRoll = false } = fields
  s[STAGE] = placeOf(STAGES, stage)
  if (s[STAGE] === -1) return `stage is one of ${STAGES.join(', ')}`
  if (typeof lastRoll !== 'boolean') return 'lastRoll is true or false'
  s[LAST_ROLL] = lastRoll ? 1 : 0

  // A board that a finished game left has its sides until the next opening roll.
  const unopened = s[STAGE] === OPENING && (fields.ended ?? null) === null
  const { white = unopened ? null : 0, mover = unopened ? null : 'white' } = fields
  if (unopened) return white === null && mover === null ? null : 'before the opening roll nobody is White or to move'
  if (!isIntegerIn(white, 0, 1)) return 'white is the seat that plays White, 0 or 1'
  s[WHITE_SEAT] = white
  s[SIDE] = placeOf(SIDES, mover)
  return s[SIDE] === -1 ? 'mover is white or black' : null
}

/** The opening dice of seat 0 and seat 1, if they are known. */
function buildOpening(s: NardeState, { opening = null }: Fields): string | null {
  if (opening === null) return null
  const isDie = (die: unknown): die is number => isIntegerIn(die, 1, DIE_SIDES)
  if (!Array.isArray(opening) || opening.length !== 2 || !opening.every(isDie)) {
    return 'opening is the dice of seat 0 and seat 1'
  }
  s.set(opening as number[], OPENED)
  return null
}

function buildPoints(s: NardeState, fields: Fields): string | null {
  const { points, off = { white: 0, black: 0 } } = fields
  if (!isBySide(points)) return 'points has exactly white and black'
  if (!isBySide(off)) return 'off has exactly white and black'
  return buildSide(s, WHITE, points.white, off.white) ?? buildSide(s, BLACK, points.black, off.black)
}

function buildSide(s: NardeState, side: Side, points: unknown, off: unknown): string | null {
  const name = SIDES[side]
  if (!isObject(points)) return `points.${name} has a number of checkers for each point`
  for (const [key, checkers] of Object.entries(points)) {
    const point = /^[1-9]\d?$/.test(key) ? Number(key) : 0
    if (!isIntegerIn(point, 1, POINTS)) return `${name}: "${key}" is not a point from 1 to 24`
    if (!isIntegerIn(checkers, 0, CHECKERS)) return `${name}: point ${key} holds a number from 0 to 15`
    const progress = progressAt(side, point)
    s[COUNT + POINTS * side + progress] = checkers
    if (checkers > 0) s[OCCUPIED + side]! |= 1 << progress
  }
  if (!isIntegerIn(off, 0, CHECKERS)) return `off.${name} is a number from 0 to 15`
  s[OFF + side] = off
  return null
}

/** Left out, a side's first turn is to come when all its checkers are on the head; White is the first to have it. */
function buildFirstTurns(s: NardeState, fields: Fields): string | null {
  const onHead = (side: Side) => s[COUNT + POINTS * side] === CHECKERS
  const { firstTurn = { white: onHead(WHITE) && s[SIDE] === WHITE, black: onHead(BLACK) } } = fields
  if (!isBySide(firstTurn)) return 'firstTurn has exactly white and black'
  if (typeof firstTurn.white !== 'boolean' || typeof firstTurn.black !== 'boolean') return 'firstTurn is true or false'
  s[FIRST + WHITE] = firstTurn.white ? 1 : 0
  s[FIRST + BLACK] = firstTurn.black ? 1 : 0
  return null
}

function isBySide(value: unknown): value is { white: unknown; black: unknown } {
  return isObject(value) && Object.keys(value).length === 2 && 'white' in value && 'black' in value
}
