import { layout, type NardeState, REASONS } from '@serai/narde'
import type { Catalogue } from '../text/catalogue.ts'

const { ENDED_BY, ENDED_POINTS, ENDED_WINNER, GAMES, MATCH_POINTS, SCORE } = layout

export interface GameEnd {
  /** Which game of the match, from 1. */
  readonly game: number
  readonly who: string
  readonly how: string
  readonly score: string
}

/** How the last game of a match ended, in words; null before the first has. */
export function gameEnd(
  s: NardeState,
  seat: number | null,
  names: readonly string[],
  { narde }: Pick<Catalogue, 'narde'>,
): GameEnd | null {
  if (s[GAMES] === 0) return null
  const winner = s[ENDED_WINNER]! - 1
  const points = s[ENDED_POINTS]!
  const reason = REASONS[s[ENDED_BY]! - 1]!
  const loser = 1 - winner
  const how =
    loser === seat
      ? { oin: narde.byMyOin, mars: narde.byMyMars, draw: narde.byDraw, resigned: narde.byMe }
      : { oin: narde.byOin, mars: narde.byMars, draw: narde.byDraw, resigned: narde.byThem(names[loser] ?? '') }
  const first = seat ?? 0
  return {
    game: s[GAMES]!,
    who: winner < 0 ? '' : winner === seat ? narde.youWin(points) : narde.theyWin(names[winner] ?? '', points),
    how: how[reason],
    score: narde.matchScore(s[SCORE + first]!, s[SCORE + 1 - first]!, s[MATCH_POINTS]!),
  }
}
