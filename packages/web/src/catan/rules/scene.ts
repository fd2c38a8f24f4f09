import { BEGINNER_BOARD } from '@serai/catan'
import { type BuildingModel, emptyIsland, type HexModel, type RoadModel } from '../island/island-model.ts'

/** A few hexes of the island of beginners with what stands on them. */
export interface Scene {
  readonly hexes: readonly number[]
  readonly buildings: readonly BuildingModel[]
  readonly roads: readonly RoadModel[]
  /** Places on the coast. */
  readonly harbours?: readonly number[]
  readonly robber?: number
}

export const RED = 0
export const BLUE = 1

const ISLAND = emptyIsland(BEGINNER_BOARD)
export const hexOf = (hex: number): HexModel => ISLAND.hexes[hex]!
export const harbourOf = (place: number) => ISLAND.harbours[place]!

const settlement = (seat: number, vertex: number): BuildingModel => ({ vertex, seat, isCity: false })
const roads = (seat: number, ...edges: readonly number[]): readonly RoadModel[] => edges.map((edge) => ({ edge, seat }))

/** A settlement between forest, mountains and pasture. */
export const ISLAND_SCENE: Scene = { hexes: [10, 11, 15], buildings: [settlement(RED, 31)], roads: roads(RED, 37) }

/** A settlement and a city at the mountains, whose number is rolled. */
export const ROLL_SCENE: Scene = {
  hexes: [10, 11],
  buildings: [settlement(RED, 31), { vertex: 26, seat: BLUE, isCity: true }],
  roads: [],
}
export const ROLLED = { hex: 11, dice: [3, 5] } as const

/** Where Red may settle next and where a building is too near. */
export const DISTANCE_SCENE: Scene = {
  hexes: [10, 14, 15],
  buildings: [settlement(BLUE, 36), settlement(RED, 46)],
  roads: roads(RED, 61, 53, 47),
}
export const TOO_NEAR = [30, 31, 41, 42]
export const FAR_ENOUGH = 37

export const ROBBER_SCENE: Scene = {
  hexes: [10, 11, 15],
  buildings: [settlement(BLUE, 31)],
  roads: roads(BLUE, 37),
  robber: 11,
}

/** Both kinds of harbour, each with a settlement at one of its corners. */
export const HARBOUR_SCENE: Scene = {
  hexes: [11, 15],
  buildings: [settlement(RED, 32), settlement(RED, 42)],
  roads: roads(RED, 48, 53),
  harbours: [3, 4],
}
export const FREE_HARBOUR_CORNERS = [26, 46]

/** Five in a row and a fork; then the same with somebody in the way. */
const LINE = [44, 45, 46, 47, 53]
const FORK = 52
export const WHOLE_ROAD: Scene = {
  hexes: [14, 15],
  buildings: [settlement(RED, 35)],
  roads: roads(RED, ...LINE, FORK),
}
export const BROKEN_ROAD: Scene = { ...WHOLE_ROAD, buildings: [...WHOLE_ROAD.buildings, settlement(BLUE, 31)] }
/** The roads that count, in their order. */
export const WHOLE_LINE = LINE
export const BROKEN_LINE = LINE.slice(0, 3)
