import { isRefusal, type Refusal } from '@serai/kernel'
import type { TableSummary } from '@serai/protocol'
import { hasEnded } from '../store/ended.ts'
import type { Clock } from './clock.ts'
import type { Asker } from './house.ts'
import type { Change, Ledger } from './ledger.ts'
import type { Queue } from './queue.ts'
import { decline, notOpen } from './refusals.ts'

export interface EndingParts {
  readonly ledger: Ledger
  readonly queue: Queue
  readonly clock: Clock
  isWatched(): boolean
  /** What goes on by itself goes by the table as it is now: where that has ended, nothing does. */
  goOn(): void
  /** Everybody hears of it. */
  tell(): void
  summary(): TableSummary
}

/** The ends of a table that are none of its game. */
export class Endings {
  readonly #parts: EndingParts

  constructor(parts: EndingParts) {
    this.#parts = parts
  }

  /** Nobody is here, and nothing has happened since `before`: it leaves the lobby. */
  abandon(before: number): Promise<Refusal | null> {
    const { clock, ledger, queue } = this.#parts
    return queue.run(async () => {
      const at = clock.now()
      const refusal = await ledger.change(at, () => (this.#isLeft(before) ? { endedAt: at } : {}), 'abandoned')
      this.#parts.goOn()
      return refusal
    })
  }

  /** The host closes it before the start. */
  giveUp(by: Asker): Promise<TableSummary | Refusal> {
    const { ledger } = this.#parts
    return this.#end(() => notOpen(ledger.row) ?? (ledger.data.host.id === by.id ? {} : decline('E_NOT_HOST')))
  }

  /** Whoever runs the server ends it, and says why; the dice are shown as at any end. */
  remove(reason: string): Promise<TableSummary | Refusal> {
    return this.#end(() => (hasEnded(this.#parts.ledger.row) ? decline('E_ENDED') : { removed: reason }))
  }

  #end(make: () => Change): Promise<TableSummary | Refusal> {
    const { clock, ledger, queue } = this.#parts
    return queue.run(async () => {
      const at = clock.now()
      const end = () => {
        const change = make()
        return isRefusal(change) ? change : { ...change, endedAt: at }
      }
      const refusal = await ledger.change(at, end, 'abandoned')
      if (refusal) return refusal
      this.#parts.goOn()
      this.#parts.tell()
      return this.#parts.summary()
    })
  }

  #isLeft(before: number): boolean {
    const { row, match } = this.#parts.ledger
    if (this.#parts.isWatched() || hasEnded(row)) return false
    return row.changedAt < before && (match?.timeOf(match.seq) ?? 0) < before
  }
}
