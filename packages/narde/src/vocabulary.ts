export const SIDES = ['white', 'black'] as const
export type SideName = (typeof SIDES)[number]
export type Side = 0 | 1
export const WHITE: Side = 0
export const BLACK: Side = 1

/** `opening` and `roll` wait for chance, `move` for a seat. */
export const STAGES = ['opening', 'roll', 'move', 'over'] as const
export type StageName = (typeof STAGES)[number]

/** How a game can end; a state holds the place in this list + 1. */
export const REASONS = ['oin', 'mars', 'draw', 'resigned'] as const
export type ReasonName = (typeof REASONS)[number]

/** The place of a word from outside in a list of the vocabulary; -1 for anything else. */
export function placeOf(words: readonly string[], word: unknown): number {
  return typeof word === 'string' ? words.indexOf(word) : -1
}
