import { layout, type NardeState, REASONS, type ReasonName } from '@serai/narde'
import type { Deed } from '../../end/moments-in-effect.ts'
import type { Moment } from '../../table/history.ts'

/** One game of a match. */
export interface MatchGame {
  /** Null: nobody. */
  readonly winner: number | null
  /** Null where the game did not come to an end. */
  readonly reason: ReasonName | null
  readonly points: number
  /** After it, by seat. */
  readonly score: readonly [number, number]
  readonly deeds: readonly Deed<NardeState>[]
}

export function matchGames(deeds: readonly Deed<NardeState>[]): readonly MatchGame[] {
  const games: MatchGame[] = []
  let first = 0
  deeds.forEach(({ before, after }, index) => {
    const isEnd = after[layout.GAMES]! > before[layout.GAMES]!
    if (!isEnd && index < deeds.length - 1) return
    games.push({
      winner: isEnd && after[layout.ENDED_WINNER]! > 0 ? after[layout.ENDED_WINNER]! - 1 : null,
      reason: isEnd ? REASONS[after[layout.ENDED_BY]! - 1]! : null,
      points: isEnd ? after[layout.ENDED_POINTS]! : 0,
      score: [after[layout.SCORE]!, after[layout.SCORE + 1]!],
      deeds: deeds.slice(first, index + 1),
    })
    first = index + 1
  })
  return games
}

/** The steps after which the games of a match begin: the first at the start, the others with their opening roll. */
export function gameStarts(moments: readonly Moment[]): readonly number[] {
  const starts = [0]
  moments.forEach(({ before, after }, index) => {
    const played = (after as NardeState)[layout.GAMES]!
    const isEnd = played > (before as NardeState)[layout.GAMES]!
    // The step that ends a game still shows its last position.
    if (isEnd && index + 1 < moments.length) starts[played] = index + 2
  })
  return starts
}
