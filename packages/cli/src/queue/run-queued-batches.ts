import { randomUUID } from 'node:crypto'
import { CommandError } from '../command-error.ts'
import type { Batches } from '../jobs/batches.ts'
import type { Job, ResultOf } from '../jobs/registry.ts'
import { batchName } from './batch-name.ts'
import { JobQueue } from './job-queue.ts'
import type { Notify } from './notify.ts'
import { pause } from './pause.ts'
import { Retries } from './retries.ts'
import { WorkerWatch } from './worker-watch.ts'

/** Batches that wait or are played at once: enough for many workers, not too much to hold. */
const WINDOW = 400
const POLL_MS = 200

/**
 * Lets the workers of a database play the batches; the results are taken in the order of the batches. `notify` hears
 * what it has to wait for. Where `signal` ends it, its reason is thrown; a batch that always fails, or a database that
 * cannot be used any more, is a CommandError. Nothing of the run stays behind.
 */
export async function runQueuedBatches<J extends Job>(
  url: string,
  job: J,
  batches: Batches,
  take: (result: ResultOf<J>) => boolean,
  notify: Notify,
  signal?: AbortSignal,
): Promise<void> {
  const queue = await JobQueue.open(url, notify)
  const retries = new Retries(queue, notify, { signal })
  const workers = new WorkerWatch(notify, performance.now())
  const run = randomUUID()
  const batchOf = (index: number) => ({ run, index, job, batch: batches.at(index) })
  let hasFailed = false
  let put = 0
  let taken = 0
  /** The results that are next. While there are none, everything that could be in their way is looked at. */
  const nextResults = async (): Promise<readonly ResultOf<J>[]> => {
    await queue.heartbeatRun(run)
    const end = Math.min(batches.length, taken + WINDOW)
    if (put < end) {
      await queue.put(Array.from({ length: end - put }, (_, ahead) => batchOf(put + ahead)))
      put = end
    }
    const results = (await queue.results(run, taken)) as ResultOf<J>[]
    if (results.length > 0) return results
    const failed = await queue.failedBatch(run)
    if (failed) {
      const { index, times, reason } = failed
      throw new CommandError(`${batchName(index, batches.at(index))} failed ${times} times: ${reason}`)
    }
    await queue.requeueOrphans(run)
    const missing = await queue.missingBatches(run, taken, put)
    if (missing.length > 0) await queue.put(missing.map(batchOf))
    workers.observe(performance.now(), await queue.workers())
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
      if (results.length === 0) await pause(POLL_MS, signal)
    }
  } catch (error) {
    hasFailed = !signal?.aborted
    throw error
  } finally {
    await queue.closeAfter(
      () => queue.removeRun(run),
      'could not delete the rows of this arena from the database; a later run deletes them',
      notify,
      hasFailed,
    )
  }
}
