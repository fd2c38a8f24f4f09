import { narde as engine, layout, type NardeState, RESIGN } from '@serai/narde'
import type { Catalogue } from '../text/catalogue.ts'

const { ENDED_POINTS, MATCH_POINTS, OVER, STAGE } = layout

/** What a seat loses if it resigns now (N26). */
export function resignQuestion(
  state: NardeState,
  seat: number,
  names: readonly string[],
  narde: Catalogue['narde'],
): string {
  const after = engine.clone(state)
  engine.apply(after, seat, RESIGN)
  const winner = names[1 - seat] ?? ''
  const isMars = after[ENDED_POINTS] === 2
  if (after[MATCH_POINTS] === 1) return isMars ? narde.resignMars(winner) : narde.resignGame(winner)
  const game = isMars ? narde.resignPoints(winner) : narde.resignPoint(winner)
  return after[STAGE] === OVER ? `${game} ${narde.resignMatch}` : game
}
