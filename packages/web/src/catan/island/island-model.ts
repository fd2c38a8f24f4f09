import {
  type Board,
  boardOf,
  buildingAt,
  type CatanState,
  DESERT,
  geometry,
  HARBOURS,
  type Harbour,
  pips,
  RESOURCES,
  type Resource,
  roadAt,
  robberAt,
  TERRAINS,
  type Terrain,
} from '@serai/catan'

export interface HexModel {
  readonly hex: number
  readonly terrain: Terrain
  /** 0 on the desert. */
  readonly number: number
  readonly hasRobber: boolean
}

export interface HarbourModel {
  /** The place on the coast, 0 … 8. */
  readonly place: number
  readonly kind: Harbour
}

export interface BuildingModel {
  readonly vertex: number
  readonly seat: number
  readonly isCity: boolean
}

export interface RoadModel {
  readonly edge: number
  readonly seat: number
}

/** Everything that stands on the island; no rules, no screen. */
export interface IslandModel {
  readonly hexes: readonly HexModel[]
  readonly harbours: readonly HarbourModel[]
  readonly buildings: readonly BuildingModel[]
  readonly roads: readonly RoadModel[]
}

/** A place that can be pointed at. */
export type Spot =
  | { readonly kind: 'vertex'; readonly at: number }
  | { readonly kind: 'edge'; readonly at: number }
  | { readonly kind: 'hex'; readonly at: number }

export const sameSpot = (a: Spot | null, b: Spot | null): boolean => a?.kind === b?.kind && a?.at === b?.at

const VERTICES = Array.from({ length: geometry.VERTICES }, (_, vertex) => vertex)
const EDGES = Array.from({ length: geometry.EDGES }, (_, edge) => edge)

export function islandModel(state: CatanState): IslandModel {
  return {
    ...emptyIsland(boardOf(state), robberAt(state)),
    buildings: VERTICES.flatMap((vertex) => {
      const building = buildingAt(state, vertex)
      return building ? [{ vertex, seat: building.seat, isCity: building.kind === 'city' }] : []
    }),
    roads: EDGES.flatMap((edge) => {
      const seat = roadAt(state, edge)
      return seat === null ? [] : [{ edge, seat }]
    }),
  }
}

/** A board before anybody has built; the robber is in the desert unless told otherwise. */
export function emptyIsland(
  { terrain, number, harbour }: Board,
  robber: number | undefined = terrain.indexOf(DESERT),
): IslandModel {
  return {
    hexes: terrain.map((kind, hex) => ({
      hex,
      terrain: TERRAINS[kind]!,
      number: number[hex]!,
      hasRobber: hex === robber,
    })),
    harbours: harbour.map((kind, place) => ({ place, kind: HARBOURS[kind]! })),
    buildings: [],
    roads: [],
  }
}

const { VERTEX_HARBOUR, VERTEX_HEXES } = geometry

export interface Yield {
  readonly resource: Resource
  readonly number: number
  readonly pips: number
}

/** What a building on a corner gets: the best hex first. */
export interface CornerYield {
  readonly yields: readonly Yield[]
  readonly pips: number
  readonly harbour: Harbour | null
}

export function cornerYield({ hexes, harbours }: Pick<IslandModel, 'hexes' | 'harbours'>, vertex: number): CornerYield {
  const yields = hexesOf(vertex)
    .flatMap((hex) => {
      const { terrain, number } = hexes[hex]!
      const resource = RESOURCES[TERRAINS.indexOf(terrain)]
      return resource && number > 0 ? [{ resource, number, pips: pips(number) }] : []
    })
    .sort((a, b) => b.pips - a.pips)
  return {
    yields,
    pips: yields.reduce((sum, each) => sum + each.pips, 0),
    harbour: harbours[VERTEX_HARBOUR[vertex]!]?.kind ?? null,
  }
}

/** The one to three hexes around a corner. */
export function hexesOf(vertex: number): number[] {
  return [...VERTEX_HEXES.subarray(3 * vertex, 3 * vertex + 3)].filter((hex) => hex >= 0)
}
