import { type Board, geometry, HARBOURS, pips, RESOURCES } from '@serai/catan'
import { ROADS_BETWEEN } from './adjacency.ts'

const { HEXES, VERTEX_HARBOUR, VERTEX_HEXES, VERTICES } = geometry
const KINDS = HARBOURS.length
const TYPES = RESOURCES.length
const ROLLS = 36

/** What follows from a board alone. Pips are chances in 36 rolls (R9). */
export interface BoardAnalysis {
  readonly board: Board
  /** By hex. */
  readonly hexPips: Uint8Array
  /** By hex: the chance that a roll makes it produce. */
  readonly hexChance: Float64Array
  /** By vertex: pips of all its hexes. */
  readonly vertexPips: Uint8Array
  /** Pips by resource, at 5 * vertex + resource. */
  readonly production: Uint8Array
  /** By vertex: different resources. */
  readonly variety: Uint8Array
  /** By vertex: hexes with a 6 or an 8. */
  readonly red: Uint8Array
  /** By vertex: kind of its harbour (index into HARBOURS), or -1. */
  readonly harbour: Int8Array
  /** Roads from a vertex to the nearest harbour of a kind, at 6 * vertex + kind. */
  readonly harbourRoads: Uint8Array
  /** By resource: pips on the whole board. */
  readonly resourcePips: Uint8Array
  /** By resource: an even share of all pips over what there is; above 1 the resource is scarce. */
  readonly scarcity: Float64Array
}

const known = new WeakMap<Board, BoardAnalysis>()

/** Made once for a board. */
export function analyse(board: Board): BoardAnalysis {
  const before = known.get(board)
  if (before) return before
  const analysis = make(board)
  known.set(board, analysis)
  return analysis
}

function make(board: Board): BoardAnalysis {
  const hexPips = Uint8Array.from(board.number, pips)
  const vertexPips = new Uint8Array(VERTICES)
  const production = new Uint8Array(TYPES * VERTICES)
  const variety = new Uint8Array(VERTICES)
  const red = new Uint8Array(VERTICES)
  const harbour = new Int8Array(VERTICES).fill(-1)
  const resourcePips = new Uint8Array(TYPES)
  for (let hex = 0; hex < HEXES; hex++) {
    if (board.terrain[hex]! < TYPES) resourcePips[board.terrain[hex]!]! += hexPips[hex]!
  }
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    for (let i = 3 * vertex; i < 3 * vertex + 3; i++) {
      const hex = VERTEX_HEXES[i]!
      if (hex < 0) continue
      const resource = board.terrain[hex]!
      if (resource >= TYPES) continue
      if (production[TYPES * vertex + resource] === 0) variety[vertex]!++
      production[TYPES * vertex + resource]! += hexPips[hex]!
      vertexPips[vertex]! += hexPips[hex]!
      if (hexPips[hex] === 5) red[vertex]!++
    }
    const place = VERTEX_HARBOUR[vertex]!
    if (place >= 0) harbour[vertex] = board.harbour[place]!
  }
  const all = resourcePips.reduce((sum, some) => sum + some, 0)
  return {
    board,
    hexPips,
    hexChance: Float64Array.from(hexPips, (some) => some / ROLLS),
    vertexPips,
    production,
    variety,
    red,
    harbour,
    harbourRoads: reach(harbour),
    resourcePips,
    scarcity: Float64Array.from(resourcePips, (some) => all / TYPES / some),
  }
}

function reach(harbour: Int8Array): Uint8Array {
  const roads = new Uint8Array(KINDS * VERTICES).fill(255)
  for (let to = 0; to < VERTICES; to++) {
    const kind = harbour[to]!
    if (kind < 0) continue
    for (let from = 0; from < VERTICES; from++) {
      const at = KINDS * from + kind
      roads[at] = Math.min(roads[at]!, ROADS_BETWEEN[VERTICES * from + to]!)
    }
  }
  return roads
}
