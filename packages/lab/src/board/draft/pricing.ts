import { actions, type CatanState, catan, layout } from '@serai/catan'
import type { BoardAnalysis } from '../analysis/analysis.ts'
import { winShares } from '../fairness/outlook.ts'
import { classicScore, coverageOf } from './classic.ts'
import { finishDraft, isFirstRound } from './draft-state.ts'
import { greedyDrafter } from './greedy.ts'
import { Planner } from './planner.ts'

const { ACTIVE, FIRST, SEATS, WORDS } = layout
const VERTICES = 54

/** What a settlement at each vertex is worth to the seat that is to place. */
export interface Pricing {
  /** null where none may stand. */
  readonly worth: readonly (number | null)[]
  /** Decides between vertices of equal worth. */
  readonly second: readonly number[]
  /** Is the worth a chance to win? */
  readonly isShare: boolean
}

const list: number[] = []

function freeVertices(s: CatanState): number[] {
  const count = catan.legal(s, s[ACTIVE]!, list)
  return list.slice(0, count).flatMap((action) => (action < VERTICES ? [action - actions.PLACE_SETUP_SETTLEMENT] : []))
}

function over(s: CatanState, price: (vertex: number) => number): (number | null)[] {
  const worth = new Array<number | null>(VERTICES).fill(null)
  for (const vertex of freeVertices(s)) worth[vertex] = price(vertex)
  return worth
}

/** R169 */
export function priceClassic(analysis: BoardAnalysis, s: CatanState): Pricing {
  const covered = coverageOf(s, s[ACTIVE]!, analysis).slice()
  const isFirst = isFirstRound(s)
  const worth = over(s, (vertex) => (isFirst ? analysis.vertexPips[vertex]! : classicScore(analysis, vertex, covered)))
  return { worth, second: new Array<number>(VERTICES).fill(0), isShare: false }
}

/** What the worst-off seat can still have when this vertex is taken; ties by R169. */
export function priceMaxmin(analysis: BoardAnalysis, s: CatanState): Pricing {
  const seat = s[ACTIVE]!
  const free = freeVertices(s)
  if (free.length === 0) return { worth: over(s, () => 0), second: [], isShare: false }
  const planner = new Planner(analysis, s)
  const best = planner.solve()
  const covered = coverageOf(s, seat, analysis).slice()
  const worth = over(s, (vertex) => {
    const { types, pips } = planner.worstWith(seat, vertex, best)
    return 10 * types + pips
  })
  const own = new Set(best.take[seat])
  const second = Array.from(
    { length: VERTICES },
    (_, vertex) => classicScore(analysis, vertex, covered) + (own.has(vertex) ? 100 : 0),
  )
  return { worth, second, isShare: false }
}

const scratch = new Int32Array(WORDS)

/** The chance to win when the rest of the set-up is placed as the bots place. */
export function priceExpert(_: BoardAnalysis, s: CatanState): Pricing {
  const seat = s[ACTIVE]!
  const seats = s[SEATS]!
  const shares = new Float64Array(seats)
  const draftSeat = (seat - s[FIRST]! + seats) % seats
  const worth = over(s, (vertex) => {
    scratch.set(s)
    catan.apply(scratch, seat, actions.PLACE_SETUP_SETTLEMENT + vertex)
    finishDraft(scratch, greedyDrafter)
    return winShares(scratch, shares)[draftSeat]!
  })
  return { worth, second: new Array<number>(VERTICES).fill(0), isShare: true }
}
