import { EDGE_A, EDGE_B, EDGES, VERTEX_EDGES, VERTEX_VERTICES, VERTICES } from '../board/geometry.ts'
import { roadLength } from '../rules/road-length.ts'
import * as layout from '../state/layout.ts'
import { STAGE_OVER } from '../state/stage.ts'
import { CARDS_PER_RESOURCE, DECK_CARDS, KNIGHT, VICTORY_POINT } from '../vocabulary.ts'

type CatanState = layout.CatanState

const range = (count: number): number[] => [...Array(count).keys()]
const sum = (s: CatanState, from: number, count: number): number =>
  s.subarray(from, from + count).reduce((a, b) => a + b, 0)
const at = (table: Int8Array, v: number): number[] =>
  [...table.subarray(3 * v, 3 * v + 3)].filter((place) => place >= 0)
const builder = (s: CatanState, v: number): number =>
  s[layout.BUILDING + v] === 0 ? -1 : (s[layout.BUILDING + v]! - 1) & 3

/** R163-R168: the first invariant that does not hold, or null. */
export function faultOf(s: CatanState): string | null {
  return cards(s) ?? pieces(s) ?? places(s) ?? networks(s) ?? awards(s) ?? points(s)
}

/** R163 */
function cards(s: CatanState): string | null {
  const seats = s[layout.SEATS]!
  for (const r of range(5)) {
    const held = range(seats).reduce((total, p) => total + s[layout.HAND + 5 * p + r]!, 0)
    if (s[layout.BANK + r]! < 0 || s[layout.BANK + r]! + held !== CARDS_PER_RESOURCE) return `resource ${r} is not 19`
  }
  for (const p of range(seats)) {
    if (s.subarray(layout.HAND + 5 * p, layout.HAND + 5 * p + 5).some((count) => count < 0))
      return `hand of ${p} below 0`
    if (sum(s, layout.HAND + 5 * p, 5) !== s[layout.HAND_SIZE + p]) return `hand size of ${p}`
    if (sum(s, layout.CARDS_HELD + 5 * p, 5) !== s[layout.CARDS_SIZE + p]) return `card count of ${p}`
    if (sum(s, layout.CARDS_NEW + 5 * p, 5) !== s[layout.NEW_SIZE + p]) return `new card count of ${p}`
  }
  if (sum(s, layout.DECK, 5) !== s[layout.DECK_SIZE]) return 'deck size'
  const all = s[layout.DECK_SIZE]! + sum(s, layout.CARDS_HELD, 20) + sum(s, layout.CARDS_SHOWN, 20)
  const everyone = s[layout.PLAYING] === (1 << seats) - 1
  return all > DECK_CARDS || (everyone && all !== DECK_CARDS) ? `${all} development cards` : null
}

/** R164 */
function pieces(s: CatanState): string | null {
  for (const p of range(s[layout.SEATS]!)) {
    const roads = range(EDGES).filter((e) => s[layout.ROAD + e] === p + 1).length
    const settlements = range(VERTICES).filter((v) => s[layout.BUILDING + v] === p + 1).length
    const cities = range(VERTICES).filter((v) => s[layout.BUILDING + v] === p + 5).length
    if (roads + s[layout.ROADS_LEFT + p]! !== 15) return `roads of ${p}`
    if (settlements + s[layout.SETTLEMENTS_LEFT + p]! !== 5) return `settlements of ${p}`
    if (cities + s[layout.CITIES_LEFT + p]! !== 4) return `cities of ${p}`
  }
  return null
}

/** R165 */
function places(s: CatanState): string | null {
  for (const v of range(VERTICES)) {
    if (s[layout.BUILDING + v] !== 0 && at(VERTEX_VERTICES, v).some((near) => s[layout.BUILDING + near] !== 0))
      return `distance at ${v}`
  }
  return s[layout.ROBBER]! >= 0 && s[layout.ROBBER]! < 19 ? null : 'robber'
}

/** R166 */
function networks(s: CatanState): string | null {
  const placing = s[layout.SETUP_VERTEX]!
  const abandoned = (p: number): boolean => ((s[layout.PLAYING]! >> p) & 1) === 0
  for (const v of range(VERTICES)) {
    const p = builder(s, v)
    if (p < 0 || v === placing || abandoned(p)) continue
    if (!at(VERTEX_EDGES, v).some((e) => s[layout.ROAD + e] === p + 1)) return `building ${v} without a road`
  }
  for (const edge of range(EDGES)) {
    const p = s[layout.ROAD + edge]! - 1
    if (p < 0) continue
    const seen = new Set([edge])
    const ends = [EDGE_A[edge]!, EDGE_B[edge]!]
    let touches = false
    for (const v of ends) {
      if (builder(s, v) === p) touches = true
      for (const next of at(VERTEX_EDGES, v)) {
        if (s[layout.ROAD + next] !== p + 1 || seen.has(next)) continue
        seen.add(next)
        ends.push(EDGE_A[next]!, EDGE_B[next]!)
      }
    }
    if (!touches) return `road ${edge} without a building`
  }
  return null
}

/** R167, and lengths as a full search gives them. */
function awards(s: CatanState): string | null {
  const playing = range(s[layout.SEATS]!).filter((p) => ((s[layout.PLAYING]! >> p) & 1) === 1)
  for (const p of playing) if (roadLength(s, p) !== s[layout.ROAD_LENGTH + p]) return `road length of ${p}`
  const road = s[layout.LONGEST_ROAD]!
  const length = (p: number): number => s[layout.ROAD_LENGTH + p]!
  if (road >= 0 && (length(road) < 5 || playing.some((p) => length(p) > length(road)))) return 'longest road'
  const army = s[layout.LARGEST_ARMY]!
  const knights = (p: number): number => s[layout.CARDS_SHOWN + 5 * p + KNIGHT]!
  return army >= 0 && (knights(army) < 3 || playing.some((p) => knights(p) > knights(army))) ? 'largest army' : null
}

/** R168 */
function points(s: CatanState): string | null {
  for (const p of range(s[layout.SEATS]!)) {
    let score = 0
    for (const v of range(VERTICES)) if (builder(s, v) === p) score += s[layout.BUILDING + v]! > 4 ? 2 : 1
    if (s[layout.LONGEST_ROAD] === p) score += 2
    if (s[layout.LARGEST_ARMY] === p) score += 2
    if (score !== s[layout.POINTS + p]) return `points of ${p}`
    const won = score + s[layout.CARDS_HELD + 5 * p + VICTORY_POINT]! >= s[layout.TARGET]!
    if (won && p === s[layout.ACTIVE] && s[layout.STAGE] !== STAGE_OVER) return `${p} has won and plays on`
  }
  return null
}
