import { Worker } from 'node:worker_threads'
import type { Batch } from './batches.ts'
import type { Job } from './job.ts'

/** A thread runs JavaScript only: under a test runner, where this file is source, the build's stands in. */
const THREAD = new URL('./worker.js', import.meta.url.replace(/\/src\/workers\/[^/]+\.ts$/, '/dist/workers/'))

/** A thread that plays batches of one job. */
export class PlayingThread<R> {
  readonly #worker: Worker
  readonly #job: string

  constructor(job: Job) {
    this.#job = JSON.stringify(job)
    this.#worker = new Worker(THREAD, { workerData: job })
  }

  plays(job: Job): boolean {
    return this.#job === JSON.stringify(job)
  }

  play(batch: Batch): Promise<R> {
    return new Promise((resolve, reject) => {
      this.#worker.once('error', reject)
      this.#worker.once('message', (result: R) => {
        this.#worker.removeListener('error', reject)
        resolve(result)
      })
      this.#worker.postMessage(batch)
    })
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }
}
