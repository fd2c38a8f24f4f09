import { networkOf } from './network-of.ts'

/** How many connections, sockets and bot streams together, each address has. */
export class Connections {
  readonly #most: number
  readonly #counts = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** False when the address has as many as it may have. */
  enter(address: string): boolean {
    const network = networkOf(address)
    const count = this.#counts.get(network) ?? 0
    if (count >= this.#most) return false
    this.#counts.set(network, count + 1)
    return true
  }

  leave(address: string): void {
    const network = networkOf(address)
    const count = (this.#counts.get(network) ?? 0) - 1
    if (count > 0) this.#counts.set(network, count)
    else this.#counts.delete(network)
  }
}
