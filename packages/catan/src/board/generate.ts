import { type Random, shuffle } from '@serai/kernel'
import { DESERT, HARBOUR_COUNTS, LETTER_SEQUENCE, NUMBER_TOKENS, TERRAIN_COUNTS } from '../vocabulary.ts'
import { type Board, redNumbersTouch, SPIRALS } from './board.ts'

const fill = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => new Array<number>(count).fill(kind))
const ALL_TERRAIN = fill(TERRAIN_COUNTS)
const ALL_HARBOURS = fill(HARBOUR_COUNTS)

/** R26, R27, R29: shuffled terrain and harbours, numbers laid in a spiral from a random corner. */
export function spiralBoard(random: Random): Board {
  const terrain = shuffle(ALL_TERRAIN.slice(), random)
  const number = spiralNumbers(terrain, random.below(6))
  return { terrain, number, harbour: shuffle(ALL_HARBOURS.slice(), random) }
}

/** R27: the desert is skipped without using up a token. */
export function spiralNumbers(terrain: readonly number[], corner: number): number[] {
  const number = new Array<number>(19).fill(0)
  let letter = 0
  for (const hex of SPIRALS[corner]!) if (terrain[hex] !== DESERT) number[hex] = LETTER_SEQUENCE[letter++]!
  return number
}

/** R26, R28, R29: everything shuffled; numbers are redrawn until no two red ones touch. */
export function randomBoard(random: Random): Board {
  const terrain = shuffle(ALL_TERRAIN.slice(), random)
  const desert = terrain.indexOf(DESERT)
  let number: number[]
  do {
    number = shuffle([...NUMBER_TOKENS], random)
    number.splice(desert, 0, 0)
  } while (redNumbersTouch(number))
  return { terrain, number, harbour: shuffle(ALL_HARBOURS.slice(), random) }
}
