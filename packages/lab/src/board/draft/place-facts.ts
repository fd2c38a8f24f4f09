import { activeSeat, buildingAt, type CatanState, DESERT, geometry, RESOURCES } from '@serai/catan'
import { hexesOf, neighboursOf } from '../analysis/adjacency.ts'
import type { BoardAnalysis } from '../analysis/analysis.ts'
import { coverageOf } from './classic-drafter.ts'

const TYPES = RESOURCES.length
const KINDS = 6
/** Farther harbours are no reason to settle somewhere. */
const NEAR = 3

/** What a vertex gives whoever settles there. */
export interface PlaceYield {
  readonly vertex: number
  readonly pips: number
  readonly hexes: readonly { readonly hex: number; readonly terrain: number; readonly number: number }[]
  /** Kind of the harbour here, or null. */
  readonly harbour: number | null
}

/** What a vertex gives the seat that is to place. */
export interface PlaceFacts extends PlaceYield {
  /** In the order of RESOURCES. */
  readonly byResource: readonly number[]
  /** Resources that the seat did not have. */
  readonly newResources: readonly number[]
  /** Resources of the seat with this place. */
  readonly types: number
  /** Hexes with a 6 or an 8. */
  readonly red: number
  /** The nearest harbour at one to three roads, or null. */
  readonly nextHarbour: { readonly kind: number; readonly roads: number } | null
  /** Free vertices beside it that nobody may settle then (R84), the best first. */
  readonly blocks: readonly { readonly vertex: number; readonly pips: number }[]
}

export function placeYield({ board, vertexPips, harbour }: BoardAnalysis, vertex: number): PlaceYield {
  return {
    vertex,
    pips: vertexPips[vertex]!,
    hexes: hexesOf(vertex).map((hex) => ({ hex, terrain: board.terrain[hex]!, number: board.number[hex]! })),
    harbour: harbour[vertex]! < 0 ? null : harbour[vertex]!,
  }
}

export function placeFacts(analysis: BoardAnalysis, s: CatanState, vertex: number): PlaceFacts {
  const { production, vertexPips, red } = analysis
  const covered = coverageOf(s, activeSeat(s), analysis)
  const byResource = [...production.subarray(TYPES * vertex, TYPES * vertex + TYPES)]
  const isNew = (r: number): boolean => covered[r] === 0 && byResource[r]! > 0
  return {
    ...placeYield(analysis, vertex),
    byResource,
    newResources: [...byResource.keys()].filter(isNew),
    types: byResource.filter((pips, r) => pips > 0 || covered[r]! > 0).length,
    red: red[vertex]!,
    nextHarbour: nextHarbour(analysis, vertex),
    blocks: neighboursOf(vertex)
      .filter((other) => isOpen(s, other))
      .map((other) => ({ vertex: other, pips: vertexPips[other]! }))
      .sort((a, b) => b.pips - a.pips || a.vertex - b.vertex),
  }
}

/** R84: nothing stands here or beside it. */
function isOpen(s: CatanState, vertex: number): boolean {
  return [vertex, ...neighboursOf(vertex)].every((near) => buildingAt(s, near) === null)
}

function nextHarbour({ harbourRoads }: BoardAnalysis, vertex: number): PlaceFacts['nextHarbour'] {
  const roads = [...harbourRoads.subarray(KINDS * vertex, KINDS * vertex + KINDS)]
  const least = Math.min(...roads)
  return least >= 1 && least <= NEAR ? { kind: roads.indexOf(least), roads: least } : null
}

/** Does a hex here yield nothing? */
export const touchesDesert = ({ hexes }: PlaceFacts): boolean => hexes.some(({ terrain }) => terrain === DESERT)
export const isOnCoast = ({ vertex }: PlaceFacts): boolean => geometry.VERTEX_HEXES[3 * vertex + 2]! < 0
