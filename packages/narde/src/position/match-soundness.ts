import { CHECKERS } from '../board/route.ts'
import { isBoardOver, isMatchOver, MARS_POINTS, OIN_POINTS } from '../rules/ending.ts'
import {
  DRAWS,
  ENDED_BY,
  ENDED_POINTS,
  ENDED_WINNER,
  GAMES,
  MARS_GAMES,
  type NardeState,
  OFF,
  OVER,
  SCORE,
  SCORING_RULE,
  STAGE,
  STARTER_WINS,
  WHITE_SEAT,
} from '../state/layout.ts'
import { REASONS } from '../vocabulary.ts'

/** N22-N26: what no match can come to. */
export function matchFault(s: NardeState): string | null {
  const won = s[GAMES]! - s[DRAWS]!
  if (isMatchOver(s) !== (s[STAGE] === OVER)) return 'the score does not fit the stage'
  if (won < 0 || s[STARTER_WINS]! > won || s[MARS_GAMES]! > won) return 'more games are counted than were played'
  if (s[SCORE]! + s[SCORE + 1]! !== won + s[MARS_GAMES]!) return 'the score does not fit the games played'
  if (s[ENDED_BY]! > 0 !== s[GAMES]! > 0) return 'ended tells of the last game of the match'
  return s[GAMES] === 0 ? noEndFault(s) : (endFault(s) ?? (isBoardOver(s) ? lastBoardFault(s) : null))
}

function noEndFault(s: NardeState): string | null {
  return s[ENDED_POINTS] === 0 && s[ENDED_WINNER] === 0 ? null : 'no game is over yet'
}

const POINTS_FOR: { readonly [reason: string]: readonly number[] } = {
  oin: [OIN_POINTS],
  mars: [MARS_POINTS],
  draw: [0],
  resigned: [OIN_POINTS, MARS_POINTS],
}

function endFault(s: NardeState): string | null {
  const reason = REASONS[s[ENDED_BY]! - 1]!
  if (!POINTS_FOR[reason]!.includes(s[ENDED_POINTS]!)) return `${reason} is not worth ${s[ENDED_POINTS]} points`
  if ((reason === 'draw') !== (s[ENDED_WINNER] === 0)) return 'only a draw has no winner'
  if (s[DRAWS]! > 0 && s[SCORING_RULE] === 0) return 'draws need the scoring winlosstie (N23)'
  if (reason === 'draw') return s[DRAWS] === 0 ? 'the last game was a draw and is not counted' : null
  if (s[SCORE + s[ENDED_WINNER]! - 1]! < s[ENDED_POINTS]!) return 'the winner of the last game lacks its points'
  return s[ENDED_POINTS] === MARS_POINTS && s[MARS_GAMES] === 0 ? 'the last game was a mars and is not counted' : null
}

/** The position that the last game left on the board. */
function lastBoardFault(s: NardeState): string | null {
  const reason = REASONS[s[ENDED_BY]! - 1]!
  if (reason === 'resigned') return null
  if (reason === 'draw') return s[OFF] === CHECKERS && s[OFF + 1] === CHECKERS ? null : 'a draw leaves no checker (N23)'
  const winner = (s[ENDED_WINNER]! - 1) ^ s[WHITE_SEAT]!
  if (s[OFF + winner] !== CHECKERS) return 'the winner has checkers left (N21)'
  if (s[OFF + 1 - winner] === CHECKERS) return 'both sides have finished, and it is no draw'
  return (s[OFF + 1 - winner] === 0) === (reason === 'mars') ? null : 'mars is for a loser with none off (N22)'
}
