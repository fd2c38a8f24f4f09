import { RecentMap } from '@serai/tables'
import { networkOf } from './network-of.ts'

const MOST_KEPT = 20_000

/** What may be spent by each address: `burst` at once and `perSecond` in the long run. Who spends more has to wait. */
export class Budgets {
  readonly #perSecond: number
  readonly #burst: number
  readonly #byNetwork = new RecentMap<string, { left: number; at: number }>(MOST_KEPT)

  constructor(perSecond: number, burst: number) {
    this.#perSecond = perSecond
    this.#burst = burst
  }

  /** Spends it, and gives for how many milliseconds the address should do nothing more. */
  spend(address: string, cost: number, now: number): number {
    const network = networkOf(address)
    let account = this.#byNetwork.get(network)
    if (!account) {
      account = { left: this.#burst, at: now }
      this.#byNetwork.set(network, account)
    }
    const gained = (Math.max(0, now - account.at) * this.#perSecond) / 1000
    account.left = Math.min(this.#burst, account.left + gained) - cost
    account.at = now
    return account.left >= 0 ? 0 : (-account.left / this.#perSecond) * 1000
  }
}
