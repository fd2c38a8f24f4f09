import { layout, type NardeState, REASONS } from '@serai/narde'
import type { Catalogue } from '../../text/catalogue.ts'
import type { MatchGame } from './match-games.ts'
import { seatOrder } from './seat-order.ts'

/** How a game or a match came to its end, in words. */
export function resultText(state: NardeState, names: readonly string[], mine: number | null, end: Catalogue['end']) {
  if (state[layout.STAGE] !== layout.OVER) return { title: end.givenUp, detail: end.givenUpDetail }
  const winner = state[layout.ENDED_WINNER]! - 1
  const title = winner < 0 ? end.draw : winner === mine ? end.youWin : end.wins(names[winner]!)
  if (state[layout.MATCH_POINTS] === 1) return { title, detail: reasonText(state, names, mine, end) }
  const [more, less] = seatOrder(state).map((seat) => state[layout.SCORE + seat]!)
  const match = end.matchDetail(more!, less!, state[layout.GAMES]!)
  const isResigned = REASONS[state[layout.ENDED_BY]! - 1] === 'resigned'
  return { title, detail: isResigned ? end.andAlso(reasonText(state, names, mine, end), match) : match }
}

function reasonText(state: NardeState, names: readonly string[], mine: number | null, end: Catalogue['end']): string {
  const reason = REASONS[state[layout.ENDED_BY]! - 1]!
  if (reason === 'oin' || reason === 'draw') return end.byReason[reason]
  const loser = 2 - state[layout.ENDED_WINNER]!
  const isMine = loser === mine
  if (reason === 'mars') return isMine ? end.myMars : end.theirMars(names[loser]!)
  const resigned = isMine ? end.youResigned : end.theyResigned(names[loser]!)
  return isMars(state[layout.ENDED_POINTS]!) ? end.asMars(resigned) : resigned
}

/** How one game ended, in a word or two. */
export function reasonWord({ reason, points }: Pick<MatchGame, 'reason' | 'points'>, end: Catalogue['end']): string {
  if (reason === null) return end.givenUp
  const word = end.reasons[reason]
  return reason === 'resigned' && isMars(points) ? end.asMars(word) : word
}

/** N26: who resigns with no checker off loses as many points as by mars. */
function isMars(points: number): boolean {
  return points === 2
}
