import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import type { Store } from '../store/store.ts'
import { systemClock } from './clock.ts'
import { TableHouse } from './table-house.ts'
import { ThinkingPool } from './thinking/pool.ts'
import type { Thinkers } from './thinking/question.ts'
import { hastyTiming, naturalTiming } from './timing.ts'

export interface HouseSettings {
  readonly store: Store
  /** Bots take their time, as people do; unless told otherwise. */
  readonly hasPace?: boolean
  /** Threads in which bots think. */
  readonly threads?: number
  /** Where bots think, instead of in threads. */
  readonly thinkers?: Thinkers
}

/** The most that a live decision may take. */
const LIMIT_MS = 10_000

/** A house of this machine: its clock, its chance, its threads. */
export function createHouse({ store, hasPace = true, threads, thinkers }: HouseSettings): TableHouse {
  return new TableHouse({
    store,
    clock: systemClock,
    bytes: randomBytes,
    thinkers:
      thinkers ??
      new ThinkingPool({
        clock: systemClock,
        threads: threads ?? Math.max(1, availableParallelism() - 1),
        limitMs: LIMIT_MS,
      }),
    timing: hasPace ? naturalTiming : hastyTiming,
  })
}
