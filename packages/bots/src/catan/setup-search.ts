import { type CatanState, catan } from '@serai/catan'
import { actions as act, layout, stage } from '@serai/catan/raw'
import type { Action } from '@serai/kernel'
import type { Policy } from './policy.ts'

const { ACTIVE, SEATS, SETUP_STEP, STAGE, WORDS } = layout
const { STAGE_SETUP_SETTLEMENT } = stage
const settlement = act.PLACE_SETUP_SETTLEMENT

/** Places that are ranked, by what they would produce; the rest is never the best. */
const RANKED = 10
/** First settlements that are looked at further. */
const FIRSTS = 4
/** Second ones for each of them. */
const SECONDS = 2

/**
 * Chooses settlements of the setup. It judges a first settlement by the position after its own second one, and
 * assumes that every seat in between takes the place that adds most to its production.
 */
export class SetupSearch {
  readonly #policy: Policy
  readonly #world = new Int32Array(WORDS)
  readonly #roads: Action[] = []
  readonly #ranked: Action[] = []
  readonly #order: Action[] = []

  constructor(policy: Policy) {
    this.#policy = policy
  }

  static isSettling(s: CatanState): boolean {
    return s[STAGE] === STAGE_SETUP_SETTLEMENT
  }

  choose(s: CatanState, p: number): Action {
    const order = this.#order
    const { scores } = this.#policy
    const count = this.#rank(s, p, RANKED)
    order.length = 0
    for (let i = 0; i < count; i++) insert(order, i, scores, FIRSTS)
    const firsts = order.map((i) => this.#ranked[i]!)
    if (s[SETUP_STEP]! >= s[SEATS]!) return firsts[0]!
    let chosen = firsts[0]!
    let most = Number.NEGATIVE_INFINITY
    for (const first of firsts) {
      const worth = this.#worthAfter(s, p, first)
      if (worth <= most) continue
      most = worth
      chosen = first
    }
    return chosen
  }

  /** The best that p can have with its second settlement. */
  #worthAfter(s: CatanState, p: number, first: Action): number {
    const world = this.#world
    world.set(s)
    catan.apply(world, p, first)
    const roads = catan.legal(world, p, this.#roads)
    catan.apply(world, p, this.#policy.choose(world, p, this.#roads, roads))
    while (world[ACTIVE] !== p) {
      const seat = world[ACTIVE]!
      this.#shortList(world, seat, 1)
      catan.apply(world, seat, this.#ranked[0]!)
      // A road to anywhere: it hardly changes what the others take.
      catan.legal(world, seat, this.#roads)
      catan.apply(world, seat, this.#roads[0]!)
    }
    const count = this.#rank(world, p, SECONDS)
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) most = Math.max(most, this.#policy.scores[i]!)
    return most
  }

  /** Scores of ranked[0..n); returns n. */
  #rank(s: CatanState, p: number, most: number): number {
    const count = this.#shortList(s, p, most)
    this.#policy.rank(s, p, this.#ranked, count)
    return count
  }

  /** The free places that would produce most in ranked[0..n), best first; returns n. */
  #shortList(s: CatanState, p: number, most: number): number {
    const order = this.#order
    const prospects = this.#policy.value.prospects(s, p)
    order.length = 0
    for (let vertex = 0; vertex < prospects.length; vertex++) {
      if (prospects[vertex]! >= 0) insert(order, vertex, prospects, most)
    }
    order.forEach((vertex, i) => {
      this.#ranked[i] = settlement + vertex
    })
    return order.length
  }
}

/** Keeps the best `most`, best first; the earlier one of equals. */
function insert(order: number[], one: number, worth: Float64Array, most: number): void {
  if (order.length === most && worth[one]! <= worth[order[most - 1]!]!) return
  let at = order.length < most ? order.length : most - 1
  for (; at > 0 && worth[order[at - 1]!]! < worth[one]!; at--) order[at] = order[at - 1]!
  order[at] = one
}
