import { type CatanState, catan } from '@serai/catan'
import { actions, layout } from '@serai/catan/raw'
import type { BoardAnalysis } from '../analysis/analysis.ts'
import { winShares } from '../fairness/setup-model.ts'
import { type ClassicScore, classicScore, classicScoreParts, coverageOf, sumOf } from './classic-drafter.ts'
import { finishDraft, isFirstRound } from './draft-state.ts'
import { greedyDrafter } from './greedy-drafter.ts'
import { MaxminPlanner } from './maxmin-planner.ts'
import type { WorthReason } from './reasons.ts'

const { ACTIVE, FIRST, SEATS, WORDS } = layout
const VERTICES = 54

/** What a settlement at each vertex is worth to the seat that is to place. */
export interface PlaceValues {
  /** null where none may stand. */
  readonly worth: readonly (number | null)[]
  /** Decides between vertices of equal worth. */
  readonly tieBreak: readonly number[]
  /** What the worth of a vertex that has one says. */
  reason(vertex: number): WorthReason
}

const NO_TIE_BREAK: readonly number[] = new Array<number>(VERTICES).fill(0)
const list: number[] = []

function freeVertices(s: CatanState): number[] {
  const count = catan.legal(s, s[ACTIVE]!, list)
  return list.slice(0, count).flatMap((action) => (action < VERTICES ? [action - actions.PLACE_SETUP_SETTLEMENT] : []))
}

function worthOfFree(s: CatanState, worthOf: (vertex: number) => number): (number | null)[] {
  const worth = new Array<number | null>(VERTICES).fill(null)
  for (const vertex of freeVertices(s)) worth[vertex] = worthOf(vertex)
  return worth
}

/** R169 */
export function classicValues(analysis: BoardAnalysis, s: CatanState): PlaceValues {
  const covered = coverageOf(s, s[ACTIVE]!, analysis).slice()
  const scoreOf = (vertex: number): ClassicScore =>
    isFirstRound(s)
      ? { pips: analysis.vertexPips[vertex]!, fresh: 0, coverage: 0 }
      : classicScoreParts(analysis, vertex, covered)
  const worth = worthOfFree(s, (vertex) => sumOf(scoreOf(vertex)))
  return { worth, tieBreak: NO_TIE_BREAK, reason: (vertex) => ({ code: 'score', ...scoreOf(vertex) }) }
}

/** What the worst-off seat can still have when this vertex is taken; ties by R169. */
export function maxminValues(analysis: BoardAnalysis, s: CatanState): PlaceValues {
  const seat = s[ACTIVE]!
  const free = freeVertices(s)
  const worst = new Map<number, { readonly types: number; readonly pips: number }>()
  const reason = (vertex: number): WorthReason => ({ code: 'worst_seat', ...worst.get(vertex)! })
  if (free.length === 0) return { worth: worthOfFree(s, () => 0), tieBreak: [], reason }
  const planner = new MaxminPlanner(analysis, s)
  const best = planner.solve()
  const covered = coverageOf(s, seat, analysis).slice()
  const worth = worthOfFree(s, (vertex) => {
    const { types, pips } = planner.worstWith(seat, vertex, best)
    worst.set(vertex, { types, pips })
    return 10 * types + pips
  })
  const own = new Set(best.take[seat])
  const tieBreak = Array.from(
    { length: VERTICES },
    (_, vertex) => classicScore(analysis, vertex, covered) + (own.has(vertex) ? 100 : 0),
  )
  return { worth, tieBreak, reason }
}

const scratch = new Int32Array(WORDS)

/** Best first; ties by what the method itself prefers, then by id. */
export function ranking({ worth, tieBreak }: PlaceValues): number[] {
  return [...worth.keys()]
    .filter((vertex) => worth[vertex] !== null)
    .sort((a, b) => worth[b]! - worth[a]! || tieBreak[b]! - tieBreak[a]! || a - b)
}

/** The chance to win when the rest of the setup is placed as the bots place. */
export function expertValues(_: BoardAnalysis, s: CatanState): PlaceValues {
  const seat = s[ACTIVE]!
  const seats = s[SEATS]!
  const shares = new Float64Array(seats)
  const draftSeat = (seat - s[FIRST]! + seats) % seats
  const worth = worthOfFree(s, (vertex) => {
    scratch.set(s)
    catan.apply(scratch, seat, actions.PLACE_SETUP_SETTLEMENT + vertex)
    finishDraft(scratch, greedyDrafter)
    return winShares(scratch, shares)[draftSeat]!
  })
  const reason = (vertex: number): WorthReason => {
    const share = worth[vertex]!
    return { code: 'win_share', share, gain: share - 1 / seats }
  }
  return { worth, tieBreak: NO_TIE_BREAK, reason }
}
