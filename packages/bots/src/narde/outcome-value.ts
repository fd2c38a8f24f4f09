import { type NardeState, OIN_POINTS } from '@serai/narde'
import { layout } from '@serai/narde/raw'

const { ENDED_POINTS, ENDED_WINNER, GAMES, MATCH_POINTS, SCORE, SIDE, WHITE_SEAT } = layout

/**
 * What a mars is worth to a side beyond a win (N22): a point, but nothing to a side that needs only one more to win its
 * match (N25).
 */
export function marsValue(s: NardeState, side: number): number {
  const target = s[MATCH_POINTS]!
  return target > 1 && target - s[SCORE + (side ^ s[WHITE_SEAT]!)]! <= 1 ? 0 : 1
}

/** What a game that `s` was in, and that is over in `after`, came to for the side that was to move in `s`. */
export function outcomeValue(s: NardeState, after: NardeState): number {
  const winner = after[ENDED_WINNER]! - 1
  if (winner < 0) return 0
  const side = winner ^ s[WHITE_SEAT]!
  const worth = after[ENDED_POINTS] === OIN_POINTS ? 1 : 1 + marsValue(s, side)
  return side === s[SIDE] ? worth : -worth
}

export function hasEnded(s: NardeState, after: NardeState): boolean {
  return after[GAMES] !== s[GAMES]
}
