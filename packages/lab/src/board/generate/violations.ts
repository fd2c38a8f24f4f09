import { type Board, DESERT, geometry, hexOf, pips } from '@serai/catan'
import type { BoardConstraints, ConstraintName } from './constraints.ts'

const { EDGE_A, EDGE_B, HARBOUR_EDGES, HEX_HEXES, HEXES, VERTEX_HEXES, VERTICES } = geometry
const CENTRE = hexOf('C3')

/** Neighbouring hexes, each pair once: a at 2i, b at 2i + 1. */
const PAIRS = Int8Array.from(
  [...Array(HEXES).keys()].flatMap((hex) =>
    [...HEX_HEXES.subarray(6 * hex, 6 * hex + 6)].filter((other) => other > hex).flatMap((other) => [hex, other]),
  ),
)

/** Hexes at either vertex of harbour place p, at 6p … 6p + 5; missing ones are -1. */
const HARBOUR_HEXES = Int8Array.from(
  HARBOUR_EDGES.flatMap((edge) =>
    [EDGE_A[edge]!, EDGE_B[edge]!].flatMap((vertex) => [...VERTEX_HEXES.subarray(3 * vertex, 3 * vertex + 3)]),
  ),
)

const isRed = (number: number): boolean => number === 6 || number === 8
const isRare = (number: number): boolean => number === 2 || number === 12

const checks: { readonly [N in ConstraintName]: (board: Board, constraints: BoardConstraints) => number } = {
  redsApart: ({ number }, { redsApart }) => (redsApart ? countPairs(number, bothRed) : 0),
  equalsApart: ({ number }, { equalsApart }) => (equalsApart ? countPairs(number, bothEqual) : 0),
  rareApart: ({ number }, { rareApart }) => (rareApart ? countPairs(number, bothRare) : 0),
  cluster: ({ terrain }, { cluster }) => (cluster === undefined ? 0 : excessOfGroups(terrain, cluster)),
  cornerPips: ({ number }, { cornerPips }) => (cornerPips === undefined ? 0 : excessOfCorners(number, cornerPips)),
  resourcePips: (board, { resourcePips }) => (resourcePips === undefined ? 0 : outOfBounds(board, resourcePips)),
  foreignHarbours: (board, { foreignHarbours }) => (foreignHarbours ? ownHarbours(board) : 0),
  desert: ({ terrain }, { desert }) =>
    desert !== undefined && (terrain[CENTRE] === DESERT) !== (desert === 'centre') ? 1 : 0,
}

const names = Object.keys(checks) as readonly ConstraintName[]
const all = Object.values(checks)

/** How much a board violates the constraints: 0 when it meets all of them. */
export function countViolations(board: Board, constraints: BoardConstraints): number {
  let sum = 0
  for (let i = 0; i < all.length; i++) sum += all[i]!(board, constraints)
  return sum
}

export function violatedConstraints(board: Board, constraints: BoardConstraints): ConstraintName[] {
  return names.filter((name) => checks[name](board, constraints) > 0)
}

const bothRed = (a: number, b: number): boolean => isRed(a) && isRed(b)
const bothRare = (a: number, b: number): boolean => isRare(a) && isRare(b)
const bothEqual = (a: number, b: number): boolean => a === b && a !== 0

function countPairs(number: readonly number[], isBad: (a: number, b: number) => boolean): number {
  let count = 0
  for (let i = 0; i < PAIRS.length; i += 2) if (isBad(number[PAIRS[i]!]!, number[PAIRS[i + 1]!]!)) count++
  return count
}

const group = new Int8Array(HEXES)
const sizes = new Int8Array(HEXES)

/** Hexes beyond `most` in each connected group of one terrain. */
function excessOfGroups(terrain: readonly number[], most: number): number {
  for (let hex = 0; hex < HEXES; hex++) group[hex] = hex
  for (let i = 0; i < PAIRS.length; i += 2) {
    const a = group[PAIRS[i]!]!
    const b = group[PAIRS[i + 1]!]!
    if (a === b || terrain[PAIRS[i]!] !== terrain[PAIRS[i + 1]!]) continue
    for (let hex = 0; hex < HEXES; hex++) if (group[hex] === b) group[hex] = a
  }
  sizes.fill(0)
  for (let hex = 0; hex < HEXES; hex++) sizes[group[hex]!]!++
  let excess = 0
  for (let hex = 0; hex < HEXES; hex++) excess += Math.max(0, sizes[hex]! - most)
  return excess
}

function excessOfCorners(number: readonly number[], most: number): number {
  let excess = 0
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    let sum = 0
    for (let i = 3 * vertex; i < 3 * vertex + 3; i++) if (VERTEX_HEXES[i]! >= 0) sum += pips(number[VERTEX_HEXES[i]!]!)
    excess += Math.max(0, sum - most)
  }
  return excess
}

const sums = new Int32Array(6)

function outOfBounds({ terrain, number }: Board, { min, max }: { readonly min: number; readonly max: number }): number {
  sums.fill(0)
  for (let hex = 0; hex < HEXES; hex++) sums[terrain[hex]!]! += pips(number[hex]!)
  let out = 0
  for (let r = 0; r < 5; r++) out += Math.max(0, min - sums[r]!, sums[r]! - max)
  return out
}

function ownHarbours({ terrain, harbour }: Board): number {
  let count = 0
  for (let i = 0; i < HARBOUR_HEXES.length; i++) {
    const hex = HARBOUR_HEXES[i]!
    if (hex >= 0 && terrain[hex] === harbour[Math.floor(i / 6)]) count++
  }
  return count
}
