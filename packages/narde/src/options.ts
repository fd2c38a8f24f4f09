import type { OptionsSpec } from '@serai/kernel'
import { LAST_ROLL_RULE, MATCH_POINTS, type NardeState, OPENING_RULE, SCORING_RULE } from './state/layout.ts'

export const OPENINGS = ['play', 'reroll'] as const
export const SCORINGS = ['winloss', 'winlosstie'] as const
export const LAST_ROLLS = ['fourteen-off', 'second-player'] as const
export const MOST_MATCH_POINTS = 25

export type NardeOptions = {
  /** N6, N7: White plays the opening dice, or throws two new ones. */
  readonly opening: (typeof OPENINGS)[number]
  /** N23. */
  readonly scoring: (typeof SCORINGS)[number]
  /** N24: who gets the last roll under `winlosstie`. */
  readonly lastRoll: (typeof LAST_ROLLS)[number]
  /** N25: 1 is a single game; a longer match goes on until a seat has so many points. */
  readonly matchPoints: number
}

export const optionsSpec: OptionsSpec<NardeOptions> = {
  opening: {
    kind: 'choice',
    default: 'play',
    values: OPENINGS,
    label: 'First turn: play the opening roll, or roll again',
  },
  scoring: { kind: 'choice', default: 'winloss', values: SCORINGS, label: 'Scoring without draws, or with draws' },
  lastRoll: {
    kind: 'choice',
    default: 'fourteen-off',
    values: LAST_ROLLS,
    label: 'With draws, the last roll goes to a player with 14 off, or to the second player',
  },
  matchPoints: { kind: 'integer', default: 1, min: 1, max: MOST_MATCH_POINTS, label: 'Match length in points' },
}

export function writeOptions(s: NardeState, options: NardeOptions): void {
  s[OPENING_RULE] = OPENINGS.indexOf(options.opening)
  s[SCORING_RULE] = SCORINGS.indexOf(options.scoring)
  s[LAST_ROLL_RULE] = LAST_ROLLS.indexOf(options.lastRoll)
  s[MATCH_POINTS] = options.matchPoints
}

export function readOptions(s: NardeState): NardeOptions {
  return {
    opening: OPENINGS[s[OPENING_RULE]!]!,
    scoring: SCORINGS[s[SCORING_RULE]!]!,
    lastRoll: LAST_ROLLS[s[LAST_ROLL_RULE]!]!,
    matchPoints: s[MATCH_POINTS]!,
  }
}
