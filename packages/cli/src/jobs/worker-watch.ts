import type { SeenWorkers } from './board.ts'
import { RELEASE } from './release.ts'
import type { Say } from './say.ts'

/** Nobody has to be told of a worker that was only late. */
const PATIENCE_MS = 5000
/** Who has not looked for so long could not have seen a worker. */
const LATE_LOOK_MS = 2000

type Company = 'workers' | 'others' | 'nobody'

/** Says when a run has no workers that can play it, and when it has them again. */
export class WorkerWatch {
  readonly #say: Say
  #company: Company = 'workers'
  #lookedAt: number
  /** When there was a worker, or one could have come. */
  #hopefulAt: number

  constructor(say: Say, now: number) {
    this.#say = say
    this.#lookedAt = now
    this.#hopefulAt = now
  }

  look(now: number, { secondsAgo, otherReleases }: SeenWorkers): void {
    if (now - this.#lookedAt > LATE_LOOK_MS) this.#hopefulAt = now
    this.#lookedAt = now
    const seenAt = secondsAgo === null ? Number.NEGATIVE_INFINITY : now - 1000 * secondsAgo
    if (now - seenAt <= PATIENCE_MS) {
      this.#hopefulAt = Math.max(this.#hopefulAt, seenAt)
      this.#tell('workers', 'a worker has joined')
    } else if (now - this.#hopefulAt <= PATIENCE_MS) return
    else if (otherReleases.length > 0) {
      const theirs = otherReleases.join(', ')
      this.#tell('others', `only workers of another release are running (${theirs}); this arena needs ${RELEASE}`)
    } else this.#tell('nobody', 'no worker is running; start one with serai worker --database URL')
  }

  #tell(company: Company, line: string): void {
    if (company !== this.#company) this.#say(line)
    this.#company = company
  }
}
