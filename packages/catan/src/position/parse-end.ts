import { hasSeat } from '@serai/kernel'
import { isKnown } from '../hidden/is-known.ts'
import { REASON_POINTS, trueScore } from '../rules/victory.ts'
import * as layout from '../state/layout.ts'
import { STAGE_OVER } from '../state/stage.ts'
import { REASONS, VICTORY_POINT } from '../vocabulary.ts'
import { type Fault, type Fields, integer } from './fields.ts'

type CatanState = layout.CatanState

/** R133, R142, R174: who has won and why, or that nobody has yet. */
export function buildEnd(s: CatanState, description: Fields): Fault {
  const active = s[layout.ACTIVE]!
  for (let p = 0; p < s[layout.SEATS]!; p++) {
    const shows = !isKnown(s, p) && s[layout.CARDS_HELD + 5 * p + VICTORY_POINT] !== 0
    if (shows && (description.winnerId !== p || description.reason !== 'victory_points')) {
      return `players[${p}].victoryPointCards: only who has won with points shows them`
    }
  }
  if (s[layout.STAGE] !== STAGE_OVER) {
    if (description.winnerId !== undefined || description.reason !== undefined) return 'winnerId: the game is not over'
    if (!hasSeat(s[layout.PLAYING]!, active)) return 'activePlayerId: has resigned'
    const left = s[layout.PLAYING]!
    if ((left & (left - 1)) === 0) return 'players: with one player left the game is over'
    if (trueScore(s, active) >= s[layout.TARGET]!)
      return `activePlayerId: has ${trueScore(s, active)} points, so the game is over`
    return null
  }
  const reason = REASONS.indexOf(description.reason as never)
  const winner = description.winnerId === null ? -1 : integer(description.winnerId, 0, s[layout.SEATS]! - 1)
  if (reason < 0 || winner === null) return 'winnerId and reason: who has won and why'
  if (winner < 0 !== (REASONS[reason] === 'turn_cap'))
    return 'winnerId: nobody exactly when the turn cap ended the game'
  if (winner >= 0 && !hasSeat(s[layout.PLAYING]!, winner)) return 'winnerId: has resigned'
  const alone = winner >= 0 && s[layout.PLAYING] === 1 << winner
  if ((REASONS[reason] === 'last_player') !== alone) return 'reason: last_player exactly when all others have resigned'
  if (winner < 0 && (s[layout.TURN_CAP] === 0 || s[layout.TURN] !== s[layout.TURN_CAP]))
    return 'reason: the turn cap is not reached'
  if (reason === REASON_POINTS && winner !== active) return 'winnerId: only the active player wins with points'
  if (reason === REASON_POINTS && trueScore(s, winner) < s[layout.TARGET]!)
    return `winnerId: has only ${trueScore(s, winner)} points`
  s[layout.WINNER] = winner
  s[layout.REASON] = reason
  return null
}
