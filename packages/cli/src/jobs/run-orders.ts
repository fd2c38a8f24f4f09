import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Fault } from '../fault.ts'
import type { Batches } from '../workers/batches.ts'
import type { Job } from '../workers/job.ts'
import { batchName } from './batch-name.ts'
import { Board } from './board.ts'
import { Retries } from './retries.ts'
import type { Say } from './say.ts'
import { WorkerWatch } from './worker-watch.ts'

/** Orders that wait or are played at once: enough for many workers, not too much to hold. */
const WINDOW = 400
const POLL_MS = 200

/**
 * Lets the workers of a database play the batches; the results are taken in the order of the batches. `say` is told
 * what it has to wait for. Where `signal` ends it, its reason is thrown; a batch that always fails, or a database that
 * cannot be used any more, is a Fault. Nothing of the run stays behind.
 */
export async function runOrders<R>(
  url: string,
  job: Job,
  batches: Batches,
  take: (result: R) => boolean,
  say: Say,
  signal?: AbortSignal,
): Promise<void> {
  const board = await Board.open(url, say)
  const retries = new Retries(board, say, { signal })
  const workers = new WorkerWatch(say, performance.now())
  const run = randomUUID()
  const orderOf = (index: number) => ({ run, index, job, batch: batches.at(index) })
  let put = 0
  let taken = 0
  /** The results that are next. While there are none, everything that could be in their way is looked at. */
  const nextResults = async (): Promise<readonly R[]> => {
    await board.beatRun(run)
    const end = Math.min(batches.length, taken + WINDOW)
    if (put < end) {
      await board.put(Array.from({ length: end - put }, (_, ahead) => orderOf(put + ahead)))
      put = end
    }
    const results = (await board.results(run, taken)) as R[]
    if (results.length > 0) return results
    const given = await board.givenUp(run)
    if (given) {
      const { index, times, reason } = given
      throw new Fault(`${batchName(index, batches.at(index))} failed ${times} times: ${reason}`)
    }
    await board.callBack(run)
    const lost = await board.lost(run, taken, put)
    if (lost.length > 0) await board.put(lost.map(orderOf))
    workers.look(performance.now(), await board.workers())
    return []
  }
  try {
    while (taken < batches.length) {
      signal?.throwIfAborted()
      const results = (await retries.run(nextResults)) ?? []
      for (const result of results) {
        taken++
        if (!take(result)) return
      }
      if (results.length === 0) await sleep(POLL_MS, undefined, { signal }).catch(() => {})
    }
  } finally {
    // What is left there when the database is away is nobody's.
    await board.clear(run).catch(() => {})
    await board.close().catch(() => {})
  }
}
