import { isBlock } from '../board/block.ts'
import { acrossRoutes, CHECKERS, OUTSIDE, POINTS, pointAt } from '../board/route.ts'
import { headAllowance } from '../rules/dice.ts'
import { isBoardOver } from '../rules/ending.ts'
import {
  BOTH_LEFT,
  COUNT,
  DOUBLE_STEPS,
  FIRST,
  HEAD,
  HIGH,
  LAST_ROLL,
  LAST_ROLL_RULE,
  LEFT,
  LOW,
  MOVE,
  type NardeState,
  OCCUPIED,
  OFF,
  OPENED,
  OPENING,
  OPENING_RULE,
  ROLL,
  SCORING_RULE,
  SIDE,
  STAGE,
  WHITE_SEAT,
} from '../state/layout.ts'
import { BLACK, SIDES, type Side, WHITE } from '../vocabulary.ts'
import { matchFault } from './match-soundness.ts'

export const MOST_TURNS = 2 ** 30

/** What no game can lead to, for words that are each within their range; null for a sound position. */
export function positionFault(s: NardeState): string | null {
  return (
    checkersFault(s, WHITE) ??
    checkersFault(s, BLACK) ??
    sharedPointFault(s) ??
    blockFault(s, WHITE) ??
    blockFault(s, BLACK) ??
    finishFault(s) ??
    diceFault(s) ??
    firstTurnFault(s, WHITE) ??
    firstTurnFault(s, BLACK) ??
    openingFault(s) ??
    stageFault(s) ??
    matchFault(s)
  )
}

function checkersFault(s: NardeState, side: Side): string | null {
  let checkers = s[OFF + side]!
  let occupied = 0
  for (let progress = 0; progress < POINTS; progress++) {
    const count = s[COUNT + POINTS * side + progress]!
    checkers += count
    if (count > 0) occupied |= 1 << progress
  }
  if (checkers !== CHECKERS) return `${SIDES[side]} has ${checkers} checkers, not 15`
  if (occupied !== s[OCCUPIED + side]) return `the occupied points of ${SIDES[side]} do not fit its checkers`
  if (s[OFF + side]! > 0 && (occupied & OUTSIDE) !== 0) {
    return `${SIDES[side]} has borne off with a checker outside its home (N18)`
  }
  return null
}

function sharedPointFault(s: NardeState): string | null {
  const shared = s[OCCUPIED + WHITE]! & acrossRoutes(s[OCCUPIED + BLACK]!)
  return shared === 0 ? null : `both sides stand on point ${pointAt(WHITE, 31 - Math.clz32(shared))} (N5)`
}

function blockFault(s: NardeState, side: Side): string | null {
  if (!isBlock(s[OCCUPIED + side]!, s[OCCUPIED + 1 - side]!)) return null
  return `${SIDES[side]} holds six points in a row with no ${SIDES[1 - side]} checker past them (N15)`
}

/** N21, N23: a side that has finished has won, unless the other has the last roll. */
function finishFault(s: NardeState): string | null {
  const over = isBoardOver(s)
  const mover = s[SIDE]!
  const finished = (side: number) => s[OFF + side] === CHECKERS
  if (s[LAST_ROLL] === 0) {
    return over || (!finished(WHITE) && !finished(BLACK)) ? null : 'a side has finished and the game goes on (N21)'
  }
  if (over || !finished(1 - mover) || finished(mover)) return 'a last roll answers a finished side (N23)'
  if (s[SCORING_RULE] === 0) return 'a last roll needs the scoring winlosstie (N23)'
  if (s[LAST_ROLL_RULE] === 0) return s[OFF + mover] === CHECKERS - 1 ? null : 'a last roll needs fourteen off (N23)'
  return mover === BLACK ? null : 'only the second player has a last roll (N24)'
}

function diceFault(s: NardeState): string | null {
  const low = s[LOW]!
  const high = s[HIGH]!
  if (s[STAGE] !== MOVE) return (low | high | s[LEFT]! | s[HEAD]!) === 0 ? null : 'dice lie only in a turn'
  if (low < 1 || low > high) return 'a turn needs two dice, the lower first'
  if (s[LEFT]! > (low === high ? DOUBLE_STEPS : BOTH_LEFT)) return 'more dice are left than were thrown'
  if (headUsed(s) < 0 || headUsed(s) > stepsMade(s)) return 'more checkers left the head than steps were made'
  if (s[SIDE] === WHITE && s[FIRST + WHITE] === 1 && s[OPENING_RULE] === 0 && low === high) {
    return 'the first turn of a game is no double (N6)'
  }
  return null
}

function headUsed(s: NardeState): number {
  return headAllowance(s[FIRST + s[SIDE]!] === 1, s[LOW]!, s[HIGH]!) - s[HEAD]!
}

function stepsMade(s: NardeState): number {
  const left = s[LEFT]!
  return s[LOW] === s[HIGH] ? DOUBLE_STEPS - left : 2 - (left & 1) - (left >> 1)
}

/** Until its first turn a side has all its checkers on the head, but for those that left it in this turn. */
function firstTurnFault(s: NardeState, side: Side): string | null {
  if (s[FIRST + side] === 0 || isBoardOver(s)) return null
  const left = s[STAGE] === MOVE && s[SIDE] === side ? headUsed(s) : 0
  if (s[COUNT + POINTS * side] === CHECKERS - left) return null
  return `${SIDES[side]} has left its head before its first turn`
}

/** N6: the dice of the opening roll differ, and the higher one makes White. */
function openingFault(s: NardeState): string | null {
  const a = s[OPENED]!
  const b = s[OPENED + 1]!
  if (a === 0 && b === 0) return null
  return a > 0 && b > 0 && a !== b && s[WHITE_SEAT] === (a > b ? 0 : 1)
    ? null
    : 'the opening dice do not make White (N6)'
}

function stageFault(s: NardeState): string | null {
  const whiteToStart = s[FIRST + WHITE] === 1
  if (isBoardOver(s)) return null
  if (s[STAGE] === OPENING) {
    const fresh = whiteToStart && s[FIRST + BLACK] === 1 && s[SIDE] === WHITE && s[WHITE_SEAT] === 0
    return fresh && s[OPENED] === 0 ? null : 'the opening roll comes before any turn'
  }
  if (!whiteToStart) return null
  if (s[SIDE] === BLACK) return 'White has the first turn (N6)'
  return s[STAGE] === ROLL && s[OPENING_RULE] === 0 ? 'White plays the opening dice (N6)' : null
}
