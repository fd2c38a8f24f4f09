import { catanValue } from '@serai/bots'
import { type CatanState, geometry, pips, RESOURCES } from '@serai/catan'
import { layout } from '@serai/catan/raw'
import { roadsToBuild, UNREACHABLE } from '../analysis/road-distance.ts'

const { FIRST, FREE_VERTICES, NUMBER, SEATS, TERRAIN, YIELD } = layout
const { HEXES, VERTEX_HEXES, VERTICES } = geometry
const TYPES = RESOURCES.length

/** Terms of the bots' value that differ after a setup. */
const VALUE_TERMS = [
  'wood',
  'brick',
  'sheep',
  'wheat',
  'ore',
  'woodRoot',
  'brickRoot',
  'sheepRoot',
  'wheatRoot',
  'oreRoot',
  'roadPair',
  'cityPair',
  'cardSet',
  'harbour',
  'placeOne',
  'placeTwo',
  'city',
  'settlementOneRoad',
  'card',
  'road',
  'cards',
] as const

/**
 * What may decide who wins, of a seat after the setup: the bots' terms; its share of what all seats produce of a
 * resource; vertices that it reaches before all others, or together with another; the places among them, by pips a road.
 */
export const SETUP_TERMS: readonly string[] = [
  ...VALUE_TERMS,
  ...RESOURCES.map((name) => `${name}Share`),
  'land',
  'sharedLand',
  'room',
]

const indices = VALUE_TERMS.map((name) => catanValue.WEIGHT_NAMES.indexOf(name))
const SHARES = VALUE_TERMS.length
const LAND = SHARES + TYPES
const COUNT = SETUP_TERMS.length
const MOST_SEATS = 4

const value = new catanValue.Value()
const produced = new Float64Array(MOST_SEATS * TYPES)
const roads = new Int8Array(MOST_SEATS * VERTICES)

/** The terms of all seats in draft order, at COUNT * draft seat + term. */
export function readSetupTerms(s: CatanState, out = new Float64Array(MOST_SEATS * COUNT)): Float64Array {
  const seats = s[SEATS]!
  value.setBoard(s)
  produce(s, seats)
  for (let seat = 0; seat < seats; seat++) roadsToBuild(s, seat, roads, VERTICES * seat)
  for (let draft = 0; draft < seats; draft++) {
    const seat = (s[FIRST]! + draft) % seats
    const at = COUNT * draft
    const terms = value.terms(s, seat)
    for (let i = 0; i < SHARES; i++) out[at + i] = terms[indices[i]!]!
    for (let r = 0; r < TYPES; r++) {
      let all = 0
      for (let other = 0; other < seats; other++) all += produced[TYPES * other + r]!
      out[at + SHARES + r] = all === 0 ? 0 : produced[TYPES * seat + r]! / all
    }
    land(s, seat, seats, out, at + LAND)
  }
  return out
}

function produce(s: CatanState, seats: number): void {
  produced.fill(0)
  for (let hex = 0; hex < HEXES; hex++) {
    const resource = s[TERRAIN + hex]!
    if (resource >= TYPES) continue
    const chance = pips(s[NUMBER + hex]!)
    for (let seat = 0; seat < seats; seat++) produced[TYPES * seat + resource]! += s[YIELD + 4 * hex + seat]! * chance
  }
}

function land(s: CatanState, seat: number, seats: number, out: Float64Array, at: number): void {
  let own = 0
  let shared = 0
  let room = 0
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    const mine = roads[VERTICES * seat + vertex]!
    if (mine === UNREACHABLE) continue
    let theirs = UNREACHABLE
    for (let other = 0; other < seats; other++) {
      if (other !== seat && roads[VERTICES * other + vertex]! < theirs) theirs = roads[VERTICES * other + vertex]!
    }
    if (mine === theirs) shared++
    if (mine >= theirs) continue
    own++
    const isFree = ((s[FREE_VERTICES + (vertex < 27 ? 0 : 1)]! >> (vertex % 27)) & 1) !== 0
    if (isFree && mine > 0) room += vertexPips(s, vertex) / 36 / mine
  }
  out[at] = own
  out[at + 1] = shared
  out[at + 2] = room
}

function vertexPips(s: CatanState, vertex: number): number {
  let sum = 0
  for (let i = 3 * vertex; i < 3 * vertex + 3; i++) {
    if (VERTEX_HEXES[i]! >= 0) sum += pips(s[NUMBER + VERTEX_HEXES[i]!]!)
  }
  return sum
}
