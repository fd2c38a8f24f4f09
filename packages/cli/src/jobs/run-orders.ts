import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Batches } from '../workers/batches.ts'
import type { Job } from '../workers/job.ts'
import { Board } from './board.ts'

/** Orders that wait or are played at once: enough for many workers, not too much to hold. */
const WINDOW = 400
const POLL_MS = 200
const AWAY_MS = 1000
const LONELY_MS = 5000

/** What whoever waits for a run is told. */
export interface RunNotes {
  /** No worker has come. */
  lonely(): void
  /** The database is away, or there again. */
  away(isAway: boolean): void
}

/**
 * Lets the workers of a database play the batches; the results are taken in the order of the batches. Where `signal`
 * ends it, its reason is thrown. Nothing of the run stays behind.
 */
export async function runOrders<R>(
  url: string,
  job: Job,
  batches: Batches,
  take: (result: R) => boolean,
  notes: RunNotes,
  signal?: AbortSignal,
): Promise<void> {
  const { isLostConnection } = await import('@serai/server')
  const board = await Board.open(url)
  const run = randomUUID()
  const began = performance.now()
  const orderOf = (index: number) => ({ run, index, job, batch: batches.at(index) })
  let isAlone = true
  let isAway = false
  let put = 0
  let taken = 0
  const pause = (ms: number) => sleep(ms, undefined, { signal }).catch(() => {})
  const tellAway = (now: boolean) => {
    if (now !== isAway) notes.away(now)
    isAway = now
  }
  /** True when the run is over. */
  const goOn = async (): Promise<boolean> => {
    await board.beat('runs', run)
    const end = Math.min(batches.length, taken + WINDOW)
    if (put < end) {
      await board.put(Array.from({ length: end - put }, (_, ahead) => orderOf(put + ahead)))
      put = end
    }
    const results = (await board.results(run, taken)) as R[]
    for (const result of results) {
      taken++
      if (!take(result)) return true
    }
    if (results.length > 0) return taken === batches.length
    await board.callBack(run)
    const lost = await board.lost(run, taken, put)
    if (lost.length > 0) await board.put(lost.map(orderOf))
    if (isAlone && performance.now() - began > LONELY_MS) {
      if (!(await board.hasWorkers())) notes.lonely()
      isAlone = false
    }
    await pause(POLL_MS)
    return false
  }
  try {
    for (let isOver = batches.length === 0; !isOver; ) {
      signal?.throwIfAborted()
      try {
        isOver = await goOn()
        tellAway(false)
      } catch (error) {
        if (!isLostConnection(error)) throw error
        tellAway(true)
        await pause(AWAY_MS)
      }
    }
  } finally {
    // What is left there when the database is away is nobody's.
    await board.clear(run).catch(() => {})
    await board.close().catch(() => {})
  }
}
