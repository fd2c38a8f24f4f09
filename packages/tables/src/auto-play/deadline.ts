import type { Seat } from '@serai/kernel'
import type { Time } from '../time.ts'

interface Due {
  readonly at: number
  readonly seat: Seat
}

const RETRY_MS = 1000

/** Watches the clock of a table. */
export class Deadline {
  readonly #time: Time
  readonly #due: () => Due | null
  readonly #timeUp: (seat: Seat) => Promise<void>
  #stop: () => void = () => {}
  #isStopped = false
  #isTrying = false
  /** Something happened while it tried. */
  #isBehind = false

  /** `timeUp` is called once for each time that `set` finds something due; if it fails, it is tried again in a second. */
  constructor(time: Time, due: () => Due | null, timeUp: (seat: Seat) => Promise<void>) {
    this.#time = time
    this.#due = due
    this.#timeUp = timeUp
  }

  /** Something happened: whoever is out of time next may be somebody else. */
  set(): void {
    this.#stop()
    this.#isBehind = this.#isTrying
    const due = this.#isStopped || this.#isTrying ? null : this.#due()
    if (!due) return
    this.#stop = this.#time.setTimer(due.at - this.#time.now(), () => {
      if (this.#time.now() < due.at) this.set()
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
    if (!isDone && !this.#isStopped) this.#stop = this.#time.setTimer(RETRY_MS, () => this.set())
    else if (this.#isBehind) this.set()
  }
}
