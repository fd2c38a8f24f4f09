import { setImmediate } from 'node:timers/promises'
import type { AnyGame } from '@serai/kernel'
import type { Batches } from './batches.ts'
import type { BatchRunner } from './job.ts'
import { JobThread } from './job-thread.ts'
import { batchRunner, type Job, type ResultOf } from './registry.ts'

/** Takes the result of a batch; false when no more is wanted. */
type TakeResult<R> = (result: R) => boolean

/**
 * Plays the batches here or in `workers` threads; the results are taken in the order of the batches. Threads know
 * the registered games only; one worker plays any of `games`.
 */
export function runBatches<J extends Job>(
  job: J,
  batches: Batches,
  workers: number,
  take: TakeResult<ResultOf<J>>,
  games?: readonly AnyGame[],
): Promise<void> {
  const threads = Math.min(workers, batches.length)
  return threads === 1 ? runHere(batchRunner(job, games), batches, take) : runInThreads(job, batches, threads, take)
}

async function runHere<R>(runBatch: BatchRunner<R>, batches: Batches, take: TakeResult<R>): Promise<void> {
  for (let index = 0; index < batches.length; index++) {
    if (!take(runBatch(batches.at(index)))) return
    // Signals and the terminal get a turn.
    await setImmediate()
  }
}

async function runInThreads<J extends Job>(
  job: J,
  batches: Batches,
  count: number,
  take: TakeResult<ResultOf<J>>,
): Promise<void> {
  const waiting = new Map<number, ResultOf<J>>()
  let next = 0
  let taken = 0
  let isOver = false
  let stop = () => {}
  const stopped = new Promise<void>((resolve) => {
    stop = resolve
  })
  const play = async (thread: JobThread<J>) => {
    while (next < batches.length) {
      const index = next++
      waiting.set(index, await thread.play(batches.at(index)))
      for (let ready = waiting.get(taken); ready && !isOver; ready = waiting.get(taken)) {
        waiting.delete(taken++)
        if (take(ready)) continue
        isOver = true
        stop()
      }
      if (isOver) return
    }
  }
  const threads = Array.from({ length: count }, () => new JobThread(job))
  try {
    await Promise.race([Promise.all(threads.map(play)), stopped])
  } finally {
    await Promise.all(threads.map((thread) => thread.end()))
  }
}
