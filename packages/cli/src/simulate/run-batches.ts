import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Plan, Simulation } from '@serai/bots'
import { type Batch, type Batches, type BatchResult, playBatch } from './batch.ts'
import { jobOf } from './job.ts'

type Take = (result: BatchResult) => void

/** Plays the batches here, one after the other. */
export async function runHere(plan: Plan, batches: Batches, record: boolean, take: Take): Promise<void> {
  const simulation = new Simulation(plan)
  for (let index = 0; index < batches.length; index++) {
    take(playBatch(simulation, batches.at(index), record))
    // Signals and the terminal get a turn.
    await setImmediate()
  }
}

/** Plays the batches in `workers` threads; the results are taken in the order of the batches. */
export async function runInWorkers(
  plan: Plan,
  batches: Batches,
  record: boolean,
  workers: number,
  take: Take,
): Promise<void> {
  const job = jobOf(plan, record)
  const waiting = new Map<number, BatchResult>()
  let next = 0
  let taken = 0
  const work = async (worker: Worker) => {
    while (next < batches.length) {
      const index = next++
      waiting.set(index, await ask(worker, batches.at(index)))
      for (let ready = waiting.get(taken); ready; ready = waiting.get(taken)) {
        waiting.delete(taken++)
        take(ready)
      }
    }
  }
  const threads = Array.from(
    { length: Math.min(workers, batches.length) },
    () => new Worker(new URL('./worker.js', import.meta.url), { workerData: job }),
  )
  try {
    await Promise.all(threads.map(work))
  } finally {
    await Promise.all(threads.map((worker) => worker.terminate()))
  }
}

function ask(worker: Worker, batch: Batch): Promise<BatchResult> {
  return new Promise((resolve, reject) => {
    worker.once('error', reject)
    worker.once('message', (result: BatchResult) => {
      worker.removeListener('error', reject)
      resolve(result)
    })
    worker.postMessage(batch)
  })
}
