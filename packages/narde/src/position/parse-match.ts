import { hasExactly, isIntegerIn } from '@serai/kernel'
import { MOST_MATCH_POINTS } from '../options.ts'
import {
  DRAWS,
  ENDED_BY,
  ENDED_POINTS,
  ENDED_WINNER,
  GAMES,
  MARS_GAMES,
  type NardeState,
  SCORE,
  STARTER_WINS,
  TURNS,
} from '../state/layout.ts'
import { placeOf, REASONS } from '../vocabulary.ts'
import { MOST_TURNS } from './soundness.ts'

const NO_GAMES = { games: 0, starterWins: 0, mars: 0, draws: 0 }
const isCount = (value: unknown): value is number => isIntegerIn(value, 0, MOST_TURNS)

/** Turns, score, and the games of the match that are over. */
export function buildMatch(s: NardeState, fields: Readonly<Record<string, unknown>>): string | null {
  const { turns = 0, score = [0, 0], match = NO_GAMES, ended = null } = fields
  if (!isCount(turns)) return 'turns is a number of turns'
  s[TURNS] = turns
  if (!Array.isArray(score) || score.length !== 2) return 'score is the points of both seats'
  for (const seat of [0, 1]) {
    const points: unknown = score[seat]
    if (!isIntegerIn(points, 0, MOST_MATCH_POINTS + 1)) return 'score is the points of both seats'
    s[SCORE + seat] = points
  }
  if (!hasExactly(match, Object.keys(NO_GAMES))) return 'match has exactly games, starterWins, mars and draws'
  const { games, starterWins, mars, draws } = match
  if (!isCount(games) || !isCount(starterWins) || !isCount(mars) || !isCount(draws)) return 'match has numbers of games'
  s[GAMES] = games
  s[STARTER_WINS] = starterWins
  s[MARS_GAMES] = mars
  s[DRAWS] = draws
  return ended === null ? null : buildEnd(s, ended)
}

function buildEnd(s: NardeState, ended: unknown): string | null {
  if (!hasExactly(ended, ['winner', 'points', 'reason'])) return 'ended has exactly winner, points and reason'
  const { winner, points, reason } = ended
  if (winner !== null && !isIntegerIn(winner, 0, 1)) return 'ended.winner is a seat or null'
  if (!isIntegerIn(points, 0, 2)) return 'ended.points is 0, 1 or 2'
  const place = placeOf(REASONS, reason)
  if (place === -1) return `ended.reason is one of ${REASONS.join(', ')}`
  s[ENDED_WINNER] = winner === null ? 0 : winner + 1
  s[ENDED_POINTS] = points
  s[ENDED_BY] = place + 1
  return null
}
