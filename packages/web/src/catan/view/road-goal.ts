import { type CatanState, geometry, layout, masks } from '@serai/catan'
import { actionAt, afterAction, placesOf } from './aim.ts'
import { asIfRich } from './unpaid.ts'
import { cornerOf } from './yield-words.ts'

/** A corner where the seat could settle (R84, R85), and the roads that are still to be built to it. */
export interface Goal {
  readonly vertex: number
  readonly roads: number
}

/** Farther away too much can happen; where nothing is near, it is still told. */
const NEAR = 2
const FAR = 4

const cornersOf = (state: CatanState, seat: number): readonly number[] =>
  placesOf(state, seat, 'settlement').map(({ at }) => at)

/** The ends that a road would newly reach: those without buildings and roads of its owner. */
function newEnds(state: CatanState, seat: number, edge: number): readonly number[] {
  return [geometry.EDGE_A[edge]!, geometry.EDGE_B[edge]!].filter((vertex) => {
    const word = masks.VERTEX_WORD[vertex]!
    const mine = [layout.TOUCHED, layout.SETTLEMENTS, layout.CITIES].map((field) => state[field + 2 * seat + word]!)
    return mine.every((bits) => (bits & masks.VERTEX_BIT[vertex]!) === 0)
  })
}

/** The best corner that a road opens to its owner; null: it opens none. */
export function roadGoal(state: CatanState, seat: number, edge: number): Goal | null {
  const rich = asIfRich(state, seat)
  const before = new Set(cornersOf(rich, seat))
  const worth = ({ vertex, roads }: Goal) => cornerOf(state, vertex).pips - roads
  for (const most of [NEAR, FAR]) {
    const found: Goal[] = []
    explore(rich, seat, edge, 0, most, found)
    const opened = found.filter(({ vertex }) => !before.has(vertex))
    if (opened.length > 0) return opened.reduce((best, goal) => (worth(best) >= worth(goal) ? best : goal))
  }
  return null
}

/** Every corner within reach of a seat. */
export function goalsOf(state: CatanState, seat: number): ReadonlySet<number> {
  const rich = asIfRich(state, seat)
  const found: Goal[] = cornersOf(rich, seat).map((vertex) => ({ vertex, roads: 0 }))
  for (const { at: edge } of placesOf(rich, seat, 'road')) explore(rich, seat, edge, 1, NEAR, found)
  return new Set(found.map(({ vertex }) => vertex))
}

/** Builds the road, and goes on from where it newly comes to. */
function explore(rich: CatanState, seat: number, edge: number, roads: number, most: number, found: Goal[]): void {
  const ends = newEnds(rich, seat, edge)
  const after = afterAction(rich, seat, actionAt('road', { kind: 'edge', at: edge }))
  for (const vertex of cornersOf(after, seat)) if (ends.includes(vertex)) found.push({ vertex, roads })
  if (roads === most) return
  for (const { at: next } of placesOf(after, seat, 'road')) {
    const touches = ends.includes(geometry.EDGE_A[next]!) || ends.includes(geometry.EDGE_B[next]!)
    if (touches) explore(after, seat, next, roads + 1, most, found)
  }
}
