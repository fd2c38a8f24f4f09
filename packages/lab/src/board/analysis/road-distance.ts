import { type CatanState, geometry } from '@serai/catan'
import { layout } from '@serai/catan/raw'

const { BUILDING, ROAD, TOUCHED } = layout
const { VERTEX_EDGES, VERTEX_VERTICES, VERTICES } = geometry

/** Farther than any vertex is. */
export const UNREACHABLE = 127

const queue = new Int8Array(VERTICES)

/** Roads that a seat must still build to reach each vertex, into `out` from `at` on. */
export function roadsToBuild(s: CatanState, seat: number, out = new Int8Array(VERTICES), at = 0): Int8Array {
  let size = 0
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    const word = s[TOUCHED + 2 * seat + (vertex < 27 ? 0 : 1)]!
    const isStart = ((word >> (vertex % 27)) & 1) !== 0 || isOwn(s, vertex, seat)
    out[at + vertex] = isStart ? 0 : UNREACHABLE
    if (isStart) queue[size++] = vertex
  }
  for (let i = 0; i < size; i++) {
    const vertex = queue[i]!
    // R83: nobody builds on through another's building.
    if (s[BUILDING + vertex] !== 0 && !isOwn(s, vertex, seat)) continue
    for (let j = 3 * vertex; j < 3 * vertex + 3; j++) {
      const other = VERTEX_VERTICES[j]!
      if (other < 0 || out[at + other] !== UNREACHABLE || s[ROAD + VERTEX_EDGES[j]!] !== 0) continue
      out[at + other] = out[at + vertex]! + 1
      queue[size++] = other
    }
  }
  return out
}

function isOwn(s: CatanState, vertex: number, seat: number): boolean {
  const building = s[BUILDING + vertex]!
  return building !== 0 && ((building - 1) & 3) === seat
}
