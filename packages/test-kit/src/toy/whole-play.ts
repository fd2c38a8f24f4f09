import { type Action, type Plays, type Seat, seatBit } from '@serai/kernel'
import { END, KINDS, PLAY, WHOLE } from './actions.ts'
import { ACTIVE, HAND, MAIN, PLAYED, PLAYS_A_TURN, SCORE, STAGE, TARGET, type ToyState } from './state.ts'

/** Nothing, one card, or an unordered pair. */
const SETS: readonly (readonly number[])[] = [
  [],
  ...Array.from({ length: KINDS }, (_, a) => [a]),
  ...Array.from({ length: KINDS }, (_, a) => Array.from({ length: KINDS - a }, (_, b) => [a, a + b])).flat(),
]

/** The steps of a whole play; they end early when a card wins the game. */
export function wholePlay(s: ToyState, seat: Seat, play: Action): Action[] {
  let score = s[SCORE + seat]!
  const steps: Action[] = []
  for (const kind of SETS[play - WHOLE]!) {
    steps.push(PLAY + kind)
    score += kind + 1
    if (score >= s[TARGET]!) return steps
  }
  steps.push(END)
  return steps
}

function isPossible(s: ToyState, seat: Seat, kinds: readonly number[]): boolean {
  if (s[PLAYED]! + kinds.length > PLAYS_A_TURN) return false
  const first = kinds[0]
  if (kinds.length > 1 && s[SCORE + seat]! + first! + 1 >= s[TARGET]!) return false
  return kinds.every((kind) => s[HAND + KINDS * seat + kind]! >= kinds.filter((other) => other === kind).length)
}

export const plays: Plays<ToyState> = {
  codes: SETS.length,
  list(s, seat, out) {
    if (s[STAGE] !== MAIN || seatBit(seat) !== seatBit(s[ACTIVE]!)) return 0
    let n = 0
    SETS.forEach((kinds, code) => {
      if (isPossible(s, seat, kinds)) out[n++] = WHOLE + code
    })
    return n
  },
  steps(s, play, out) {
    const steps = wholePlay(s, s[ACTIVE]!, play)
    steps.forEach((step, i) => {
      out[i] = step
    })
    return steps.length
  },
  code: (play) => play - WHOLE,
}
