import { boardOf, type CatanState, catan } from '@serai/catan'
import { actions, layout, stage } from '@serai/catan/raw'
import { type Refusal, refuse } from '@serai/kernel'
import { analyse, type BoardAnalysis } from '../analysis/analysis.ts'
import { classicDrafter, roadToward } from './classic-drafter.ts'
import { type Drafter, isDrafting, type Placement, placeNext } from './draft-state.ts'
import { greedyDrafter } from './greedy-drafter.ts'
import { maxminDrafter } from './maxmin-drafter.ts'
import { type PlaceFacts, placeFacts } from './place-facts.ts'
import { classicValues, expertValues, maxminValues, type PlaceValues, ranking } from './place-values.ts'
import { type Reason, reasonsFor } from './reasons.ts'

const { ACTIVE, SETUP_VERTEX, STAGE } = layout

export const ADVICE_METHODS = ['classic', 'maxmin', 'expert'] as const
export type AdviceMethod = (typeof ADVICE_METHODS)[number]

/** As many as a list and a picture show. */
const BEST_PLACES = 4

/** A place for a settlement, and what speaks for it. */
export interface PlaceAdvice extends PlaceFacts {
  /** The road to build beside it. */
  readonly edge: number
  /** In the unit of the method: its score, the worst-off seat's value (10 a resource, 1 a pip), or the chance to win. */
  readonly worth: number
  readonly reasons: readonly Reason[]
}

export interface Advice {
  readonly method: AdviceMethod
  readonly seat: number
  /** What the others are expected to place before it is this seat's turn. */
  readonly foreseen: readonly (Placement & { readonly seat: number })[]
  /** The best first. */
  readonly places: readonly PlaceAdvice[]
  /** By vertex: the worth of a settlement there, null where none may stand. */
  readonly worth: readonly (number | null)[]
  /** The same from 0 (the poorest free vertex) to 1 (the best). */
  readonly heat: readonly (number | null)[]
}

interface Method {
  placeValues(analysis: BoardAnalysis, s: CatanState): PlaceValues
  drafter(analysis: BoardAnalysis, s: CatanState): Drafter
}

const METHODS: { readonly [M in AdviceMethod]: Method } = {
  classic: { placeValues: classicValues, drafter: (analysis) => classicDrafter(analysis) },
  maxmin: { placeValues: maxminValues, drafter: maxminDrafter },
  expert: { placeValues: expertValues, drafter: () => greedyDrafter },
}

/**
 * The best places for a seat at any moment of the setup. `s` is a state of the engine in the setup, open or as a seat
 * sees it. Where it is another seat's turn, the placements before the asked seat's turn are foreseen by the method.
 */
export function advise(
  s: CatanState,
  seat: number,
  method: AdviceMethod,
  most = BEST_PLACES,
): Advice | Refusal<'E_NOT_DRAFTING'> {
  const position = s.slice()
  position[layout.VIEWER] = layout.OPEN
  const analysis = analyse(boardOf(s))
  const { placeValues, drafter } = METHODS[method]
  const foreseen: (Placement & { readonly seat: number })[] = []
  const others = isDrafting(position) && position[ACTIVE] !== seat ? drafter(analysis, position) : null
  while (isDrafting(position) && position[ACTIVE] !== seat) {
    const placing = position[ACTIVE]!
    foreseen.push({ seat: placing, ...placeNext(position, others!) })
  }
  if (!isDrafting(position)) return refuse('E_NOT_DRAFTING', { seat })
  const values = placeValues(analysis, position)
  const placed = position[SETUP_VERTEX]!
  const isRoad = position[STAGE] === stage.STAGE_SETUP_ROAD
  const order = isRoad ? [placed] : ranking(values)
  const places = order.slice(0, most).map((vertex): PlaceAdvice => {
    const facts = placeFacts(analysis, position, vertex)
    const edge = roadFor(analysis, position, vertex, isRoad, method)
    const worth = values.worth[vertex] ?? 0
    return { ...facts, edge, worth, reasons: reasonsFor(analysis, position, facts, values) }
  })
  return { method, seat, foreseen, places, worth: values.worth, heat: heatOf(values.worth) }
}

function heatOf(worth: readonly (number | null)[]): (number | null)[] {
  const known = worth.filter((some) => some !== null)
  const least = Math.min(...known)
  const range = Math.max(...known) - least || 1
  return worth.map((some) => (some === null ? null : (some - least) / range))
}

const after = new Int32Array(layout.WORDS)
const edges: number[] = []

function roadFor(
  analysis: BoardAnalysis,
  s: CatanState,
  vertex: number,
  isPlaced: boolean,
  method: AdviceMethod,
): number {
  after.set(s)
  const seat = after[ACTIVE]!
  if (!isPlaced) catan.apply(after, seat, actions.PLACE_SETUP_SETTLEMENT + vertex)
  const count = catan.legal(after, seat, edges)
  for (let i = 0; i < count; i++) edges[i]! -= actions.PLACE_SETUP_ROAD
  return method === 'expert'
    ? greedyDrafter.road(after, vertex, edges, count)
    : roadToward(after, analysis, vertex, edges, count)
}
