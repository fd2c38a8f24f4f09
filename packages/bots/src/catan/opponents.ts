import type { CatanState } from '@serai/catan'
import { layout } from '@serai/catan/raw'
import type { Value } from './value.ts'

const { HAND_SIZE, PLAYING, ROBBER, SEATS, WORDS, YIELD } = layout

const LOST = -1e9

/** The other seats as one seat sees them: each counts by its share of their chances, so the leader counts most. */
export class Opponents {
  readonly #value: Value
  readonly #strength = new Float64Array(4)
  readonly #share = new Float64Array(4)
  readonly #s = new Int32Array(WORDS)
  readonly #clear = new Float64Array(4)
  /** By hex, after `rankHexes`. */
  readonly hexes = new Float64Array(19)

  constructor(value: Value) {
    this.#value = value
  }

  weigh(s: CatanState, p: number): void {
    let most = LOST
    for (let q = s[SEATS]! - 1; q >= 0; q--) {
      if (q === p || ((s[PLAYING]! >> q) & 1) === 0) continue
      const strength = this.#value.onTable(s, q) + this.#value.unknown(s, q)
      this.#strength[q] = strength
      if (strength > most) most = strength
    }
    let total = 0
    for (let q = s[SEATS]! - 1; q >= 0; q--) {
      const plays = q !== p && ((s[PLAYING]! >> q) & 1) === 1
      this.#share[q] = plays ? Math.exp(this.#strength[q]! - most) : 0
      total += this.#share[q]!
    }
    if (total > 0) for (let q = 0; q < 4; q++) this.#share[q]! /= total
  }

  shareOf(q: number): number {
    return this.#share[q]!
  }

  /** What the others have gained since they were weighed, by their shares. */
  loss(s: CatanState, p: number): number {
    let change = 0
    for (let q = s[SEATS]! - 1; q >= 0; q--) {
      const share = this.#share[q]!
      if (q === p || share === 0) continue
      change += share * (this.#value.onTable(s, q) + this.#value.unknown(s, q) - this.#strength[q]!)
    }
    return change
  }

  /** A card from this seat: the same for me from each, and the more the stronger its owner is. */
  stealFrom(s: CatanState, q: number): number {
    if (s[HAND_SIZE + q] === 0) return 0
    return this.#value.stolenCard + this.#share[q]! * this.#value.lostCard
  }

  /** What the table is worth to p with the robber on each hex, and at its best. */
  rankHexes(from: CatanState, p: number): number {
    const s = this.#s
    const value = this.#value
    s.set(from)
    const old = s[ROBBER]!
    this.weigh(s, p)
    s[ROBBER] = -1
    for (let q = s[SEATS]! - 1; q >= 0; q--) this.#clear[q] = value.income(s, q)
    // The same measure for where the robber stands, so that scores compare with not moving it.
    s[ROBBER] = old
    const stay = old < 0 ? 0 : this.#robbed(old, p, false)
    const table = value.onTable(s, p) - value.income(s, p) + this.#clear[p]!
    let best = LOST
    for (let hex = 0; hex < 19; hex++) {
      if (hex === old) continue
      s[ROBBER] = hex
      const worth = table + this.#robbed(hex, p, true) - stay
      this.hexes[hex] = worth
      if (worth > best) best = worth
    }
    return best
  }

  #robbed(hex: number, p: number, steals: boolean): number {
    const s = this.#s
    let gain = 0
    let steal = 0
    for (let q = s[SEATS]! - 1; q >= 0; q--) {
      if (s[YIELD + 4 * hex + q] === 0) continue
      const change = this.#value.income(s, q) - this.#clear[q]!
      if (q !== p) {
        gain -= this.#share[q]! * change
        if (steals) steal = Math.max(steal, this.stealFrom(s, q))
      } else if (steals) gain += change
    }
    return gain + steal
  }
}
