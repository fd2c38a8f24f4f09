import { networkOf } from './network-of.ts'

const MOST_KEPT = 20_000

/** What may be spent by each address: `burst` at once and `perSecond` in the long run. Who spends more has to wait. */
export class Budgets {
  readonly #perSecond: number
  readonly #burst: number
  readonly #byNetwork = new Map<string, { left: number; at: number }>()

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond
    this.#burst = burst
  }

  /** Spends it, and gives for how many milliseconds the address should do nothing more. */
  spend(address: string, cost: number, now: number): number {
    const network = networkOf(address)
    const { left, at } = this.#byNetwork.get(network) ?? { left: this.#burst, at: now }
    const gained = (Math.max(0, now - at) * this.#perSecond) / 1000
    const rest = Math.min(this.#burst, left + gained) - cost
    this.#byNetwork.delete(network)
    this.#byNetwork.set(network, { left: rest, at: now })
    if (this.#byNetwork.size > MOST_KEPT) this.#byNetwork.delete(this.#byNetwork.keys().next().value!)
    return rest >= 0 ? 0 : (-rest / this.#perSecond) * 1000
  }
}
