import type { SeenWorkers } from './job-queue.ts'
import type { Notify } from './notify.ts'
import { RELEASE } from './release.ts'

/** Nobody has to be told of a worker that was only late. */
const PATIENCE_MS = 5000
/** Who has not looked for so long could not have seen a worker. */
const LATE_MS = 2000

type Availability = 'workers' | 'others' | 'nobody'

/** Says when a run has no workers that can play it, and when it has them again. */
export class WorkerWatch {
  readonly #notify: Notify
  #availability: Availability = 'workers'
  #observedAt: number
  /** When there was a worker, or one could have come. */
  #hopefulAt: number

  constructor(notify: Notify, now: number) {
    this.#notify = notify
    this.#observedAt = now
    this.#hopefulAt = now
  }

  observe(now: number, { secondsAgo, otherReleases }: SeenWorkers): void {
    if (now - this.#observedAt > LATE_MS) this.#hopefulAt = now
    this.#observedAt = now
    const seenAt = secondsAgo === null ? Number.NEGATIVE_INFINITY : now - 1000 * secondsAgo
    if (now - seenAt <= PATIENCE_MS) {
      this.#hopefulAt = Math.max(this.#hopefulAt, seenAt)
      this.#change('workers', 'a worker has joined')
    } else if (now - this.#hopefulAt <= PATIENCE_MS) return
    else if (otherReleases.length > 0) {
      const theirs = otherReleases.join(', ')
      this.#change(
        'others',
        `all running workers are of another release (${theirs}); start a worker of release ${RELEASE}`,
      )
    } else this.#change('nobody', 'no worker is running; start one with serai worker --database URL')
  }

  #change(company: Availability, line: string): void {
    if (company !== this.#availability) this.#notify(line)
    this.#availability = company
  }
}
