import type { JsonObject } from '@serai/kernel'
import { POINTS, progressAt } from '../board/route.ts'
import { readOptions } from '../options.ts'
import { diceLeft } from '../rules/dice.ts'
import { isBoardOver } from '../rules/ending.ts'
import {
  COUNT,
  DRAWS,
  ENDED_BY,
  ENDED_POINTS,
  ENDED_WINNER,
  FIRST,
  GAMES,
  HEAD,
  HIGH,
  LAST_ROLL,
  LOW,
  MARS_GAMES,
  MOVE,
  type NardeState,
  OFF,
  OPENED,
  OPENING,
  SCORE,
  SIDE,
  STAGE,
  STARTER_WINS,
  TURNS,
  WHITE_SEAT,
} from '../state/layout.ts'
import { BLACK, REASONS, SIDES, type Side, STAGES, WHITE } from '../vocabulary.ts'

/** A position as readable JSON; `parsePosition` takes it back. Points are those of the board (N1). */
export function describe(s: NardeState): JsonObject {
  const unopened = s[STAGE] === OPENING && !isBoardOver(s)
  return {
    options: { ...readOptions(s) },
    stage: STAGES[s[STAGE]!]!,
    white: unopened ? null : s[WHITE_SEAT]!,
    mover: unopened ? null : SIDES[s[SIDE]!]!,
    opening: s[OPENED] === 0 ? null : [s[OPENED]!, s[OPENED + 1]!],
    points: bySide((side) => describePoints(s, side)),
    off: bySide((side) => s[OFF + side]!),
    firstTurn: bySide((side) => s[FIRST + side] === 1),
    dice: s[STAGE] === MOVE ? { roll: [s[HIGH]!, s[LOW]!], left: diceLeft(s), head: s[HEAD]! } : null,
    lastRoll: s[LAST_ROLL] === 1,
    turns: s[TURNS]!,
    score: [s[SCORE]!, s[SCORE + 1]!],
    match: { games: s[GAMES]!, starterWins: s[STARTER_WINS]!, mars: s[MARS_GAMES]!, draws: s[DRAWS]! },
    ended: describeEnd(s),
  }
}

function bySide<T>(of: (side: Side) => T): { white: T; black: T } {
  return { white: of(WHITE), black: of(BLACK) }
}

/** Point to number of checkers, for the points where the side has any. */
function describePoints(s: NardeState, side: Side): { [point: string]: number } {
  const points: { [point: string]: number } = {}
  for (let point = 1; point <= POINTS; point++) {
    const checkers = s[COUNT + POINTS * side + progressAt(side, point)]!
    if (checkers > 0) points[point] = checkers
  }
  return points
}

/** How the last finished game of the match ended. */
function describeEnd(s: NardeState): JsonObject | null {
  if (s[ENDED_BY] === 0) return null
  return {
    winner: s[ENDED_WINNER] === 0 ? null : s[ENDED_WINNER]! - 1,
    points: s[ENDED_POINTS]!,
    reason: REASONS[s[ENDED_BY]! - 1]!,
  }
}
