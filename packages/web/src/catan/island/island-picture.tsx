import { BEGINNER_BOARD } from '@serai/catan'
import { Island } from './island.tsx'
import { emptyIsland, type IslandModel } from './island-model.ts'

/** By seat: a game half way through. */
const ROADS = [
  [2, 7, 13, 41],
  [36, 45, 52, 55, 56, 60, 61, 62, 63],
  [20, 24, 25, 26, 27, 37],
  [15, 16, 17, 58, 64],
]
const SETTLEMENTS = [
  [1, 28],
  [30, 39, 47],
  [16, 31],
  [14, 15],
]
const CITIES = [[8], [41], [17], [40]]

const bySeat = <T,>(places: readonly (readonly number[])[], make: (place: number, seat: number) => T): T[] =>
  places.flatMap((ofSeat, seat) => ofSeat.map((place) => make(place, seat)))

const PICTURE: IslandModel = {
  ...emptyIsland(BEGINNER_BOARD),
  roads: bySeat(ROADS, (edge, seat) => ({ edge, seat })),
  buildings: [
    ...bySeat(SETTLEMENTS, (vertex, seat) => ({ vertex, seat, isCity: false })),
    ...bySeat(CITIES, (vertex, seat) => ({ vertex, seat, isCity: true })),
  ],
}

/** The island of beginners in the middle of a game, for the start page. Decoration: it says nothing. */
export function IslandPicture() {
  return <Island model={PICTURE} label="" />
}
