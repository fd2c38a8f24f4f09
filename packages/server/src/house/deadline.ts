import type { Seat } from '@serai/kernel'
import type { Clock } from './clock.ts'

interface Due {
  readonly at: number
  readonly seat: Seat
}

const RETRY_MS = 1000

/** Watches the clock of a table. */
export class Deadline {
  readonly #clock: Clock
  readonly #due: () => Due | null
  readonly #timeUp: (seat: Seat) => Promise<void>
  #stop: () => void = () => {}
  #isStopped = false
  #isTrying = false
  /** Something happened while it tried. */
  #isBehind = false

  /** `timeUp` is called once for each time that `set` finds something due; if it fails, it is tried again in a second. */
  constructor(clock: Clock, due: () => Due | null, timeUp: (seat: Seat) => Promise<void>) {
    this.#clock = clock
    this.#due = due
    this.#timeUp = timeUp
  }

  /** Something happened: whoever is out of time next may be somebody else. */
  set(): void {
    this.#stop()
    this.#isBehind = this.#isTrying
    const due = this.#isStopped || this.#isTrying ? null : this.#due()
    if (!due) return
    this.#stop = this.#clock.setTimer(due.at - this.#clock.now(), () => {
      if (this.#clock.now() < due.at) this.set()
      else void this.#try(due.seat)
    })
  }

  stop(): void {
    this.#isStopped = true
    this.#stop()
  }

  async #try(seat: Seat): Promise<void> {
    this.#isTrying = true
    const isDone = await this.#timeUp(seat).then(
      () => true,
      () => false,
    )
    this.#isTrying = false
    if (!isDone && !this.#isStopped) this.#stop = this.#clock.setTimer(RETRY_MS, () => this.set())
    else if (this.#isBehind) this.set()
  }
}
