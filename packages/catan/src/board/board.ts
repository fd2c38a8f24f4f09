import { type CatanState, HARBOUR, NUMBER, NUMBER_HEXES, ROBBER, TERRAIN } from '../state/layout.ts'
import { DESERT } from '../vocabulary.ts'
import { HEX_HEXES } from './geometry.ts'
import { hexOf } from './ids.ts'

/** Terrain (index into TERRAINS) and number (0: none) by hex, harbour (index into HARBOURS) by harbour place. */
export interface Board {
  readonly terrain: readonly number[]
  readonly number: readonly number[]
  readonly harbour: readonly number[]
}

export function layBoard(s: CatanState, board: Board): void {
  for (let i = 0; i < 26; i++) s[NUMBER_HEXES + i] = -1
  for (let hex = 0; hex < 19; hex++) {
    const number = board.number[hex]!
    s[TERRAIN + hex] = board.terrain[hex]!
    s[NUMBER + hex] = number
    if (number !== 0) s[NUMBER_HEXES + 2 * number + (s[NUMBER_HEXES + 2 * number]! >= 0 ? 1 : 0)] = hex
    if (board.terrain[hex] === DESERT) s[ROBBER] = hex // R30
  }
  for (let place = 0; place < 9; place++) s[HARBOUR + place] = board.harbour[place]!
}

export function boardOf(s: CatanState): Board {
  return {
    terrain: [...s.subarray(TERRAIN, TERRAIN + 19)],
    number: [...s.subarray(NUMBER, NUMBER + 19)],
    harbour: [...s.subarray(HARBOUR, HARBOUR + 9)],
  }
}

const isRed = (number: number): boolean => number === 6 || number === 8

/** R28: do two neighbouring hexes both carry a 6 or an 8? */
export function redNumbersTouch(number: readonly number[]): boolean {
  for (let hex = 0; hex < 19; hex++) {
    if (!isRed(number[hex]!)) continue
    for (let side = 0; side < 6; side++) {
      const other = HEX_HEXES[6 * hex + side]!
      if (other > hex && isRed(number[other]!)) return true
    }
  }
  return false
}

const hexes = (ids: string): number[] => ids.split(' ').map(hexOf)
const OUTER = hexes('A1 B1 C1 D1 E1 E2 E3 D4 C5 B4 A3 A2')
const INNER = hexes('B2 C2 D2 D3 C4 B3')
const rotate = (ring: readonly number[], by: number): number[] => [...ring.slice(by), ...ring.slice(0, by)]

/** R27: the order in which the letters are laid, by starting corner A1, C1, E1, E3, C5, A3. */
export const SPIRALS: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5].map((corner) => [
  ...rotate(OUTER, 2 * corner),
  ...rotate(INNER, corner),
  hexOf('C3'),
])
