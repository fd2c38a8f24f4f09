import { EDGE_A, EDGE_B, VERTEX_EDGES, VERTEX_HARBOUR, VERTEX_HEXES, VERTEX_VERTICES } from '../board/geometry.ts'
import * as masks from '../board/masks.ts'
import * as layout from '../state/layout.ts'
import { GENERIC_HARBOUR } from '../vocabulary.ts'

// Rebound, because the engine does not fold imported constants in hot code.
const { SEATS, ROADABLE, TOUCHED, SETTLEMENTS, CITIES, FREE_VERTICES, BUILDING, ROAD, YIELD, HARBOUR, RATE } = layout
const { ROADS_LEFT, SETTLEMENTS_LEFT, CITIES_LEFT, POINTS } = layout
const { EDGE_WORD, EDGE_BIT, EDGE_ENDS, VERTEX_WORD, VERTEX_BIT, VERTEX_CLOSURE } = masks
const edgeA = EDGE_A
const edgeB = EDGE_B
const vertexEdges = VERTEX_EDGES
const vertexVertices = VERTEX_VERTICES
const vertexHexes = VERTEX_HEXES
const vertexHarbour = VERTEX_HARBOUR
const GENERIC = GENERIC_HARBOUR

type CatanState = layout.CatanState

/** Owner of the building at a vertex, or -1. */
export function builderAt(s: CatanState, vertex: number): number {
  const building = s[BUILDING + vertex]!
  return building === 0 ? -1 : (building - 1) & 3
}

/** R83: may a road of p go on from this vertex? */
export function reaches(s: CatanState, p: number, vertex: number): boolean {
  const building = s[BUILDING + vertex]!
  if (building !== 0) return ((building - 1) & 3) === p
  return (s[TOUCHED + 2 * p + VERTEX_WORD[vertex]!]! & VERTEX_BIT[vertex]!) !== 0
}

function openRoads(s: CatanState, p: number, vertex: number): void {
  const first = 3 * vertex
  for (let i = first; i < first + 3; i++) {
    const edge = vertexEdges[i]!
    if (edge >= 0 && s[ROAD + edge] === 0) s[ROADABLE + 3 * p + EDGE_WORD[edge]!]! |= EDGE_BIT[edge]!
  }
}

/** A road on the board; its cost and what it does to awards are other rules. */
export function putRoad(s: CatanState, p: number, edge: number): void {
  const word = EDGE_WORD[edge]!
  const others = ~EDGE_BIT[edge]!
  s[ROAD + edge] = p + 1
  s[ROADS_LEFT + p]!--
  for (let q = s[SEATS]! - 1; q >= 0; q--) s[ROADABLE + 3 * q + word]! &= others
  s[TOUCHED + 2 * p]! |= EDGE_ENDS[2 * edge]!
  s[TOUCHED + 2 * p + 1]! |= EDGE_ENDS[2 * edge + 1]!
  const a = edgeA[edge]!
  const b = edgeB[edge]!
  if (reaches(s, p, a)) openRoads(s, p, a)
  if (reaches(s, p, b)) openRoads(s, p, b)
}

export function putSettlement(s: CatanState, p: number, vertex: number): void {
  s[BUILDING + vertex] = 1 + p
  s[SETTLEMENTS_LEFT + p]!--
  s[POINTS + p]!++
  s[SETTLEMENTS + 2 * p + VERTEX_WORD[vertex]!]! |= VERTEX_BIT[vertex]!
  s[FREE_VERTICES]! &= ~VERTEX_CLOSURE[2 * vertex]!
  s[FREE_VERTICES + 1]! &= ~VERTEX_CLOSURE[2 * vertex + 1]!
  const first = 3 * vertex
  for (let i = first; i < first + 3; i++) {
    const hex = vertexHexes[i]!
    if (hex >= 0) s[YIELD + 4 * hex + p]!++
  }
  if (vertexHarbour[vertex]! >= 0) openHarbour(s, p, s[HARBOUR + vertexHarbour[vertex]!]!)
  openRoads(s, p, vertex)
  closeOpponents(s, p, vertex)
}

/** R74, R75 */
function openHarbour(s: CatanState, p: number, kind: number): void {
  if (kind !== GENERIC) {
    s[RATE + 5 * p + kind] = 2
    return
  }
  for (let r = 0; r < 5; r++) if (s[RATE + 5 * p + r]! > 3) s[RATE + 5 * p + r] = 3
}

/** R83: opponents can no longer go on through this vertex. */
function closeOpponents(s: CatanState, p: number, vertex: number): void {
  const first = 3 * vertex
  for (let i = first; i < first + 3; i++) {
    const edge = vertexEdges[i]!
    if (edge < 0 || s[ROAD + edge] !== 0) continue
    const far = vertexVertices[i]!
    for (let q = s[SEATS]! - 1; q >= 0; q--) {
      if (q !== p && !reaches(s, q, far)) s[ROADABLE + 3 * q + EDGE_WORD[edge]!]! &= ~EDGE_BIT[edge]!
    }
  }
}

/** R86: the settlement goes back to the stock. */
export function putCity(s: CatanState, p: number, vertex: number): void {
  const word = VERTEX_WORD[vertex]!
  const bit = VERTEX_BIT[vertex]!
  s[BUILDING + vertex] = 5 + p
  s[SETTLEMENTS_LEFT + p]!++
  s[CITIES_LEFT + p]!--
  s[POINTS + p]!++
  s[SETTLEMENTS + 2 * p + word]! &= ~bit
  s[CITIES + 2 * p + word]! |= bit
  const first = 3 * vertex
  for (let i = first; i < first + 3; i++) {
    const hex = vertexHexes[i]!
    if (hex >= 0) s[YIELD + 4 * hex + p]!++
  }
}
