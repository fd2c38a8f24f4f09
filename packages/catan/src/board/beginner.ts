import { GENERIC_HARBOUR, HARBOURS, type Harbour, TERRAINS, type Terrain } from '../vocabulary.ts'
import type { Board } from './board.ts'
import { edgeOf } from './ids.ts'

/** R21: the fixed setup of the fifth edition, row by row. */
const LAYOUT: readonly (readonly [Terrain, number])[] = [
  ['mountains', 10],
  ['pasture', 2],
  ['forest', 9],
  ['fields', 12],
  ['hills', 6],
  ['pasture', 4],
  ['hills', 10],
  ['fields', 9],
  ['forest', 11],
  ['desert', 0],
  ['forest', 3],
  ['mountains', 8],
  ['forest', 8],
  ['mountains', 3],
  ['fields', 4],
  ['pasture', 5],
  ['hills', 5],
  ['fields', 6],
  ['pasture', 11],
]

/** R19, by harbour place. */
const FRAME: readonly Harbour[] = ['3:1', 'wheat', 'ore', '3:1', 'sheep', '3:1', '3:1', 'brick', 'wood']

export const BEGINNER_BOARD: Board = {
  terrain: LAYOUT.map(([terrain]) => TERRAINS.indexOf(terrain)),
  number: LAYOUT.map(([, number]) => number),
  harbour: FRAME.map((kind) => (kind === '3:1' ? GENERIC_HARBOUR : HARBOURS.indexOf(kind))),
}

export interface StartingPieces {
  readonly colour: string
  readonly settlements: readonly number[]
  readonly roads: readonly number[]
  /** The settlement that pays the starting resources. */
  readonly star: number
}

/** R23, in turn order. R24: with fewer players the first colours are left out. */
export const BEGINNER_PIECES: readonly StartingPieces[] = [
  { colour: 'red', settlements: [8, 28], roads: ['8-13', '28-34'].map(edgeOf), star: 28 },
  { colour: 'blue', settlements: [41, 39], roads: ['36-41', '39-44'].map(edgeOf), star: 39 },
  { colour: 'white', settlements: [17, 31], roads: ['17-22', '25-31'].map(edgeOf), star: 31 },
  { colour: 'orange', settlements: [14, 40], roads: ['9-14', '40-45'].map(edgeOf), star: 40 },
]
