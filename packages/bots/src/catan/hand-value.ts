import { type CatanState, COSTS, catan } from '@serai/catan'
import { actions as act, layout, stage } from '@serai/catan/raw'
import type { Action } from '@serai/kernel'
import type { Value } from './value.ts'

const { ACTIVE, HAND, STAGE, WORDS } = layout
const { STAGE_OVER } = stage

const { city, card, settlement } = COSTS
const [, , , CITY_WHEAT, CITY_ORE] = city

const LOST = -1e9
const UNKNOWN = -2e9
/** A win that takes another step: less than one at once. */
const WON_SOON = 1e5

/** Values a hand that a seat has or could have, with the best purchase that it could pay. */
export class HandValue {
  readonly #value: Value
  readonly #next = new Int32Array(WORDS)
  readonly hand = new Int32Array(5)
  /** Gains on the table of the best city and settlement, found when a hand can first pay them. */
  #cityGain = UNKNOWN
  #settlementGain = UNKNOWN
  #tableValue = 0

  constructor(value: Value) {
    this.#value = value
  }

  /** Call when what lies on the table has changed: purchases start from its value. */
  reset(tableValue: number): void {
    this.#tableValue = tableValue
    this.#cityGain = UNKNOWN
    this.#settlementGain = UNKNOWN
  }

  #bestCity(s: CatanState, p: number): number {
    if (this.#cityGain === UNKNOWN) {
      const at = layout.SETTLEMENTS + 2 * p
      this.#cityGain =
        s[layout.CITIES_LEFT + p] === 0 ? LOST : this.#bestOf(s, p, act.UPGRADE_TO_CITY, s[at]!, s[at + 1]!)
    }
    return this.#cityGain
  }

  #bestSettlement(s: CatanState, p: number): number {
    if (this.#settlementGain === UNKNOWN) {
      const low = s[layout.TOUCHED + 2 * p]! & s[layout.FREE_VERTICES]!
      const high = s[layout.TOUCHED + 2 * p + 1]! & s[layout.FREE_VERTICES + 1]!
      const hasPiece = s[layout.SETTLEMENTS_LEFT + p] !== 0
      this.#settlementGain = hasPiece ? this.#bestOf(s, p, act.BUILD_SETTLEMENT, low, high) : LOST
    }
    return this.#settlementGain
  }

  /** Leaves the value as it was before. */
  #bestOf(s: CatanState, p: number, base: Action, low: number, high: number): number {
    let best = LOST
    if ((low | high) === 0) return best
    for (let half = 0; half < 2; half++) {
      const first = half === 0 ? 31 : 58
      for (let rest = half === 0 ? low : high; rest !== 0; rest &= rest - 1) {
        const next = this.#next
        next.set(s)
        catan.apply(next, p, base + first - Math.clz32(rest & -rest))
        const gain = next[STAGE] === STAGE_OVER ? WON_SOON : this.#value.onTable(next, p) - this.#tableValue
        if (gain > best) best = gain
      }
    }
    this.#value.onTable(s, p)
    return best
  }

  /** Call before `worthOf` of this seat. */
  prepare(s: CatanState, p: number): void {
    this.reset(this.#value.onTable(s, p))
  }

  /** A hand with cards added and taken, and for the active player with the best purchase it can then pay. */
  worthOf(
    s: CatanState,
    p: number,
    some: ArrayLike<number>,
    someAt: number,
    someSign: number,
    more: ArrayLike<number>,
    moreAt: number,
    moreSign: number,
  ): number {
    for (let r = 0; r < 5; r++) {
      this.hand[r] = s[HAND + 5 * p + r]! + someSign * some[someAt + r]! + moreSign * more[moreAt + r]!
    }
    return p === s[ACTIVE] ? this.withPurchase(s, p) : this.cards(s, p)
  }

  /** The hand as it is. */
  loadHand(s: CatanState, p: number): void {
    for (let r = 0; r < 5; r++) this.hand[r] = s[HAND + 5 * p + r]!
  }

  pay(cost: readonly number[], sign: number): void {
    for (let r = 0; r < 5; r++) this.hand[r]! += sign * cost[r]!
  }

  cards(s: CatanState, p: number): number {
    const h = this.hand
    return this.#value.cards(s, p, h[0]!, h[1]!, h[2]!, h[3]!, h[4]!)
  }

  cardsNow(s: CatanState, p: number): number {
    this.loadHand(s, p)
    return this.cards(s, p)
  }

  /** The hand as it is, or after the best purchase that it can pay. */
  withPurchase(s: CatanState, p: number): number {
    const h = this.hand
    let best = this.cards(s, p)
    if (h[3]! >= CITY_WHEAT && h[4]! >= CITY_ORE && this.#bestCity(s, p) > LOST) {
      this.pay(city, -1)
      best = Math.max(best, this.#cityGain + this.cards(s, p))
      this.pay(city, 1)
    }
    if (h[0]! > 0 && h[1]! > 0 && h[2]! > 0 && h[3]! > 0 && this.#bestSettlement(s, p) > LOST) {
      this.pay(settlement, -1)
      best = Math.max(best, this.#settlementGain + this.cards(s, p))
      this.pay(settlement, 1)
    }
    if (h[2]! > 0 && h[3]! > 0 && h[4]! > 0 && s[layout.DECK_SIZE] !== 0) {
      this.pay(card, -1)
      best = Math.max(best, this.#value.unseenCard(s, p) + this.cards(s, p))
      this.pay(card, 1)
    }
    return best
  }
}
