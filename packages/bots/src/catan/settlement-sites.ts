import { type CatanState, geometry } from '@serai/catan'
import { layout, masks } from '@serai/catan/raw'
import type { Production } from './production.ts'
import * as terms from './term-indices.ts'

const { BUILDING, FREE_VERTICES, ROAD, ROADABLE, ROADS_LEFT, SETTLEMENTS_LEFT, TOUCHED } = layout
const { EDGE_ENDS, VERTEX_BIT, VERTEX_WORD } = masks
const { PLACE, PLACE_NEXT, PLACE_ONE, PLACE_TWO } = terms
const vertexEdges = geometry.VERTEX_EDGES
const vertexVertices = geometry.VERTEX_VERTICES

/** Where a seat may settle, now and with the next roads. */
export class SettlementSites {
  readonly #w: Float64Array
  readonly #terms: Float64Array
  readonly #production: Production
  /** 2: a place to settle now, 1: at one road, 0: none. */
  readonly reach = new Int32Array(4)

  /** Terms are written to `into`. */
  constructor(w: Float64Array, production: Production, into: Float64Array) {
    this.#w = w
    this.#production = production
    this.#terms = into
  }

  /** The best places by the number of roads they still take; after the sum of the same seat's production. */
  sum(s: CatanState, p: number): number {
    const reach = this.reach
    const into = this.#terms
    const production = this.#production
    reach[p] = 0
    into[PLACE] = into[PLACE_NEXT] = into[PLACE_ONE] = into[PLACE_TWO] = 0
    if (s[SETTLEMENTS_LEFT + p] === 0) return 0
    const w = this.#w
    production.weighSites(s, p)
    const free = s[FREE_VERTICES]!
    const freeHigh = s[FREE_VERTICES + 1]!
    const touched = s[TOUCHED + 2 * p]!
    const touchedHigh = s[TOUCHED + 2 * p + 1]!

    let best = 0
    let next = 0
    for (let rest = free & touched; rest !== 0; rest &= rest - 1) {
      const worth = production.site(31 - Math.clz32(rest & -rest))
      if (worth > best) {
        next = best
        best = worth
      } else if (worth > next) next = worth
    }
    for (let rest = freeHigh & touchedHigh; rest !== 0; rest &= rest - 1) {
      const worth = production.site(58 - Math.clz32(rest & -rest))
      if (worth > best) {
        next = best
        best = worth
      } else if (worth > next) next = worth
    }
    let value = w[PLACE]! * best + w[PLACE_NEXT]! * next
    into[PLACE] = best
    into[PLACE_NEXT] = next
    if (best > 0) reach[p] = 2
    if (s[ROADS_LEFT + p] === 0) return value

    let one = 0
    let oneHigh = 0
    const roadable = ROADABLE + 3 * p
    for (let word = 0, first = 31; word < 3; word++, first += 24) {
      for (let rest = s[roadable + word]!; rest !== 0; rest &= rest - 1) {
        const edge = 2 * (first - Math.clz32(rest & -rest))
        one |= EDGE_ENDS[edge]!
        oneHigh |= EDGE_ENDS[edge + 1]!
      }
    }
    one &= ~touched
    oneHigh &= ~touchedHigh

    let two = 0
    let twoHigh = 0
    let bestOne = 0
    for (let half = 0; half < 2; half++) {
      const first = half === 0 ? 31 : 58
      const open = half === 0 ? free : freeHigh
      for (let rest = half === 0 ? one : oneHigh; rest !== 0; rest &= rest - 1) {
        const bit = rest & -rest
        const vertex = first - Math.clz32(bit)
        if ((open & bit) !== 0) {
          const worth = production.site(vertex)
          if (worth > bestOne) bestOne = worth
        }
        if (s[BUILDING + vertex] !== 0) continue
        for (let i = 3 * vertex; i < 3 * vertex + 3; i++) {
          const edge = vertexEdges[i]!
          if (edge < 0 || s[ROAD + edge] !== 0) continue
          const far = vertexVertices[i]!
          if (VERTEX_WORD[far] === 0) two |= VERTEX_BIT[far]!
          else twoHigh |= VERTEX_BIT[far]!
        }
      }
    }
    let bestTwo = 0
    for (let rest = two & free & ~one & ~touched; rest !== 0; rest &= rest - 1) {
      const worth = production.site(31 - Math.clz32(rest & -rest))
      if (worth > bestTwo) bestTwo = worth
    }
    for (let rest = twoHigh & freeHigh & ~oneHigh & ~touchedHigh; rest !== 0; rest &= rest - 1) {
      const worth = production.site(58 - Math.clz32(rest & -rest))
      if (worth > bestTwo) bestTwo = worth
    }
    if (bestOne > 0 && best === 0) reach[p] = 1
    into[PLACE_ONE] = bestOne
    into[PLACE_TWO] = bestTwo
    value += w[PLACE_ONE]! * bestOne + w[PLACE_TWO]! * bestTwo
    return value
  }
}
