import { type CatanState, geometry, RESOURCES } from '@serai/catan'
import { layout, masks } from '@serai/catan/raw'
import type { BoardAnalysis } from '../analysis/analysis.ts'

const { FREE_VERTICES, SETTLEMENTS } = layout
const { VERTEX_BIT, VERTEX_CLOSURE, VERTEX_WORD } = masks
const { VERTICES } = geometry
const TYPES = RESOURCES.length
const ALL_TYPES = (1 << TYPES) - 1

/** 54 * 53 / 2 pairs of vertices, and for each seat at most 54 single ones. */
const MOST = 1431 + 4 * VERTICES

const COUNT_TYPES = Uint8Array.from({ length: ALL_TYPES + 1 }, (_, set) => {
  let count = 0
  for (let rest = set; rest !== 0; rest &= rest - 1) count++
  return count
})

/**
 * What a seat may still take in the setup: one vertex, or two for a seat without a settlement. Lists hold indices into
 * these columns; a list is sorted by pips, the best first.
 */
export class DraftChoices {
  readonly first = new Int8Array(MOST)
  /** -1 for a single vertex. */
  readonly second = new Int8Array(MOST)
  /** Pips and number of resources of the seat with this choice. */
  readonly pips = new Uint8Array(MOST)
  readonly types = new Uint8Array(MOST)
  /** The vertices, and what they close (R84), in the two words of a mask. */
  readonly low = new Int32Array(MOST)
  readonly high = new Int32Array(MOST)
  readonly closedLow = new Int32Array(MOST)
  readonly closedHigh = new Int32Array(MOST)
  #size = 0
  readonly #typesAt = new Uint8Array(VERTICES)
  readonly #free: number[] = []
  readonly #analysis: BoardAnalysis

  constructor(analysis: BoardAnalysis, s: CatanState) {
    this.#analysis = analysis
    for (let vertex = 0; vertex < VERTICES; vertex++) {
      for (let r = 0; r < TYPES; r++)
        if (analysis.production[TYPES * vertex + r] !== 0) this.#typesAt[vertex]! |= 1 << r
      if ((s[FREE_VERTICES + VERTEX_WORD[vertex]!]! & VERTEX_BIT[vertex]!) !== 0) this.#free.push(vertex)
    }
  }

  /** Of two vertices. */
  pairs(): Int16Array {
    const from = this.#size
    const free = this.#free
    for (let i = 0; i < free.length; i++) {
      const a = free[i]!
      for (let j = i + 1; j < free.length; j++) {
        const b = free[j]!
        if ((VERTEX_CLOSURE[2 * a + VERTEX_WORD[b]!]! & VERTEX_BIT[b]!) === 0) this.#add(a, b, 0, 0)
      }
    }
    return this.#sorted(from)
  }

  /** Of one vertex, beside what the seat has. */
  singles(pips: number, types: number): Int16Array {
    const from = this.#size
    for (const vertex of this.#free) this.#add(vertex, -1, pips, types)
    return this.#sorted(from)
  }

  /** Pips and set of resources of a seat's settlements. */
  owned(s: CatanState, seat: number): { readonly settlements: number; readonly pips: number; readonly types: number } {
    let settlements = 0
    let pips = 0
    let types = 0
    for (let vertex = 0; vertex < VERTICES; vertex++) {
      if ((s[SETTLEMENTS + 2 * seat + VERTEX_WORD[vertex]!]! & VERTEX_BIT[vertex]!) === 0) continue
      settlements++
      pips += this.#analysis.vertexPips[vertex]!
      types |= this.#typesAt[vertex]!
    }
    return { settlements, pips, types }
  }

  #add(a: number, b: number, pips: number, types: number): void {
    const at = this.#size++
    const { vertexPips } = this.#analysis
    this.first[at] = a
    this.second[at] = b
    this.pips[at] = pips + vertexPips[a]! + (b < 0 ? 0 : vertexPips[b]!)
    this.types[at] = COUNT_TYPES[types | this.#typesAt[a]! | (b < 0 ? 0 : this.#typesAt[b]!)]!
    for (const vertex of b < 0 ? [a] : [a, b]) {
      if (VERTEX_WORD[vertex] === 0) this.low[at]! |= VERTEX_BIT[vertex]!
      else this.high[at]! |= VERTEX_BIT[vertex]!
      this.closedLow[at]! |= VERTEX_CLOSURE[2 * vertex]!
      this.closedHigh[at]! |= VERTEX_CLOSURE[2 * vertex + 1]!
    }
  }

  /** By counting: pips are small numbers. */
  #sorted(from: number): Int16Array {
    const starts = new Int32Array(258)
    for (let i = from; i < this.#size; i++) starts[256 - this.pips[i]!]!++
    for (let i = 1; i < 258; i++) starts[i]! += starts[i - 1]!
    const list = new Int16Array(this.#size - from)
    for (let i = from; i < this.#size; i++) list[starts[255 - this.pips[i]!]!++] = i
    return list
  }
}
