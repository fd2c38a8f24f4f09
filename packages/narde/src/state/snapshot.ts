import { packWords, type Refusal, refuse, unpackWords } from '@serai/kernel'
import { ALL, CHECKERS, POINTS } from '../board/route.ts'
import { MOST_MATCH_POINTS } from '../options.ts'
import { MOST_TURNS, positionFault } from '../position/soundness.ts'
import { REASONS } from '../vocabulary.ts'
import {
  COUNT,
  DRAWS,
  ENDED_BY,
  ENDED_POINTS,
  ENDED_WINNER,
  FIRST,
  GAMES,
  HEAD,
  HIGH,
  LAST_ROLL,
  LAST_ROLL_RULE,
  LEFT,
  LOW,
  MARS_GAMES,
  MATCH_POINTS,
  type NardeState,
  OCCUPIED,
  OFF,
  OPENED,
  OPENING_RULE,
  SCORE,
  SCORING_RULE,
  SIDE,
  STAGE,
  STARTER_WINS,
  TURNS,
  WHITE_SEAT,
  WORDS,
} from './layout.ts'

const FORMAT = 'long-narde-1'

/** First word, number of words, least value, greatest value. */
const RANGES: readonly (readonly [number, number, number, number])[] = [
  [COUNT, 2 * POINTS, 0, CHECKERS],
  [OCCUPIED, 2, 0, ALL],
  [OFF, 2, 0, CHECKERS],
  [FIRST, 2, 0, 1],
  [STAGE, 1, 0, 3],
  [SIDE, 1, 0, 1],
  [WHITE_SEAT, 1, 0, 1],
  [LOW, 1, 0, 6],
  [HIGH, 1, 0, 6],
  [LEFT, 1, 0, 4],
  [HEAD, 1, 0, 2],
  [LAST_ROLL, 1, 0, 1],
  [TURNS, 1, 0, MOST_TURNS],
  [SCORE, 2, 0, MOST_MATCH_POINTS + 1],
  [GAMES, 1, 0, MOST_TURNS],
  [STARTER_WINS, 1, 0, MOST_TURNS],
  [MARS_GAMES, 1, 0, MOST_TURNS],
  [DRAWS, 1, 0, MOST_TURNS],
  [ENDED_BY, 1, 0, REASONS.length],
  [ENDED_POINTS, 1, 0, 2],
  [ENDED_WINNER, 1, 0, 2],
  [OPENING_RULE, 1, 0, 1],
  [SCORING_RULE, 1, 0, 1],
  [LAST_ROLL_RULE, 1, 0, 1],
  [MATCH_POINTS, 1, 1, MOST_MATCH_POINTS],
  [OPENED, 2, 0, 6],
]

export function write(s: NardeState): Uint8Array {
  return packWords(FORMAT, s)
}

/** Any bytes may come in: what comes out is a sound position. */
export function read(bytes: Uint8Array): NardeState | Refusal {
  const words = unpackWords(FORMAT, WORDS, bytes)
  if (!(words instanceof Int32Array)) return words
  for (const [first, length, least, greatest] of RANGES) {
    for (let i = first; i < first + length; i++) {
      if (words[i]! < least || words[i]! > greatest) return refuse('E_SNAPSHOT', { fault: 'out of range', word: i })
    }
  }
  const fault = positionFault(words)
  return fault === null ? words : refuse('E_SNAPSHOT', { fault })
}
