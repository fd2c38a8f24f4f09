import { POINTS, progressAt } from './board/route.ts'
import { pipsOf } from './read.ts'
import { diceLeft } from './rules/dice.ts'
import { seatOf } from './rules/ending.ts'
import {
  COUNT,
  ENDED_BY,
  ENDED_POINTS,
  ENDED_WINNER,
  HIGH,
  LAST_ROLL,
  LOW,
  MATCH_POINTS,
  MOVE,
  type NardeState,
  OFF,
  OPENING,
  OVER,
  SCORE,
  SIDE,
  STAGE,
} from './state/layout.ts'
import { BLACK, REASONS, SIDES, type Side, WHITE } from './vocabulary.ts'

const TALLEST = 5
const LETTERS = ['W', 'B'] as const
const TOP = [13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24]
const BOTTOM = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]

/** The board as a player sees it from the side of points 1 to 12, with a line for each side below. */
export function render(s: NardeState): string {
  const heights = Array.from({ length: TALLEST }, (_, height) => height)
  const lines = [
    edge(TOP),
    ...heights.map((height) => row(s, TOP, height)),
    `|${' '.repeat(24)}|${' '.repeat(24)}|`,
    ...heights.reverse().map((height) => row(s, BOTTOM, height)),
    edge(BOTTOM),
    sideLine(s, WHITE),
    sideLine(s, BLACK),
    ...matchLines(s),
  ]
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`
}

function edge(points: readonly number[]): string {
  const half = (part: readonly number[]) => part.map((point) => String(point).padStart(3, '-')).join('-')
  return `+${half(points.slice(0, 6))}-+${half(points.slice(6))}-+`
}

function row(s: NardeState, points: readonly number[], height: number): string {
  const half = (part: readonly number[]) => part.map((point) => cell(s, point, height).padStart(3)).join(' ')
  return `|${half(points.slice(0, 6))} |${half(points.slice(6))} |`
}

/** A checker of the stack, or, at the top of a stack too tall to draw, the number of its checkers. */
function cell(s: NardeState, point: number, height: number): string {
  for (const side of [WHITE, BLACK]) {
    const checkers = s[COUNT + POINTS * side + progressAt(side, point)]!
    if (checkers > TALLEST && height === TALLEST - 1) return String(checkers)
    if (checkers > height) return LETTERS[side]
  }
  return ''
}

function sideLine(s: NardeState, side: Side): string {
  const seat = s[STAGE] === OPENING ? '' : `seat ${seatOf(s, side)}`
  const place = `${LETTERS[side]} ${SIDES[side].padEnd(6)}${seat.padEnd(8)}`
  const pips = `pips ${String(pipsOf(s, side)).padEnd(5)}off ${String(s[OFF + side]).padEnd(4)}`
  return `${place}${pips}${s[SIDE] === side ? turnText(s) : ''}`
}

function turnText(s: NardeState): string {
  if (s[STAGE] === OPENING || s[STAGE] === OVER) return ''
  const last = s[LAST_ROLL] === 1 ? 'last roll: ' : ''
  if (s[STAGE] !== MOVE) return `${last}to roll`
  return `${last}rolled ${s[HIGH]}-${s[LOW]}, ${diceLeft(s).join(' ') || 'nothing'} left`
}

function matchLines(s: NardeState): string[] {
  const lines: string[] = []
  if (s[STAGE] === OPENING) lines.push('opening roll')
  if (s[MATCH_POINTS]! > 1) lines.push(`match to ${s[MATCH_POINTS]}: ${s[SCORE]} : ${s[SCORE + 1]}`)
  if (s[STAGE] === OVER) {
    const reason = REASONS[s[ENDED_BY]! - 1]!
    lines.push(s[ENDED_WINNER] === 0 ? reason : `seat ${s[ENDED_WINNER]! - 1} wins ${s[ENDED_POINTS]}: ${reason}`)
  }
  return lines
}
