import { gamesOver, lastGameOf, matchPointsOf, type NardeState, scoreOf } from '@serai/narde'
import type { Catalogue } from '../text/catalogue.ts'

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
  const last = lastGameOf(s)
  if (last === null) return null
  const { winner, points, reason } = last
  const loser = winner === null ? null : 1 - winner
  const how =
    loser !== null && loser === seat
      ? { oin: narde.byMyOin, mars: narde.byMyMars, draw: narde.byDraw, resigned: narde.byMe }
      : {
          oin: narde.byOin,
          mars: narde.byMars,
          draw: narde.byDraw,
          resigned: narde.byThem(loser === null ? '' : (names[loser] ?? '')),
        }
  const first = seat ?? 0
  const score = scoreOf(s)
  return {
    game: gamesOver(s),
    who: winner === null ? '' : winner === seat ? narde.youWin(points) : narde.theyWin(names[winner] ?? '', points),
    how: how[reason],
    score: narde.matchScore(score[first]!, score[1 - first]!, matchPointsOf(s)),
  }
}
