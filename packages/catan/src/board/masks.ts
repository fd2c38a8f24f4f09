import { EDGE_A, EDGE_B, EDGES, VERTEX_VERTICES, VERTICES } from './geometry.ts'

/**
 * Sets of places as bits. A word holds at most 27 of them, so that it stays a small integer:
 * 54 vertices in two words, 72 edges in three.
 */
const VERTICES_PER_WORD = 27
const EDGES_PER_WORD = 24

export const VERTEX_WORD = Uint8Array.from({ length: VERTICES }, (_, v) => Math.floor(v / VERTICES_PER_WORD))
export const VERTEX_BIT = Int32Array.from({ length: VERTICES }, (_, v) => 1 << (v % VERTICES_PER_WORD))
export const EDGE_WORD = Uint8Array.from({ length: EDGES }, (_, e) => Math.floor(e / EDGES_PER_WORD))
export const EDGE_BIT = Int32Array.from({ length: EDGES }, (_, e) => 1 << (e % EDGES_PER_WORD))

/** Both ends of edge e, at 2e and 2e + 1. */
export const EDGE_ENDS = new Int32Array(2 * EDGES)
/** Vertex v and its neighbours, at 2v and 2v + 1: what a building at v closes (R84). */
export const VERTEX_CLOSURE = new Int32Array(2 * VERTICES)

for (let edge = 0; edge < EDGES; edge++) {
  for (const vertex of [EDGE_A[edge]!, EDGE_B[edge]!]) {
    EDGE_ENDS[2 * edge + VERTEX_WORD[vertex]!]! |= VERTEX_BIT[vertex]!
  }
}
for (let vertex = 0; vertex < VERTICES; vertex++) {
  VERTEX_CLOSURE[2 * vertex + VERTEX_WORD[vertex]!]! |= VERTEX_BIT[vertex]!
  for (let i = 3 * vertex; i < 3 * vertex + 3; i++) {
    const other = VERTEX_VERTICES[i]!
    if (other >= 0) VERTEX_CLOSURE[2 * vertex + VERTEX_WORD[other]!]! |= VERTEX_BIT[other]!
  }
}
