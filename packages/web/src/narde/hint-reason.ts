import {
  BLOCK,
  CHECKERS,
  checkersOff,
  checkersOnHead,
  checkersOutside,
  longestRow,
  type NardeState,
  pointsHeld,
  sideOf,
} from '@serai/narde'
import type { Catalogue } from '../text/catalogue.ts'

/** Four in a row are worth a word: two more shut the way (N15). */
const NEAR_BLOCK = BLOCK - 2

/** What a suggested play does, in words; the first thing that is true of it. */
export function hintReason(
  { narde }: Pick<Catalogue, 'narde'>,
  before: NardeState,
  after: NardeState,
  seat: number,
): string {
  const side = sideOf(before, seat)
  const off = checkersOff(after, side) - checkersOff(before, side)
  if (checkersOff(after, side) === CHECKERS) return narde.hintWins
  if (off > 0) return narde.hintBearsOff(off)
  if (checkersOutside(before, side) > 0 && checkersOutside(after, side) === 0) return narde.hintAllHome
  const row = longestRow(after, side)
  if (row >= NEAR_BLOCK && row > longestRow(before, side)) return narde.hintBlock(row)
  const points = pointsHeld(after, side) - pointsHeld(before, side)
  if (points > 0) return narde.hintPoints(points)
  if (checkersOnHead(after, side) < checkersOnHead(before, side)) return narde.hintHead
  const home = checkersOutside(before, side) - checkersOutside(after, side)
  return home > 0 ? narde.hintHome(home) : narde.hintValued
}
