import { BEGINNER_BOARD } from '@serai/catan'
import { Ground } from './ground.tsx'
import { emptyIsland, type IslandModel } from './island-model.ts'
import { Pieces } from './pieces.tsx'
import terrain from './terrain.svg?raw'

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

/** The island of beginners in the middle of a game: what island-picture.svg, which the start page shows, is made of. */
export function IslandPicture() {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%" aria-hidden="true">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own file, so that it stays one that drawing programs open. */}
      <g dangerouslySetInnerHTML={{ __html: terrain }} />
      <Ground hexes={PICTURE.hexes} harbours={PICTURE.harbours} />
      <Pieces model={PICTURE} last={null} />
    </svg>
  )
}
