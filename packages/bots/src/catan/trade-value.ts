import type { CatanState } from '@serai/catan'
import { layout, type offer as offers } from '@serai/catan/raw'
import type { HandValue } from './hand-value.ts'

const { ACTIVE, HAND, WORDS } = layout

export type Determinize = (into: CatanState) => void

/** What makes any seat take a trade. */
export const ACCEPTABLE = 0.01
const MOST_OFFERS = 64

/** What trades are worth: to a seat whose hand is known, and to one whose hand is guessed. */
export class TradeValue {
  readonly #handValue: HandValue
  readonly #worlds: CatanState[]
  /** By offer, after `estimateAnswers`: how likely the partner can and will take it, and what it gains if so. */
  readonly chances = new Float64Array(MOST_OFFERS)
  readonly gains = new Float64Array(MOST_OFFERS)

  constructor(handValue: HandValue, worlds: number) {
    this.#handValue = handValue
    this.#worlds = Array.from({ length: worlds }, () => new Int32Array(WORDS))
  }

  /** Draws the worlds for `estimateAnswers`, all with the same table. */
  drawWorlds(determinize: Determinize): void {
    for (const world of this.#worlds) determinize(world)
  }

  /** Draws one world that the hidden cards could be in; lent until the next draw. */
  drawWorld(determinize: Determinize): CatanState {
    const world = this.#worlds[0]!
    determinize(world)
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
    const handValue = this.#handValue
    handValue.prepare(s, q)
    const before = handValue.worthOf(s, q, give, 0, 0, give, 0, 0)
    return handValue.worthOf(s, q, give, giveAt, -1, get, getAt, 1) - before
  }

  /** The offers that the hand of a seat covers and gains enough by. */
  gainfulOffers(s: CatanState, seat: number, among: readonly offers.Offer[], enough: number): GainfulOffer[] {
    const handValue = this.#handValue
    const gainful: GainfulOffer[] = []
    handValue.prepare(s, seat)
    const before = handValue.worthOf(s, seat, s, 0, 0, s, 0, 0)
    for (const offer of among) {
      if (!covers(s, seat, offer.give)) continue
      const gain = handValue.worthOf(s, seat, offer.give, 0, -1, offer.want, 0, 1) - before
      if (gain >= enough) gainful.push({ offer, gain })
    }
    return gainful
  }

  /** Fills chances and gains of seat q for trades that are offered to it, from the worlds that were drawn last. */
  estimateAnswers(q: number, offered: readonly GainfulOffer[]): void {
    const { chances, gains } = this
    const handValue = this.#handValue
    const worlds = this.#worlds
    chances.fill(0, 0, offered.length)
    gains.fill(0, 0, offered.length)
    worlds.forEach((world, number) => {
      // Only what the active player could buy depends on the world; the table is the same in all of them.
      if (number === 0 || q === world[ACTIVE]) handValue.prepare(world, q)
      const before = handValue.worthOf(world, q, world, 0, 0, world, 0, 0)
      offered.forEach(({ offer: { give, want } }, i) => {
        if (!covers(world, q, want)) return
        const gain = handValue.worthOf(world, q, want, 0, -1, give, 0, 1) - before
        if (gain <= ACCEPTABLE) return
        chances[i]!++
        gains[i]! += gain
      })
    })
    for (let i = 0; i < offered.length; i++) {
      if (chances[i] === 0) continue
      gains[i]! /= chances[i]!
      chances[i]! /= worlds.length
    }
  }
}

export interface GainfulOffer {
  readonly offer: offers.Offer
  readonly gain: number
}

function covers(s: CatanState, seat: number, cards: readonly number[]): boolean {
  for (let r = 0; r < 5; r++) if (s[HAND + 5 * seat + r]! < cards[r]!) return false
  return true
}
