import { setImmediate } from 'node:timers/promises'
import type { Batches } from './batches.ts'
import type { Job, Task, Work } from './job.ts'
import { PlayingThread } from './playing-thread.ts'

/** Takes the result of a batch; false when no more is wanted. */
type Take<R> = (result: R) => boolean

/** Plays the batches here or in `workers` threads; the results are taken in the order of the batches. */
export function runBatches<R>({ job, work }: Task<R>, batches: Batches, workers: number, take: Take<R>): Promise<void> {
  const threads = Math.min(workers, batches.length)
  return threads === 1 ? runHere(work, batches, take) : runInWorkers(job, batches, threads, take)
}

async function runHere<R>(work: Work<R>, batches: Batches, take: Take<R>): Promise<void> {
  for (let index = 0; index < batches.length; index++) {
    if (!take(work(batches.at(index)))) return
    // Signals and the terminal get a turn.
    await setImmediate()
  }
}

async function runInWorkers<R>(job: Job, batches: Batches, workers: number, take: Take<R>): Promise<void> {
  const waiting = new Map<number, R>()
  let next = 0
  let taken = 0
  let isOver = false
  let stop = () => {}
  const stopped = new Promise<void>((resolve) => {
    stop = resolve
  })
  const play = async (thread: PlayingThread<R>) => {
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
  const threads = Array.from({ length: workers }, () => new PlayingThread<R>(job))
  try {
    await Promise.race([Promise.all(threads.map(play)), stopped])
  } finally {
    await Promise.all(threads.map((thread) => thread.end()))
  }
}
