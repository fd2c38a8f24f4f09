import type { LoadTable } from './load-table.ts'

/** How often it is looked whether somebody should act. */
const TICK_MS = 4

/** Lets idle tables act, longest idle first, at `rate` actions a second together; 0: at once. */
export class Pacer {
  readonly #rate: number
  readonly #idle: LoadTable[] = []
  #timer: NodeJS.Timeout | null = null
  #credit = 0
  #lastTick = 0
  #isRunning = false
  readonly errors: Error[] = []

  constructor(rate: number) {
    this.#rate = rate
  }

  get idle(): number {
    return this.#idle.length
  }

  readonly idled = (table: LoadTable): void => {
    if (this.#rate === 0 && this.#isRunning) this.#start(table)
    else this.#idle.push(table)
  }

  run(): void {
    this.#isRunning = true
    this.#lastTick = performance.now()
    this.#timer = setInterval(() => this.#tick(), TICK_MS)
  }

  stop(): void {
    this.#isRunning = false
    if (this.#timer) clearInterval(this.#timer)
  }

  #tick(): void {
    const now = performance.now()
    // What could not be started in a second is given up, not made up for.
    this.#credit = Math.min(this.#credit + ((now - this.#lastTick) * this.#rate) / 1000, this.#rate)
    this.#lastTick = now
    while (this.#idle.length > 0 && (this.#rate === 0 || this.#credit >= 1)) {
      this.#credit--
      this.#start(this.#idle.shift()!)
    }
  }

  #start(table: LoadTable): void {
    if (table.act()) return
    table.restart().catch((error: Error) => this.errors.push(error))
  }
}
