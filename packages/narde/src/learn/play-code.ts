import type { Action } from '@serai/kernel'
import { POINTS } from '../board/route.ts'
import { FIELDS, fieldOf, isDoublePlay, NO_STEP, playPrefix, sourceAt } from '../plays/play.ts'

/** Sources of the dense code: 24 points, and no step. */
const CHOICES = POINTS + 1
const PAIR_CODES = CHOICES * CHOICES

/** N29: pairs of sources for two different dice, then sets of four sources, repeats allowed, for doubles. */
export const PLAY_CODES = PAIR_CODES + setsBelow(CHOICES, FIELDS)

/** The dense code of a play, unique among the plays of a position. */
export function playCode(play: Action): number {
  if (!isDoublePlay(play)) return choiceAt(play, 0) * CHOICES + choiceAt(play, 1)
  // The sources ascend, so their rank is that of a combination of distinct numbers.
  let rank = 0
  for (let field = 0; field < FIELDS; field++) rank += setsBelow(choiceAt(play, field), field + 1)
  return PAIR_CODES + rank
}

/** The play of a code, for the side and the dice that it was made for; null for a code that does not fit the dice. */
export function playOfCode(code: number, side: number, low: number, high: number): Action | null {
  if (!Number.isInteger(code) || code < 0 || code >= PLAY_CODES) return null
  if (code < PAIR_CODES !== (low !== high)) return null
  const prefix = playPrefix(side, low, high)
  if (low !== high) return prefix | choiceField(Math.floor(code / CHOICES), 0) | choiceField(code % CHOICES, 1)
  let play = prefix
  let rank = code - PAIR_CODES
  for (let field = FIELDS - 1; field >= 0; field--) {
    let choice = POINTS
    while (setsBelow(choice, field + 1) > rank) choice--
    rank -= setsBelow(choice, field + 1)
    play |= choiceField(choice, field)
  }
  return play
}

function choiceAt(play: Action, field: number): number {
  const source = sourceAt(play, field)
  return source === NO_STEP ? POINTS : source
}

function choiceField(choice: number, field: number): number {
  return choice === POINTS ? 0 : fieldOf(choice, field)
}

/** How many sets of `size` numbers, repeats allowed, are made of the numbers below `choices`. */
function setsBelow(choices: number, size: number): number {
  let sets = 1
  for (let i = 0; i < size; i++) sets = (sets * (choices + i)) / (i + 1)
  return sets
}
