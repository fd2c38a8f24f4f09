import type { Action, Refusal, Seat, SeatSet } from '@serai/kernel'
import { makeAction } from './action.ts'
import { EDGE_A, EDGE_B, EDGES, HARBOUR_EDGES, VERTICES } from './board/geometry.ts'
import { EDGE_BIT, EDGE_WORD, VERTEX_BIT, VERTEX_WORD } from './board/masks.ts'
import { check } from './check/check.ts'
import { REFUSALS } from './check/refusals.ts'
import { buildingAt, type Counts, handOf } from './read.ts'
import { putRoad } from './rules/place.ts'
import * as layout from './state/layout.ts'
import { COSTS, KNIGHT, LARGEST_ARMY_MINIMUM, LONGEST_ROAD_MINIMUM, type Purchase } from './vocabulary.ts'

type CatanState = layout.CatanState

export type Piece = 'road' | 'settlement' | 'city'

/** Where the board and the stock let a seat build, whatever it costs and whoever's turn it is (R83-R86). */
export function placesFor(s: CatanState, seat: Seat, piece: Piece): readonly number[] {
  switch (piece) {
    case 'road':
      return s[layout.ROADS_LEFT + seat] === 0 ? [] : edgesOf(s, layout.ROADABLE + 3 * seat)
    case 'settlement':
      return s[layout.SETTLEMENTS_LEFT + seat] === 0 ? [] : openCorners(s, seat)
    case 'city':
      return s[layout.CITIES_LEFT + seat] === 0 ? [] : verticesOf(s, layout.SETTLEMENTS + 2 * seat)
  }
}

/** What a seat has a piece and a place for, the dearest first: only cards may be missing. */
export function openPurchases(s: CatanState, seat: Seat): readonly Purchase[] {
  const isOpen: { readonly [P in Purchase]: boolean } = {
    city: placesFor(s, seat, 'city').length > 0,
    settlement: placesFor(s, seat, 'settlement').length > 0,
    card: s[layout.DECK_SIZE]! > 0,
    road: placesFor(s, seat, 'road').length > 0,
  }
  return (['city', 'settlement', 'card', 'road'] as const).filter((purchase) => isOpen[purchase])
}

/** The cards that the hand lacks for this. */
export function missingFor(s: CatanState, seat: Seat, purchase: Purchase): Counts {
  const hand = handOf(s, seat)
  return COSTS[purchase].map((cost, resource) => Math.max(0, cost - hand[resource]!))
}

/** A corner where a seat could settle (R84, R85), and the roads that are still to be built to it. */
export interface Goal {
  readonly vertex: number
  readonly roads: number
}

/** The corners that a road of the seat leads to with at most `most` roads more, and that were not open before it. */
export function goalsBeyond(s: CatanState, seat: Seat, edge: number, most: number): readonly Goal[] {
  const before = new Set(placesFor(s, seat, 'settlement'))
  const found: Goal[] = []
  explore(s, seat, edge, 0, most, found)
  return found.filter(({ vertex }) => !before.has(vertex))
}

/** Every corner that a seat can settle now, or with at most `most` roads. */
export function goalsWithin(s: CatanState, seat: Seat, most: number): ReadonlySet<number> {
  const found: Goal[] = placesFor(s, seat, 'settlement').map((vertex) => ({ vertex, roads: 0 }))
  for (const edge of placesFor(s, seat, 'road')) explore(s, seat, edge, 1, most, found)
  return new Set(found.map(({ vertex }) => vertex))
}

/** Builds the road on a copy, and goes on from the ends that it newly comes to. */
function explore(s: CatanState, seat: Seat, edge: number, roads: number, most: number, found: Goal[]): void {
  if (roads > most) return
  const ends = [EDGE_A[edge]!, EDGE_B[edge]!].filter((vertex) => !isReached(s, seat, vertex))
  const after = s.slice()
  putRoad(after, seat, edge)
  for (const vertex of placesFor(after, seat, 'settlement')) if (ends.includes(vertex)) found.push({ vertex, roads })
  for (const next of placesFor(after, seat, 'road')) {
    if (ends.includes(EDGE_A[next]!) || ends.includes(EDGE_B[next]!)) explore(after, seat, next, roads + 1, most, found)
  }
}

/** Has the seat a road or a building at this vertex? */
function isReached(s: CatanState, seat: Seat, vertex: number): boolean {
  return [layout.TOUCHED, layout.SETTLEMENTS, layout.CITIES].some(
    (field) => (s[field + 2 * seat + VERTEX_WORD[vertex]!]! & VERTEX_BIT[vertex]!) !== 0,
  )
}

/** R121: the length with which a seat would take Longest Road from its holder. */
export function lengthForLongestRoad(s: CatanState): number {
  const holder = s[layout.LONGEST_ROAD]!
  return holder < 0 ? LONGEST_ROAD_MINIMUM : Math.max(LONGEST_ROAD_MINIMUM, s[layout.ROAD_LENGTH + holder]! + 1)
}

/** R115: the knights with which a seat would take Largest Army from its holder. */
export function knightsForLargestArmy(s: CatanState): number {
  const holder = s[layout.LARGEST_ARMY]!
  if (holder < 0) return LARGEST_ARMY_MINIMUM
  return Math.max(LARGEST_ARMY_MINIMUM, s[layout.CARDS_SHOWN + 5 * holder + KNIGHT]! + 1)
}

/** The seats that a hex pays when its number comes and no robber is there. */
export function seatsPaidBy(s: CatanState, hex: number): SeatSet {
  let seats = 0
  for (let p = 0; p < s[layout.SEATS]!; p++) if (s[layout.YIELD + 4 * hex + p]! > 0) seats |= 1 << p
  return seats
}

/** R58: whom a seat may rob now, in their order. */
export function seatsToRob(s: CatanState, seat: Seat): readonly Seat[] {
  return indices(s[layout.SEATS]!).filter(
    (victim) => !check(s, seat, makeAction({ type: 'STEAL_RANDOM_CARD', victim })),
  )
}

/** The harbour places at which a seat has a building. */
export function harboursOf(s: CatanState, seat: Seat): readonly number[] {
  const isOwn = (vertex: number) => buildingAt(s, vertex)?.seat === seat
  return HARBOUR_EDGES.flatMap((edge, place) => (isOwn(EDGE_A[edge]!) || isOwn(EDGE_B[edge]!) ? [place] : []))
}

/** Every action that builds this, legal or not. */
export function actionsFor(purchase: Purchase): readonly Action[] {
  const every = (count: number, make: (at: number) => Action) => Array.from({ length: count }, (_, at) => make(at))
  switch (purchase) {
    case 'road':
      return every(EDGES, (edge) => makeAction({ type: 'BUILD_ROAD', edge }))
    case 'settlement':
      return every(VERTICES, (vertex) => makeAction({ type: 'BUILD_SETTLEMENT', vertex }))
    case 'city':
      return every(VERTICES, (vertex) => makeAction({ type: 'UPGRADE_TO_CITY', vertex }))
    case 'card':
      return [makeAction({ type: 'BUY_DEVELOPMENT_CARD' })]
  }
}

/** Why a seat cannot build this anywhere now: of all refusals the one that came furthest; null when it can. */
export function whyNot(s: CatanState, seat: Seat, purchase: Purchase): Refusal | null {
  let furthest: Refusal | null = null
  const rank = (code: string) => (REFUSALS as readonly string[]).indexOf(code)
  for (const action of actionsFor(purchase)) {
    const refusal = check(s, seat, action)
    if (!refusal) return null
    if (!furthest || rank(refusal.code) > rank(furthest.code)) furthest = refusal
  }
  return furthest
}

function openCorners(s: CatanState, seat: Seat): readonly number[] {
  const open = [0, 1].map((word) => s[layout.FREE_VERTICES + word]! & s[layout.TOUCHED + 2 * seat + word]!)
  return indices(VERTICES).filter((vertex) => (open[VERTEX_WORD[vertex]!]! & VERTEX_BIT[vertex]!) !== 0)
}

function verticesOf(s: CatanState, at: number): readonly number[] {
  return indices(VERTICES).filter((vertex) => (s[at + VERTEX_WORD[vertex]!]! & VERTEX_BIT[vertex]!) !== 0)
}

function edgesOf(s: CatanState, at: number): readonly number[] {
  return indices(EDGES).filter((edge) => (s[at + EDGE_WORD[edge]!]! & EDGE_BIT[edge]!) !== 0)
}

function indices(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index)
}
