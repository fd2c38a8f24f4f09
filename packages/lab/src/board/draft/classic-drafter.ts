import { type CatanState, geometry, RESOURCES } from '@serai/catan'
import { layout } from '@serai/catan/raw'
import type { BoardAnalysis } from '../analysis/analysis.ts'
import { type Drafter, isFirstRound } from './draft-state.ts'

const { ACTIVE, YIELD } = layout
const { EDGE_A, EDGE_B, HEXES, VERTEX_HEXES } = geometry
const TYPES = RESOURCES.length

/** R169 leaves open what "best" is in round 1: the pips alone, or the full score. */
export const CLASSIC_VARIANTS = ['pips', 'full'] as const
export type ClassicVariant = (typeof CLASSIC_VARIANTS)[number]

const NEW_TYPE = 10
const COVERAGE = 5

const coverage = new Uint8Array(TYPES)

/** cov_p(r) of R169: the pairs of a settlement and a hex beside it that yield r. */
export function coverageOf(s: CatanState, seat: number, { board }: BoardAnalysis, out = coverage): Uint8Array {
  out.fill(0)
  for (let hex = 0; hex < HEXES; hex++) {
    const resource = board.terrain[hex]!
    if (resource < TYPES) out[resource]! += s[YIELD + 4 * hex + seat]!
  }
  return out
}

/** What a score of R169 is the sum of. */
export interface ClassicScore {
  readonly pips: number
  /** 10 for each new resource. */
  readonly fresh: number
  /** 5 for the smallest coverage after adding the vertex. */
  readonly coverage: number
}

export function classicScoreParts(analysis: BoardAnalysis, vertex: number, covered: Uint8Array): ClassicScore {
  const { production, vertexPips } = analysis
  let fresh = 0
  let least = Number.POSITIVE_INFINITY
  for (let r = 0; r < TYPES; r++) {
    const here = production[TYPES * vertex + r] === 0 ? 0 : hexesYielding(analysis, vertex, r)
    if (covered[r] === 0 && here > 0) fresh++
    least = Math.min(least, covered[r]! + here)
  }
  return { pips: vertexPips[vertex]!, fresh: NEW_TYPE * fresh, coverage: COVERAGE * least }
}

export const sumOf = ({ pips, fresh, coverage }: ClassicScore): number => pips + fresh + coverage

/** R169 */
export function classicScore(analysis: BoardAnalysis, vertex: number, covered: Uint8Array): number {
  return sumOf(classicScoreParts(analysis, vertex, covered))
}

function hexesYielding({ board }: BoardAnalysis, vertex: number, resource: number): number {
  let hexes = 0
  for (let i = 3 * vertex; i < 3 * vertex + 3; i++) {
    if (VERTEX_HEXES[i]! >= 0 && board.terrain[VERTEX_HEXES[i]!] === resource) hexes++
  }
  return hexes
}

/** The founding algorithm: every player takes what scores most for itself; ties go to the smallest id. */
export function classicDrafter(analysis: BoardAnalysis, variant: ClassicVariant = 'pips'): Drafter {
  return {
    settle(s, vertices, count) {
      const covered = coverageOf(s, s[ACTIVE]!, analysis)
      const pipsOnly = variant === 'pips' && isFirstRound(s)
      let best = -1
      let most = -1
      for (let i = 0; i < count; i++) {
        const vertex = vertices[i]!
        const score = pipsOnly ? analysis.vertexPips[vertex]! : classicScore(analysis, vertex, covered)
        if (score < most || (score === most && vertex > best)) continue
        most = score
        best = vertex
      }
      return best
    },
    road: (s, vertex, edges, count) => roadToward(s, analysis, vertex, edges, count),
  }
}

/** R169: toward the hex with most pips among those that yield a lacking resource, else with most pips at all. */
export function roadToward(
  s: CatanState,
  analysis: BoardAnalysis,
  vertex: number,
  edges: readonly number[],
  count: number,
): number {
  const covered = coverageOf(s, s[ACTIVE]!, analysis)
  let best = -1
  let most = -1
  for (let i = 0; i < count; i++) {
    const edge = edges[i]!
    const hex = newHex(vertex, EDGE_A[edge]! + EDGE_B[edge]! - vertex)
    const pips = hex < 0 ? 0 : analysis.hexPips[hex]!
    const isLacking = pips > 0 && covered[analysis.board.terrain[hex]!] === 0
    const worth = pips + (isLacking ? 100 : 0)
    if (worth < most || (worth === most && edge > best)) continue
    most = worth
    best = edge
  }
  return best
}

/** The hex of `to` that does not touch `from`, or -1. */
function newHex(from: number, to: number): number {
  for (let i = 3 * to; i < 3 * to + 3; i++) {
    const hex = VERTEX_HEXES[i]!
    if (hex < 0) continue
    if (hex !== VERTEX_HEXES[3 * from] && hex !== VERTEX_HEXES[3 * from + 1] && hex !== VERTEX_HEXES[3 * from + 2]) {
      return hex
    }
  }
  return -1
}
