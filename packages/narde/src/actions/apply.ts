import type { Action, Actor } from '@serai/kernel'
import * as route from '../board/route.ts'
import * as play from '../plays/play.ts'
import { open, roll, useDie } from '../rules/dice.ts'
import { draw, isLastRollDue, resign, win } from '../rules/ending.ts'
import * as layout from '../state/layout.ts'
import { clearDice } from '../state/start.ts'
import * as actions from './numbers.ts'

const { CONFIRM, FIRST_DICE, RESIGN, firstDie, secondDie, stepDie, stepFrom } = actions
const { COUNT, FIRST, HEAD, LAST_ROLL, OCCUPIED, OFF, ROLL, SIDE, STAGE, TURNS } = layout
const { FIELD, FIELD_MASK, HIGH_SHIFT, LOW_SHIFT, PLAY, SOURCES_MASK } = play
const { CHECKERS, POINTS, progressAt } = route

type NardeState = layout.NardeState

/** Trusted: the action has been checked, or comes from a list. */
export function apply(s: NardeState, by: Actor, action: Action): void {
  if (action >= PLAY) applyPlay(s, action)
  else if (action >= FIRST_DICE) roll(s, firstDie(action), secondDie(action))
  else if (action < CONFIRM) applyStep(s, stepFrom(action), stepDie(action))
  else if (action === CONFIRM) endTurn(s)
  else if (action === RESIGN) resign(s, by)
  else open(s, firstDie(action), secondDie(action))
}

function applyPlay(s: NardeState, action: Action): void {
  const side = s[SIDE]!
  const low = (action >>> LOW_SHIFT) & 7
  const high = (action >>> HIGH_SHIFT) & 7
  const withLow = action & FIELD_MASK
  const withHigh = (action >>> FIELD) & FIELD_MASK
  if (low === high) {
    for (let rest = action & SOURCES_MASK; rest !== 0; rest >>>= FIELD) move(s, side, 31 - (rest & FIELD_MASK), low)
  } else if (withHigh > withLow) {
    // The farther source first: the other may be the point where it lands.
    move(s, side, 31 - withHigh, high)
    if (withLow !== 0) move(s, side, 31 - withLow, low)
  } else if (withLow !== 0) {
    move(s, side, 31 - withLow, low)
    if (withHigh !== 0) move(s, side, 31 - withHigh, high)
  }
  if (s[OFF + side] === CHECKERS) finish(s, side)
  else endTurn(s)
}

function applyStep(s: NardeState, from: number, die: number): void {
  const side = s[SIDE]!
  const progress = progressAt(side, from)
  move(s, side, progress, die)
  useDie(s, die)
  if (progress === 0) s[HEAD]!--
  if (s[OFF + side] === CHECKERS) finish(s, side)
}

/** N9: one checker forward by one die. */
export function move(s: NardeState, side: number, progress: number, die: number): void {
  const at = COUNT + POINTS * side + progress
  const left = s[at]! - 1
  let occupied = s[OCCUPIED + side]!
  s[at] = left
  if (left === 0) occupied &= ~(1 << progress)
  if (progress + die < POINTS) {
    s[at + die]!++
    occupied |= 1 << (progress + die)
  } else s[OFF + side]!++
  s[OCCUPIED + side] = occupied
}

/** N21: a side with all its checkers off has won at once, unless the other has the last roll (N23). */
function finish(s: NardeState, side: number): void {
  if (isLastRollDue(s, side)) {
    passTurn(s)
    s[LAST_ROLL] = 1
    return
  }
  const answered = s[LAST_ROLL] === 1
  s[TURNS]!++
  s[FIRST + side] = 0
  if (answered) draw(s)
  else win(s, side)
}

function endTurn(s: NardeState): void {
  if (s[LAST_ROLL] === 0) {
    passTurn(s)
    return
  }
  s[TURNS]!++
  s[FIRST + s[SIDE]!] = 0
  win(s, 1 - s[SIDE]!)
}

/** N14: whatever was played, the first turn of the side is over. */
function passTurn(s: NardeState): void {
  const side = s[SIDE]!
  s[TURNS]!++
  s[FIRST + side] = 0
  s[SIDE] = 1 - side
  s[STAGE] = ROLL
  clearDice(s)
}
