import { geometry } from '@serai/catan'

const { EDGE_A, EDGE_B, EDGES, HEX_VERTICES, HEXES, VERTEX_EDGES, VERTEX_HEXES, VERTEX_VERTICES, VERTICES } = geometry

/** The six sides of hex h at 6h … 6h + 5, clockwise from north-east. */
export const HEX_EDGES = Int8Array.from({ length: 6 * HEXES }, (_, i) => {
  const hex = Math.floor(i / 6)
  return geometry.edgeBetween(HEX_VERTICES[i]!, HEX_VERTICES[6 * hex + ((i + 1) % 6)]!)
})

/** The one or two hexes of edge e at 2e and 2e + 1; the second is -1 on the coast. */
export const EDGE_HEXES = new Int8Array(2 * EDGES).fill(-1)
for (let i = 0; i < HEX_EDGES.length; i++) {
  const at = 2 * HEX_EDGES[i]!
  EDGE_HEXES[EDGE_HEXES[at] === -1 ? at : at + 1] = Math.floor(i / 6)
}

/** The two to four edges that touch edge e at 4e … 4e + 3; missing ones are -1. */
export const EDGE_EDGES = new Int8Array(4 * EDGES).fill(-1)
for (let edge = 0; edge < EDGES; edge++) {
  const touching = [EDGE_A[edge]!, EDGE_B[edge]!].flatMap((vertex) =>
    [...VERTEX_EDGES.subarray(3 * vertex, 3 * vertex + 3)].filter((other) => other >= 0 && other !== edge),
  )
  EDGE_EDGES.set(touching, 4 * edge)
}

/** The hexes of a vertex, one to three. */
export function hexesOf(vertex: number): number[] {
  return [...VERTEX_HEXES.subarray(3 * vertex, 3 * vertex + 3)].filter((hex) => hex >= 0)
}

export function neighboursOf(vertex: number): number[] {
  return [...VERTEX_VERTICES.subarray(3 * vertex, 3 * vertex + 3)].filter((other) => other >= 0)
}

/** Roads from vertex a to vertex b on an empty island, at 54a + b. */
export const ROADS_BETWEEN = allDistances()

function allDistances(): Uint8Array {
  const out = new Uint8Array(VERTICES * VERTICES).fill(255)
  for (let from = 0; from < VERTICES; from++) {
    const row = VERTICES * from
    const queue = [from]
    out[row + from] = 0
    for (const vertex of queue) {
      for (const other of neighboursOf(vertex)) {
        if (out[row + other] !== 255) continue
        out[row + other] = out[row + vertex]! + 1
        queue.push(other)
      }
    }
  }
  return out
}
