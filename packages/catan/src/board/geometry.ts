/** The island as tables, made once from the integer lattice of R12. Missing neighbours are -1. */

export const HEXES = 19
export const VERTICES = 54
export const EDGES = 72

interface Point {
  readonly x: number
  readonly y: number
}

/** R11: corners of a hex, clockwise from north. */
const CORNERS: readonly Point[] = [
  { x: 0, y: -2 },
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: 0, y: 2 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
]

/** R11: E NE NW W SW SE. */
const DIRECTIONS = [
  { q: 1, r: 0 },
  { q: 1, r: -1 },
  { q: 0, r: -1 },
  { q: -1, r: 0 },
  { q: -1, r: 1 },
  { q: 0, r: 1 },
]

/** R10 */
export const HEX_COORDINATES: readonly { readonly q: number; readonly r: number }[] = [-2, -1, 0, 1, 2].flatMap((r) =>
  [-2, -1, 0, 1, 2].filter((q) => Math.abs(q + r) <= 2).map((q) => ({ q, r })),
)

export const HEX_CENTRES: readonly Point[] = HEX_COORDINATES.map(({ q, r }) => ({ x: 2 * q + r, y: 3 * r }))

const key = (point: Point): number => point.y * 100 + point.x
const corner = (centre: Point, offset: Point): Point => ({ x: centre.x + offset.x, y: centre.y + offset.y })

/** R12: sorted by (y, x). */
export const VERTEX_POINTS: readonly Point[] = [
  ...new Map(
    HEX_CENTRES.flatMap((centre) => CORNERS.map((offset) => corner(centre, offset))).map((p) => [key(p), p]),
  ).values(),
].sort((a, b) => a.y - b.y || a.x - b.x)

const vertexAt = new Map(VERTEX_POINTS.map((point, vertex) => [key(point), vertex]))

/** Corners of hex h at 6h … 6h + 5, clockwise from north. */
export const HEX_VERTICES = Int8Array.from(
  HEX_CENTRES.flatMap((centre) => CORNERS.map((offset) => vertexAt.get(key(corner(centre, offset)))!)),
)

/** R13: the pairs of neighbouring vertices in lexicographic order. */
const pairs: readonly (readonly [number, number])[] = [
  ...new Set(
    HEX_CENTRES.flatMap((_, hex) =>
      CORNERS.map((_, side) => {
        const a = HEX_VERTICES[6 * hex + side]!
        const b = HEX_VERTICES[6 * hex + ((side + 1) % 6)]!
        return Math.min(a, b) * 100 + Math.max(a, b)
      }),
    ),
  ),
]
  .sort((a, b) => a - b)
  .map((pair) => [Math.floor(pair / 100), pair % 100] as const)

export const EDGE_A = Int8Array.from(pairs, ([a]) => a)
export const EDGE_B = Int8Array.from(pairs, ([, b]) => b)

const edgeAt = new Map(pairs.map(([a, b], edge) => [a * 100 + b, edge]))

/** The edge between two vertices in either order, or -1. */
export function edgeBetween(a: number, b: number): number {
  return edgeAt.get(Math.min(a, b) * 100 + Math.max(a, b)) ?? -1
}

function table(rows: number, columns: number, cells: (row: number) => readonly number[]): Int8Array {
  const out = new Int8Array(rows * columns).fill(-1)
  for (let row = 0; row < rows; row++) out.set(cells(row), row * columns)
  return out
}

const indices = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Edges of vertex v at 3v … 3v + 2; the neighbour across each stands at the same place in VERTEX_VERTICES. */
export const VERTEX_EDGES = table(VERTICES, 3, (vertex) =>
  indices(EDGES).filter((edge) => EDGE_A[edge] === vertex || EDGE_B[edge] === vertex),
)

export const VERTEX_VERTICES = table(VERTICES, 3, (vertex) =>
  indices(EDGES)
    .filter((edge) => EDGE_A[edge] === vertex || EDGE_B[edge] === vertex)
    .map((edge) => EDGE_A[edge]! + EDGE_B[edge]! - vertex),
)

export const VERTEX_HEXES = table(VERTICES, 3, (vertex) =>
  indices(HEXES).filter((hex) => HEX_VERTICES.subarray(6 * hex, 6 * hex + 6).includes(vertex)),
)

/** Neighbours of hex h at 6h … 6h + 5, in the order E NE NW W SW SE. */
export const HEX_HEXES = Int8Array.from(
  HEX_COORDINATES.flatMap(({ q, r }) =>
    DIRECTIONS.map((step) => HEX_COORDINATES.findIndex((hex) => hex.q === q + step.q && hex.r === r + step.r)),
  ),
)

/** R18: the 30 coastal edges, clockwise from the west side of A1. */
export const COAST: readonly number[] = walkCoast()

function walkCoast(): number[] {
  const isCoastal = (edge: number): boolean => {
    const hexesOf = (vertex: number): number[] => [...VERTEX_HEXES.subarray(3 * vertex, 3 * vertex + 3)]
    const shared = hexesOf(EDGE_A[edge]!).filter((hex) => hex >= 0 && hexesOf(EDGE_B[edge]!).includes(hex))
    return shared.length === 1
  }
  let from = HEX_VERTICES[4]!
  let vertex = HEX_VERTICES[5]!
  const coast = [edgeBetween(from, vertex)]
  while (coast.length < 30) {
    const next = [...VERTEX_VERTICES.subarray(3 * vertex, 3 * vertex + 3)].find(
      (other) => other >= 0 && other !== from && isCoastal(edgeBetween(vertex, other)),
    )!
    coast.push(edgeBetween(vertex, next))
    from = vertex
    vertex = next
  }
  return coast
}

/** R18 */
export const HARBOUR_EDGES: readonly number[] = [1, 4, 8, 11, 14, 18, 21, 24, 28].map((index) => COAST[index]!)

/** The harbour place (0 … 8) that a vertex can use, or -1. */
export const VERTEX_HARBOUR = Int8Array.from(indices(VERTICES), (vertex) =>
  HARBOUR_EDGES.findIndex((edge) => EDGE_A[edge] === vertex || EDGE_B[edge] === vertex),
)
