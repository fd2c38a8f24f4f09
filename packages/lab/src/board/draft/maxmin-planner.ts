import { type CatanState, catan } from '@serai/catan'
import type { BoardAnalysis } from '../analysis/analysis.ts'
import { DraftChoices } from './draft-choices.ts'

/** What every seat takes, and what the worst-off seat has then. */
export interface Allocation {
  /** Every seat that had a choice has at least so many resources. */
  readonly types: number
  readonly pips: number
  /** By seat: the vertices still to take, none to two. */
  readonly take: readonly (readonly number[])[]
}

const MOST_PIPS = 255
const MOST_TYPES = 5
/** R171: pips that differ by more are not even, and not worth a full set for all. */
const EVEN = 0.15
/** Steps of a search, so that advice is bounded; ordinary boards need a few thousand. */
const MOST_STEPS = 400_000

/**
 * Shares the free vertices out, max-min between players: first the worst-off seat has as many resources as possible,
 * then as many pips, then the best-off seat as few pips. A resource is given up for all where the pips would be uneven
 * with it. Seats without a settlement are alike to it.
 */
export class MaxminPlanner {
  readonly #choices: DraftChoices
  readonly #seats: number
  /** By seat: its choices, or none when it has both settlements. */
  readonly #lists: readonly (Int16Array | null)[]
  readonly #pairs: Int16Array
  /** Pips of the seats that have both settlements. */
  readonly #settled: readonly number[]
  /** By depth of the search: the choices that still fit. */
  readonly #fitting: readonly Int16Array[]
  readonly #chosen: Int16Array
  #steps = 0
  /** The search leaves out choices with fewer resources. */
  #types = 0

  constructor(analysis: BoardAnalysis, s: CatanState) {
    const choices = new DraftChoices(analysis, s)
    this.#choices = choices
    this.#seats = catan.seatCount(s)
    const owned = Array.from({ length: this.#seats }, (_, seat) => choices.owned(s, seat))
    const isOpen = owned.some(({ settlements }) => settlements === 0)
    this.#pairs = isOpen ? choices.pairs() : new Int16Array(0)
    this.#lists = owned.map(({ settlements, pips, types }) =>
      settlements === 2 ? null : settlements === 1 ? choices.singles(pips, types) : this.#pairs,
    )
    this.#settled = owned.filter(({ settlements }) => settlements === 2).map(({ pips }) => pips)
    this.#fitting = Array.from({ length: this.#seats }, () => new Int16Array(1431))
    this.#chosen = new Int16Array(this.#seats)
  }

  solve(): Allocation {
    const order = this.#order(-1)
    let best: (Allocation & { readonly spread: number }) | null = null
    for (let types = MOST_TYPES; types >= 0; types--) {
      this.#types = types
      if (!this.#exists(order, 0, MOST_PIPS, -1)) continue
      const pips = this.#highestFloor(order)
      let ceiling = pips
      while (!this.#exists(order, pips, ceiling, -1)) ceiling++
      const most = Math.max(ceiling, ...this.#settled)
      const spread = (most - pips) / most
      const found = { types, pips, take: this.#taken(order), spread }
      if (best === null || spread < best.spread) best = found
      if (spread <= EVEN) break
    }
    if (best === null) throw new Error('no room for the setup')
    this.#types = best.types
    return { types: best.types, pips: best.pips, take: best.take }
  }

  /** What the worst-off seat has if this seat takes this vertex and the rest is shared out as well as possible. */
  worstWith(seat: number, vertex: number, best: Allocation): Pick<Allocation, 'types' | 'pips'> {
    const list = this.#lists[seat]!
    const choices = this.#choices
    const order = this.#order(seat)
    for (let types = best.types; types >= 0; types--) {
      this.#types = types
      let own = -1
      for (let i = 0; i < list.length && own < 0; i++) {
        const choice = list[i]!
        const isIt = choices.first[choice] === vertex || choices.second[choice] === vertex
        if (isIt && choices.types[choice]! >= types) own = choices.pips[choice]!
      }
      for (let pips = Math.min(best.pips, own); pips >= 0; pips--) {
        if (this.#exists(order, pips, MOST_PIPS, vertex)) return { types, pips }
      }
    }
    return { types: 0, pips: 0 }
  }

  /** By halving: what can be had at a value can be had at every lower one. */
  #highestFloor(order: readonly number[]): number {
    let low = 0
    let high = Math.min(MOST_PIPS, ...this.#settled)
    for (const seat of order) {
      const list = this.#lists[seat]!
      high = Math.min(high, list.length === 0 ? 0 : this.#choices.pips[list[0]!]!)
    }
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.#exists(order, middle, MOST_PIPS, -1)) low = middle
      else high = middle - 1
    }
    return low
  }

  /** Seats that choose: the one asked about, those with one settlement left, then those with two. */
  #order(asked: number): number[] {
    const isPair = (seat: number): number => (this.#lists[seat] === this.#pairs ? 1 : 0)
    return [...this.#lists.keys()]
      .filter((seat) => this.#lists[seat] !== null)
      .sort((a, b) => Number(b === asked) - Number(a === asked) || isPair(a) - isPair(b) || a - b)
  }

  /** Is there an allocation with everybody's pips from floor to ceiling? The first seat of the order must take `vertex`, if one is given. */
  #exists(order: readonly number[], floor: number, ceiling: number, vertex: number): boolean {
    if (order.length === 0) return true
    const fitting = this.#fitting[0]!
    const { first, second } = this.#choices
    let size = this.#within(this.#lists[order[0]!]!, floor, ceiling, fitting)
    if (vertex >= 0) {
      let kept = 0
      for (let i = 0; i < size; i++) {
        if (first[fitting[i]!] === vertex || second[fitting[i]!] === vertex) fitting[kept++] = fitting[i]!
      }
      size = kept
    }
    this.#steps = MOST_STEPS
    return this.#search(order, 0, size, floor, ceiling, 0, 0, vertex >= 0)
  }

  #within(list: Int16Array, floor: number, ceiling: number, into: Int16Array): number {
    const { pips, types } = this.#choices
    const least = this.#types
    let size = 0
    // From the least on: what is enough leaves the most for the others.
    for (let i = list.length - 1; i >= 0; i--) {
      const choice = list[i]!
      if (pips[choice]! > ceiling) break
      if (pips[choice]! >= floor && types[choice]! >= least) into[size++] = choice
    }
    return size
  }

  #search(
    order: readonly number[],
    depth: number,
    size: number,
    floor: number,
    ceiling: number,
    low: number,
    high: number,
    isFixed: boolean,
  ): boolean {
    const fitting = this.#fitting[depth]!
    const { closedLow, closedHigh } = this.#choices
    const isLast = depth + 1 === order.length
    for (let i = 0; i < size; i++) {
      const choice = fitting[i]!
      this.#chosen[depth] = choice
      if (isLast) return true
      const nextLow = low | closedLow[choice]!
      const nextHigh = high | closedHigh[choice]!
      const list = this.#lists[order[depth + 1]!]!
      const isAlike = list === this.#lists[order[depth]!] && !(isFixed && depth === 0)
      const left = isAlike
        ? this.#filter(fitting, i + 1, size, depth + 1, nextLow, nextHigh)
        : this.#fill(list, floor, ceiling, depth + 1, nextLow, nextHigh)
      if (left >= 1 && this.#search(order, depth + 1, left, floor, ceiling, nextLow, nextHigh, isFixed)) return true
      if (this.#steps <= 0) return false
    }
    return false
  }

  #filter(from: Int16Array, start: number, end: number, depth: number, low: number, high: number): number {
    const into = this.#fitting[depth]!
    const choices = this.#choices
    let size = 0
    for (let i = start; i < end; i++) {
      const choice = from[i]!
      if (((choices.low[choice]! & low) | (choices.high[choice]! & high)) === 0) into[size++] = choice
    }
    this.#steps -= end - start
    return size
  }

  #fill(list: Int16Array, floor: number, ceiling: number, depth: number, low: number, high: number): number {
    const fitting = this.#fitting[depth]!
    const size = this.#within(list, floor, ceiling, fitting)
    return this.#filter(fitting, 0, size, depth, low, high)
  }

  /** The least to the earliest of seats that are alike: the turn order makes up for it. */
  #taken(order: readonly number[]): number[][] {
    const { first, second, pips } = this.#choices
    const take: number[][] = Array.from({ length: this.#seats }, () => [])
    const alike = order.filter((seat) => this.#lists[seat] === this.#pairs)
    const pairs = [...this.#chosen.subarray(order.length - alike.length, order.length)].sort(
      (a, b) => pips[a]! - pips[b]! || a - b,
    )
    order.forEach((seat, depth) => {
      const choice = this.#lists[seat] === this.#pairs ? pairs[alike.indexOf(seat)]! : this.#chosen[depth]!
      take[seat] = [first[choice]!, second[choice]!].filter((vertex) => vertex >= 0)
    })
    return take
  }
}
