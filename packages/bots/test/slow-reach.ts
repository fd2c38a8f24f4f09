import { type CatanState, geometry } from '@serai/catan'
import { layout } from '@serai/catan/raw'

const { EDGE_A, EDGE_B } = geometry

/** R84: nothing there, nor next to it. */
export const isFree = (s: CatanState, v: number): boolean =>
  s[layout.BUILDING + v] === 0 &&
  [0, 1, 2].every((i) => {
    const other = geometry.VERTEX_VERTICES[3 * v + i]!
    return other < 0 || s[layout.BUILDING + other] === 0
  })

/** Vertices by the least number of roads that p needs to them, up to `most`, found by walking edge by edge. */
export function slowReach(s: CatanState, p: number, most = 2): Map<number, number> {
  const owner = (v: number): number => (s[layout.BUILDING + v] === 0 ? -1 : (s[layout.BUILDING + v]! - 1) & 3)
  const roads = new Map<number, number>()
  for (let e = 0; e < 72; e++) {
    if (s[layout.ROAD + e] !== p + 1) continue
    roads.set(EDGE_A[e]!, 0)
    roads.set(EDGE_B[e]!, 0)
  }
  for (let v = 0; v < 54; v++) if (owner(v) === p) roads.set(v, 0)
  for (let round = 0; round < most; round++) {
    for (const [v, n] of new Map(roads)) {
      if (n !== round || (owner(v) >= 0 && owner(v) !== p)) continue
      for (let e = 0; e < 72; e++) {
        if (s[layout.ROAD + e] !== 0 || (EDGE_A[e] !== v && EDGE_B[e] !== v)) continue
        const far = EDGE_A[e]! + EDGE_B[e]! - v
        if (!roads.has(far)) roads.set(far, n + 1)
      }
    }
  }
  return roads
}
