import { type CatanState, geometry, layout, pips, RESOURCES } from '@serai/catan'
import { isOwn } from './reach.ts'

const { HARBOUR, NUMBER, ROBBER, TERRAIN, YIELD } = layout
const { HEXES, VERTEX_HARBOUR, VERTICES } = geometry
const TYPES = RESOURCES.length

/** Pips by resource of what a seat has built; a city counts twice. The robber is left out of account. */
export function pipsOf(s: CatanState, seat: number): number[] {
  const out = new Array<number>(TYPES).fill(0)
  for (let hex = 0; hex < HEXES; hex++) {
    const resource = s[TERRAIN + hex]!
    if (resource < TYPES) out[resource]! += s[YIELD + 4 * hex + seat]! * pips(s[NUMBER + hex]!)
  }
  return out
}

/**
 * Cards by resource that a seat may expect of one roll, whoever rolls, with the robber where it stands. The bank's limits
 * (R50) are left out: they hardly ever matter.
 */
export function expectedCards(s: CatanState, seat: number): number[] {
  const out = new Array<number>(TYPES).fill(0)
  for (let hex = 0; hex < HEXES; hex++) {
    const resource = s[TERRAIN + hex]!
    if (resource >= TYPES || hex === s[ROBBER]) continue
    out[resource]! += (s[YIELD + 4 * hex + seat]! * pips(s[NUMBER + hex]!)) / 36
  }
  return out
}

/** Kinds of the harbours that a seat can use. */
export function harboursOf(s: CatanState, seat: number): number[] {
  const kinds = new Set<number>()
  for (let vertex = 0; vertex < VERTICES; vertex++) {
    const place = VERTEX_HARBOUR[vertex]!
    if (place >= 0 && isOwn(s, vertex, seat)) kinds.add(s[HARBOUR + place]!)
  }
  return [...kinds].sort((a, b) => a - b)
}
