import { networkOf } from './network-of.ts'

/** An open connection to which messages are sent. */
export interface Receiver {
  /** Bytes that wait to be read. */
  readonly waiting: number
  /** Ends it. */
  drop(): void
}

/** Less than this is no matter: it is under way. */
const FEW = 65_536

/** Bounds what waits for those who read too slowly: of each of them, and of all at one address together. */
export class Backlogs {
  readonly #most: number
  readonly #mostOfAddress: number
  readonly #byNetwork = new Map<string, Set<Receiver>>()

  constructor(most: number, mostOfAddress: number) {
    this.#most = most
    this.#mostOfAddress = mostOfAddress
  }

  /** Gives what to call when it has closed. */
  add(address: string, receiver: Receiver): () => void {
    const network = networkOf(address)
    const receivers = this.#byNetwork.get(network) ?? new Set()
    this.#byNetwork.set(network, receivers.add(receiver))
    return () => {
      receivers.delete(receiver)
      if (receivers.size === 0 && this.#byNetwork.get(network) === receivers) this.#byNetwork.delete(network)
    }
  }

  /** After something was sent to it: drops it if too much waits for it, else the worst of its address if there is too much. */
  sent(address: string, receiver: Receiver): void {
    const { waiting } = receiver
    if (waiting < FEW) return
    if (waiting > this.#most) {
      receiver.drop()
      return
    }
    const receivers = [...(this.#byNetwork.get(networkOf(address)) ?? [])]
    if (receivers.reduce((sum, one) => sum + one.waiting, 0) <= this.#mostOfAddress) return
    receivers.reduce((worst, one) => (one.waiting > worst.waiting ? one : worst)).drop()
  }
}
