import type { Action } from '@serai/kernel'
import { POINTS } from '../board/route.ts'

/**
 * A whole turn as one number (N29): up to four 5-bit fields of sources, the dice, the side, and a bit that tells it from
 * other actions. A field holds 31 - progress, which is what counting the leading zeros of a source's bit gives; 0 is no
 * step. Of a double the fields are in the order of progress; of two different dice the first is the lower die's source
 * and the second the higher die's.
 */
export const FIELD = 5
export const FIELD_MASK = 31
export const SOURCES_MASK = (1 << 20) - 1
export const LOW_SHIFT = 20
export const HIGH_SHIFT = 23
export const SIDE_SHIFT = 26
export const PLAY = 1 << 27

export function playPrefix(side: number, low: number, high: number): Action {
  return PLAY | (side << SIDE_SHIFT) | (high << HIGH_SHIFT) | (low << LOW_SHIFT)
}

export function playSide(play: Action): number {
  return (play >>> SIDE_SHIFT) & 1
}

export function playLow(play: Action): number {
  return (play >>> LOW_SHIFT) & 7
}

export function playHigh(play: Action): number {
  return (play >>> HIGH_SHIFT) & 7
}

export function isDoublePlay(play: Action): boolean {
  return playLow(play) === playHigh(play)
}

/** Progress of the source in a field, or NO_STEP. */
export function sourceAt(play: Action, field: number): number {
  return 31 - ((play >>> (FIELD * field)) & FIELD_MASK)
}

export const NO_STEP = 31

export function fieldOf(progress: number, field: number): number {
  return (31 - progress) << (FIELD * field)
}

/** The die that a field's source is played with. */
export function dieAt(play: Action, field: number): number {
  return field === 0 ? playLow(play) : playHigh(play)
}

export const FIELDS = 4

export function isPass(play: Action): boolean {
  return (play & SOURCES_MASK) === 0
}

/** Whether a step is made with every die: four of a double. */
export function usesAllDice(play: Action): boolean {
  const last = isDoublePlay(play) ? FIELDS - 1 : 1
  return (play & FIELD_MASK) !== 0 && ((play >>> (FIELD * last)) & FIELD_MASK) !== 0
}

export function stepsOf(play: Action): number {
  let steps = 0
  for (let rest = play & SOURCES_MASK; rest !== 0; rest >>>= FIELD) if ((rest & FIELD_MASK) !== 0) steps++
  return steps
}

/** The steps of a play in the order of progress, which is the order they can be played in unless the block rule forbids. */
export function listMoves(play: Action): { source: number; die: number }[] {
  const moves: { source: number; die: number }[] = []
  for (let field = 0; field < FIELDS; field++) {
    const source = sourceAt(play, field)
    if (source !== NO_STEP) moves.push({ source, die: dieAt(play, field) })
  }
  return moves.sort((a, b) => a.source - b.source)
}

/** The play of these steps; null when the dice do not allow so many, or not those. */
export function packMoves(
  side: number,
  low: number,
  high: number,
  moves: readonly { source: number; die: number }[],
): Action | null {
  let play = playPrefix(side, low, high)
  if (low === high) {
    if (moves.length > FIELDS || moves.some((move) => move.die !== low)) return null
    const sources = moves.map((move) => move.source).sort((a, b) => a - b)
    for (const [field, source] of sources.entries()) play |= fieldOf(source, field)
    return play
  }
  for (const { source, die } of moves) {
    const field = die === low ? 0 : 1
    if ((die !== low && die !== high) || sourceAt(play, field) !== NO_STEP) return null
    play |= fieldOf(source, field)
  }
  return play
}

/** Whether a number is a play at all: sound dice, sources on the board, fields in order. */
export function isPlay(action: Action): boolean {
  if (!Number.isInteger(action) || action < PLAY || action >= 2 * PLAY) return false
  const low = playLow(action)
  const high = playHigh(action)
  if (low < 1 || high > 6 || low > high) return false
  const moves = listMoves(action)
  if (moves.some((move) => move.source >= POINTS)) return false
  return packMoves(playSide(action), low, high, moves) === action
}
