import type { Action } from '@serai/kernel'
import { stepDie, stepFrom } from '../actions/numbers.ts'
import { isBlock } from '../board/block.ts'
import { farthestHome } from '../board/home.ts'
import { ALL, freeOf, OUTSIDE, POINTS, pointAt, progressAt } from '../board/route.ts'
import { listPlays } from '../plays/list-plays.ts'
import { listSteps } from '../plays/list-steps.ts'
import { stepsOf } from '../plays/play.ts'
import { sourcesOf } from '../plays/sources.ts'
import { diceLeft, headAllowance } from '../rules/dice.ts'
import { COUNT, FIRST, HEAD, HIGH, LOW, type NardeState, OCCUPIED, SIDE } from '../state/layout.ts'
import { type NardeRefusal, refuse } from './refusals.ts'

const list: Action[] = []

/** A step by the side to move: E_DIE … E_HIGHER_DIE. */
export function checkStep(s: NardeState, step: Action): NardeRefusal | null {
  const side = s[SIDE]!
  const from = stepFrom(step)
  const die = stepDie(step)
  const progress = progressAt(side, from)
  const occupied = s[OCCUPIED + side]!
  const opposing = s[OCCUPIED + 1 - side]!
  const free = freeOf(opposing)
  const bit = 1 << progress
  const leavesBoard = progress + die >= POINTS

  if (!diceLeft(s).includes(die)) return refuse('E_DIE', { die, left: diceLeft(s) })
  if ((occupied & bit) === 0) return refuse('E_NO_CHECKER', { from })
  if (!leavesBoard && (free & (bit << die)) === 0)
    return refuse('E_OCCUPIED', { from, to: pointAt(side, progress + die) })
  if (progress === 0 && s[HEAD] === 0)
    return refuse('E_HEAD', { allowed: headAllowance(s[FIRST + side] === 1, s[LOW]!, s[HIGH]!) })
  if (leavesBoard) {
    if ((occupied & OUTSIDE) !== 0) return refuse('E_NOT_HOME', { outside: countOutside(s, side) })
    if ((sourcesOf(occupied, free, die) & bit) === 0) return refuse('E_OVERSHOOT', { farthest: farthestHome(s, side) })
  }
  const left = s[COUNT + POINTS * side + progress] === 1 ? occupied & ~bit : occupied
  if (isBlock(left | ((bit << die) & ALL), opposing))
    return refuse('E_BLOCK', { from, to: pointAt(side, progress + die) })
  return checkDiceUse(s, step)
}

/** N10, N11: the step can be made, but does it begin a whole play? */
function checkDiceUse(s: NardeState, step: Action): NardeRefusal | null {
  const n = listSteps(s, list)
  for (let i = 0; i < n; i++) if (list[i] === step) return null
  listPlays(s, list)
  const playable = stepsOf(list[0]!)
  if (s[LOW] === s[HIGH] || playable > 1) return refuse('E_MORE_DICE', { playable })
  return refuse('E_HIGHER_DIE', { die: s[HIGH]! })
}

function countOutside(s: NardeState, side: number): number {
  let outside = 0
  const base = COUNT + POINTS * side
  for (let rest = s[OCCUPIED + side]! & OUTSIDE; rest !== 0; rest &= rest - 1)
    outside += s[base + 31 - Math.clz32(rest & -rest)]!
  return outside
}
