import { EDGE_A, EDGE_B, EDGES, HEX_COORDINATES, VERTICES } from './geometry.ts'

/** R10, R172: `"B2"`. */
export const HEX_IDS: readonly string[] = HEX_COORDINATES.map(({ r }, hex) => {
  const first = HEX_COORDINATES.findIndex((other) => other.r === r)
  return `${'ABCDE'[r + 2]}${hex - first + 1}`
})

/** R12, R172: `"v08"`. */
export const VERTEX_IDS: readonly string[] = Array.from(
  { length: VERTICES },
  (_, v) => `v${String(v).padStart(2, '0')}`,
)

/** R13, R172: `"8-13"`. */
export const EDGE_IDS: readonly string[] = Array.from({ length: EDGES }, (_, edge) => `${EDGE_A[edge]}-${EDGE_B[edge]}`)

const index = (ids: readonly string[]): ReadonlyMap<unknown, number> => new Map(ids.map((id, i) => [id, i]))
const hexes = index(HEX_IDS)
const vertices = index(VERTEX_IDS)
const edges = index(EDGE_IDS)

/** The index of an id from the wire, or -1. */
export const hexOf = (id: unknown): number => hexes.get(id) ?? -1
export const vertexOf = (id: unknown): number => vertices.get(id) ?? -1
export const edgeOf = (id: unknown): number => edges.get(id) ?? -1
