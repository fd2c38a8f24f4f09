import { MARS_POINTS, matchPointsOf, type NardeState, resignCost } from '@serai/narde'
import type { Catalogue } from '../text/catalogue.ts'

/** What a seat loses if it resigns now (N26). */
export function resignQuestion(
  state: NardeState,
  seat: number,
  names: readonly string[],
  narde: Catalogue['narde'],
): string {
  const { points, endsMatch } = resignCost(state, seat)
  const winner = names[1 - seat] ?? ''
  const isMars = points === MARS_POINTS
  if (matchPointsOf(state) === 1) return isMars ? narde.resignMars(winner) : narde.resignGame(winner)
  const game = isMars ? narde.resignPoints(winner) : narde.resignPoint(winner)
  return endsMatch ? `${game} ${narde.resignMatch}` : game
}
