import { type CatanState, layout, type offer as offers } from '@serai/catan'
import type { Purse } from './purse.ts'

const { ACTIVE, HAND, WORDS } = layout

export type Imagine = (into: CatanState) => void

/** What makes anybody take a deal. */
export const ACCEPTABLE = 0.01
const MOST_DEALS = 64

/** What deals are worth: to a seat whose hand is known, and to one whose hand is imagined. */
export class Deals {
  readonly #purse: Purse
  readonly #worlds: CatanState[]
  /** By deal, after `ask`: how likely the partner can and will take it, and what it gains if so. */
  readonly chances = new Float64Array(MOST_DEALS)
  readonly gains = new Float64Array(MOST_DEALS)

  constructor(purse: Purse, worlds: number) {
    this.#purse = purse
    this.#worlds = Array.from({ length: worlds }, () => new Int32Array(WORDS))
  }

  /** Worlds for `ask`, all of the same table. */
  imagine(imagine: Imagine): void {
    for (const world of this.#worlds) imagine(world)
  }

  /** One world that the hidden cards could be in; lent until the next one is imagined. */
  world(imagine: Imagine): CatanState {
    const world = this.#worlds[0]!
    imagine(world)
    return world
  }

  /** Gain of seat q from giving and getting these, in the world s. */
  gain(
    s: CatanState,
    q: number,
    give: ArrayLike<number>,
    giveAt: number,
    get: ArrayLike<number>,
    getAt: number,
  ): number {
    const purse = this.#purse
    purse.plan(s, q)
    const before = purse.worthOf(s, q, give, 0, 0, give, 0, 0)
    return purse.worthOf(s, q, give, giveAt, -1, get, getAt, 1) - before
  }

  /** The deals that the hand of a seat covers and gains enough by. */
  wishes(s: CatanState, seat: number, deals: readonly offers.Offer[], enough: number): Wish[] {
    const purse = this.#purse
    const wishes: Wish[] = []
    purse.plan(s, seat)
    const before = purse.worthOf(s, seat, s, 0, 0, s, 0, 0)
    for (const deal of deals) {
      if (!covers(s, seat, deal.give)) continue
      const gain = purse.worthOf(s, seat, deal.give, 0, -1, deal.want, 0, 1) - before
      if (gain >= enough) wishes.push({ deal, gain })
    }
    return wishes
  }

  /** Fills chances and gains of seat q for deals that are offered to it, from the worlds that were imagined last. */
  ask(q: number, wishes: readonly Wish[]): void {
    const { chances, gains } = this
    const purse = this.#purse
    const worlds = this.#worlds
    chances.fill(0, 0, wishes.length)
    gains.fill(0, 0, wishes.length)
    worlds.forEach((world, number) => {
      // Only what the active player could buy depends on the world; the table is the same in all of them.
      if (number === 0 || q === world[ACTIVE]) purse.plan(world, q)
      const before = purse.worthOf(world, q, world, 0, 0, world, 0, 0)
      wishes.forEach(({ deal: { give, want } }, i) => {
        if (!covers(world, q, want)) return
        const gain = purse.worthOf(world, q, want, 0, -1, give, 0, 1) - before
        if (gain <= ACCEPTABLE) return
        chances[i]!++
        gains[i]! += gain
      })
    })
    for (let i = 0; i < wishes.length; i++) {
      if (chances[i] === 0) continue
      gains[i]! /= chances[i]!
      chances[i]! /= worlds.length
    }
  }
}

export interface Wish {
  readonly deal: offers.Offer
  readonly gain: number
}

function covers(s: CatanState, seat: number, cards: readonly number[]): boolean {
  for (let r = 0; r < 5; r++) if (s[HAND + 5 * seat + r]! < cards[r]!) return false
  return true
}
