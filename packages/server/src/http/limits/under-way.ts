/** A place among what an address has under way. */
export interface Place {
  /** Resolves when it is this one's turn; rejects when it was given back before. */
  readonly turn: Promise<void>
  /** Any number of times. */
  giveBack(): void
}

interface Waiting {
  readonly cost: number
  begin(): void
}

interface Address {
  cost: number
  /** In the order of asking. */
  readonly waiting: Set<Waiting>
}

/**
 * How much each address has under way at once, by what it costs. What is too much waits for its turn behind what the
 * same address has asked for before, so that a crowd of requests keeps no other address waiting for longer than one.
 */
export class UnderWay {
  readonly #most: number
  readonly #mostWaiting: number
  readonly #byNetwork = new Map<string, Address>()

  constructor(most: number, mostWaiting: number) {
    this.#most = most
    this.#mostWaiting = mostWaiting
  }

  /** Null when too much of this address waits already. */
  enter(network: string, cost: number): Place | null {
    const address = this.#byNetwork.get(network) ?? { cost: 0, waiting: new Set<Waiting>() }
    this.#byNetwork.set(network, address)
    if (this.#fits(address, cost)) {
      address.cost += cost
      return { turn: Promise.resolve(), giveBack: once(() => this.#leave(network, address, cost)) }
    }
    if (address.waiting.size >= this.#mostWaiting) return null
    return this.#wait(network, address, cost)
  }

  #wait(network: string, address: Address, cost: number): Place {
    let giveUp: (error: Error) => void = () => {}
    let hasBegun = false
    const waiting: Waiting = { cost, begin: () => {} }
    const turn = new Promise<void>((resolve, reject) => {
      giveUp = reject
      waiting.begin = () => {
        hasBegun = true
        resolve()
      }
    })
    // Who has left does not look any more.
    turn.catch(() => {})
    address.waiting.add(waiting)
    const giveBack = once(() => {
      if (hasBegun) return this.#leave(network, address, cost)
      address.waiting.delete(waiting)
      giveUp(new Error('given back'))
    })
    return { turn, giveBack }
  }

  #leave(network: string, address: Address, cost: number): void {
    address.cost -= cost
    for (const next of address.waiting) {
      if (address.cost > 0 && address.cost + next.cost > this.#most) break
      address.waiting.delete(next)
      address.cost += next.cost
      next.begin()
    }
    if (address.cost === 0 && address.waiting.size === 0) this.#byNetwork.delete(network)
  }

  /** What costs nothing never waits; what costs more than all that may be under way has it to itself. */
  #fits({ cost: now, waiting }: Address, cost: number): boolean {
    return cost === 0 || (waiting.size === 0 && (now === 0 || now + cost <= this.#most))
  }
}

/** Does it the first time only. */
export function once(call: () => void): () => void {
  let isDone = false
  return () => {
    if (!isDone) call()
    isDone = true
  }
}
