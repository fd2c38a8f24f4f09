import {
  type GameResult,
  gamesOver,
  lastGameOf,
  MARS_POINTS,
  matchPointsOf,
  type NardeState,
  resignCost,
  scoreOf,
  stageOf,
} from '@serai/narde'
import type { Catalogue } from '../text/catalogue.ts'
import type { MatchGame } from './end/series.ts'

/** Both seats, the winner's first: a score stands in one order everywhere. */
export function seatOrder(state: NardeState): readonly [number, number] {
  return lastGameOf(state)?.winner === 1 ? [1, 0] : [0, 1]
}

/** How a game or a match came to its end, in words. */
export function resultText(state: NardeState, names: readonly string[], mine: number | null, end: Catalogue['end']) {
  const last = lastGameOf(state)
  if (last === null || stageOf(state) !== 'over') return { title: end.givenUp, detail: end.givenUpDetail }
  const { winner, reason } = last
  const title = winner === null ? end.draw : winner === mine ? end.youWin : end.wins(names[winner]!)
  if (matchPointsOf(state) === 1) return { title, detail: reasonText(last, names, mine, end) }
  const [more, less] = seatOrder(state).map((seat) => scoreOf(state)[seat]!)
  const match = end.matchDetail(more!, less!, gamesOver(state))
  return { title, detail: reason === 'resigned' ? end.andAlso(reasonText(last, names, mine, end), match) : match }
}

function reasonText(
  { winner, reason, points }: GameResult,
  names: readonly string[],
  mine: number | null,
  end: Catalogue['end'],
): string {
  if (winner === null || reason === 'draw') return end.byReason.draw
  if (reason === 'oin') return end.byReason.oin
  const loser = 1 - winner
  const isMine = loser === mine
  if (reason === 'mars') return isMine ? end.myMars : end.theirMars(names[loser]!)
  const resigned = isMine ? end.youResigned : end.theyResigned(names[loser]!)
  return isMars(points) ? end.asMars(resigned) : resigned
}

/** How one game ended, in a word or two. */
export function reasonWord({ reason, points }: Pick<MatchGame, 'reason' | 'points'>, end: Catalogue['end']): string {
  if (reason === null) return end.givenUp
  const word = end.reasons[reason]
  return reason === 'resigned' && isMars(points) ? end.asMars(word) : word
}

/** N26: a resignation with no checker off costs as many points as mars. */
function isMars(points: number): boolean {
  return points === MARS_POINTS
}

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

/** What a seat loses if it resigns now (N26). */
export function resignQuestion(
  state: NardeState,
  seat: number,
  names: readonly string[],
  narde: Catalogue['narde'],
): string {
  const { points, endsMatch } = resignCost(state, seat)
  const winner = names[1 - seat] ?? ''
  if (matchPointsOf(state) === 1) return isMars(points) ? narde.resignMars(winner) : narde.resignGame(winner)
  const game = isMars(points) ? narde.resignPoints(winner) : narde.resignPoint(winner)
  return endsMatch ? `${game} ${narde.resignMatch}` : game
}
