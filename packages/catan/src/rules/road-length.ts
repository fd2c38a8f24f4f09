import { EDGE_A, EDGE_B, EDGES, VERTEX_EDGES, VERTEX_VERTICES, VERTICES } from '../board/geometry.ts'
import * as layout from '../state/layout.ts'

const { ROAD, BUILDING, ROADS_LEFT } = layout
const vertexEdges = VERTEX_EDGES
const vertexVertices = VERTEX_VERTICES
const edgeA = EDGE_A
const edgeB = EDGE_B
const edges = EDGES
const vertices = VERTICES
const PIECES = 15

type CatanState = layout.CatanState

/** Edges of the trail being walked. */
const used = new Uint8Array(EDGES)
/** Edges that any trail of this search has used. */
const seen = new Uint8Array(EDGES)
let longest = 0
let enough = 0
/** The same, and the edges of the longest trail found, as three words of 24 bits. */
let trail0 = 0
let trail1 = 0
let trail2 = 0
let best0 = 0
let best1 = 0
let best2 = 0

/** R118, R119: goes on from a vertex that the trail may pass; an opponent's building ends it after the edge is counted. */
function walk(s: CatanState, owner: number, vertex: number, length: number): void {
  arrive(length)
  if (longest === enough) return
  const first = 3 * vertex
  for (let i = first; i < first + 3; i++) {
    const edge = vertexEdges[i]!
    if (edge < 0 || used[edge] !== 0 || s[ROAD + edge] !== owner) continue
    used[edge] = 1
    seen[edge] = 1
    mark(edge)
    const far = vertexVertices[i]!
    if (blocked(s, owner, far)) arrive(length + 1)
    else walk(s, owner, far, length + 1)
    mark(edge)
    used[edge] = 0
    if (longest === enough) return
  }
}

function arrive(length: number): void {
  if (length <= longest) return
  longest = length
  best0 = trail0
  best1 = trail1
  best2 = trail2
}

function mark(edge: number): void {
  if (edge < 24) trail0 ^= 1 << edge
  else if (edge < 48) trail1 ^= 1 << (edge - 24)
  else trail2 ^= 1 << (edge - 48)
}

function blocked(s: CatanState, owner: number, vertex: number): boolean {
  const building = s[BUILDING + vertex]!
  return building !== 0 && ((building - 1) & 3) + 1 !== owner
}

/** R128 by full search. A longest trail is a ring or ends where the number of own roads is odd or an opponent stands. */
export function roadLength(s: CatanState, p: number): number {
  const owner = p + 1
  longest = 0
  enough = PIECES - s[ROADS_LEFT + p]!
  seen.fill(0)
  for (let vertex = 0; vertex < vertices && longest < enough; vertex++) {
    const roads = roadsAt(s, owner, vertex)
    if ((roads & 1) === 1 || (roads === 2 && blocked(s, owner, vertex))) walk(s, owner, vertex, 0)
  }
  for (let edge = 0; edge < edges && longest < enough; edge++) {
    if (s[ROAD + edge] === owner && seen[edge] === 0) walk(s, owner, edgeA[edge]!, 0)
  }
  return longest
}

function roadsAt(s: CatanState, owner: number, vertex: number): number {
  let roads = 0
  const first = 3 * vertex
  for (let i = first; i < first + 3; i++) if (vertexEdges[i]! >= 0 && s[ROAD + vertexEdges[i]!] === owner) roads++
  return roads
}

/**
 * The new length after a road of p at this edge. Only trails through it are new: with the longest continuations from its
 * two ends the answer is known at once, unless the two share an edge.
 */
export function roadLengthWith(s: CatanState, p: number, edge: number, before: number): number {
  const owner = p + 1
  enough = PIECES + 1
  used[edge] = 1
  const a = continuation(s, owner, edgeA[edge]!)
  const a0 = best0
  const a1 = best1
  const a2 = best2
  const b = continuation(s, owner, edgeB[edge]!)
  used[edge] = 0
  const through = a + b + 1
  if (through <= before) return before
  if ((a0 & best0) === 0 && (a1 & best1) === 0 && (a2 & best2) === 0) return through
  return roadLength(s, p)
}

function continuation(s: CatanState, owner: number, vertex: number): number {
  longest = 0
  best0 = 0
  best1 = 0
  best2 = 0
  if (!blocked(s, owner, vertex)) walk(s, owner, vertex, 0)
  return longest
}
