import type { Attendance } from './attendance.ts'
import type { Clock } from './clock.ts'
import type { Ledger } from './ledger.ts'
import type { Queue } from './queue.ts'
import { passOn } from './seating.ts'
import type { TableData } from './table-data.ts'

export interface SuccessionParts {
  readonly ledger: Ledger
  readonly queue: Queue
  readonly clock: Clock
  readonly attendance: Attendance
  /** Everybody hears who is the host. */
  tell(): void
}

/** Those who wait for a host who has been away for long can go on without. */
export class Succession {
  readonly #parts: SuccessionParts

  constructor(parts: SuccessionParts) {
    this.#parts = parts
  }

  /** The first who sits and is here becomes the host, if the one there is is missed. */
  see(): void {
    const { attendance, clock, ledger, queue } = this.#parts
    if (!this.#isDue(ledger.data)) return
    const heir = (data: TableData) => (this.#isDue(data) ? passOn(data, (person) => attendance.isHere(person)) : {})
    // Whoever comes or sits down next asks again.
    queue
      .run(() => ledger.change(clock.now(), heir))
      .then(
        () => this.#parts.tell(),
        () => {},
      )
  }

  #isDue({ host }: TableData): boolean {
    const { attendance, ledger } = this.#parts
    return ledger.row.status === 'open' && attendance.isMissed(host.id)
  }
}
