import type { Time } from '@serai/tables'

/** Time that stands still until it is moved. */
export class ManualClock implements Time {
  #now = 1_000_000
  readonly #timers = new Set<{ readonly at: number; readonly call: () => void }>()

  now(): number {
    return this.#now
  }

  setTimer(ms: number, call: () => void): () => void {
    const timer = { at: this.#now + Math.max(0, ms), call }
    this.#timers.add(timer)
    return () => void this.#timers.delete(timer)
  }

  /** The number of timers that wait. */
  get pending(): number {
    return this.#timers.size
  }

  /** Moves on, calling what is due in its order; what follows from each call is done before the next one. */
  async pass(ms: number): Promise<void> {
    const end = this.#now + ms
    await settle()
    for (let due = this.#due(end); due; due = this.#due(end)) {
      this.#timers.delete(due)
      this.#now = Math.max(this.#now, due.at)
      due.call()
      await settle()
    }
    this.#now = end
  }

  #due(end: number) {
    return [...this.#timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
  }
}

/** Until no promise has anything more to do: each turn of the event loop runs all that are ready. */
export async function settle(turns = 3): Promise<void> {
  for (let i = 0; i < turns; i++) await new Promise((resolve) => setImmediate(resolve))
}
