import { CHECKERS, HOME, layout, type NardeState, POINTS } from '@serai/narde'
import type { Catalogue } from '../text/catalogue.ts'
import { sideOf } from './seats.ts'

const { COUNT, OCCUPIED, OFF } = layout

/** Four in a row are worth a word: two more shut the way. */
const BLOCK = 4

/** What a suggested play does, in words; the first thing that is true of it. */
export function hintReason(
  { narde }: Pick<Catalogue, 'narde'>,
  before: NardeState,
  after: NardeState,
  seat: number,
): string {
  const side = sideOf(before, seat)
  const off = after[OFF + side]! - before[OFF + side]!
  if (after[OFF + side] === CHECKERS) return narde.hintWins
  if (off > 0) return narde.hintBearsOff(off)
  if (outside(before, side) > 0 && outside(after, side) === 0) return narde.hintAllHome
  const row = longestRow(after, side)
  if (row >= BLOCK && row > longestRow(before, side)) return narde.hintBlock(row)
  const points = held(after, side) - held(before, side)
  if (points > 0) return narde.hintPoints(points)
  if (after[COUNT + POINTS * side]! < before[COUNT + POINTS * side]!) return narde.hintHead
  const home = outside(before, side) - outside(after, side)
  return home > 0 ? narde.hintHome(home) : narde.hintValued
}

function outside(s: NardeState, side: number): number {
  let sum = 0
  for (let progress = 0; progress < HOME; progress++) sum += s[COUNT + POINTS * side + progress]!
  return sum
}

function held(s: NardeState, side: number): number {
  let points = 0
  for (let rest = s[OCCUPIED + side]!; rest !== 0; rest &= rest - 1) points++
  return points
}

/** Points in a row on the other side's route, which begins in the middle of the own one (N4). */
function longestRow(s: NardeState, side: number): number {
  let longest = 0
  let row = 0
  for (let theirs = 0; theirs < POINTS; theirs++) {
    const isHeld = (s[OCCUPIED + side]! & (1 << ((theirs + 12) % POINTS))) !== 0
    row = isHeld ? row + 1 : 0
    longest = Math.max(longest, row)
  }
  return longest
}
