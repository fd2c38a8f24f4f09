import { Worker } from 'node:worker_threads'
import type { Batch } from './batches.ts'
import type { Job, ResultOf } from './registry.ts'

/** A thread runs JavaScript only: under a test runner, where this file is source, the build's stands in. */
const THREAD = new URL('./thread.js', import.meta.url.replace(/\/src\/jobs\/[^/]+\.ts$/, '/dist/jobs/'))

interface Waiting<R> {
  readonly resolve: (result: R) => void
  readonly reject: (error: Error) => void
}

/** A thread that plays batches of one job, one at a time. */
export class JobThread<J extends Job> {
  readonly #worker: Worker
  readonly #job: string
  #waiting: Waiting<ResultOf<J>> | null = null
  /** Why it plays no more. */
  #ended: Error | null = null

  constructor(job: J) {
    this.#job = JSON.stringify(job)
    this.#worker = new Worker(THREAD, { workerData: job, execArgv: [] })
    this.#worker.on('message', (result: ResultOf<J>) => {
      this.#waiting?.resolve(result)
      this.#waiting = null
    })
    // Heard also while nobody waits: an error that nobody hears would end the process.
    this.#worker.on('error', (error) => this.#end(error instanceof Error ? error : new Error(String(error))))
    this.#worker.on('messageerror', (error) => this.#end(error))
    this.#worker.on('exit', (code) => this.#end(new Error(`the thread exited with code ${code}`)))
  }

  plays(job: Job): boolean {
    return this.#job === JSON.stringify(job)
  }

  /** Rejects when the thread fails or ends, whatever ended it. */
  play(batch: Batch): Promise<ResultOf<J>> {
    return new Promise((resolve, reject) => {
      if (this.#ended) return reject(this.#ended)
      this.#waiting = { resolve, reject }
      this.#worker.postMessage(batch)
    })
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }

  #end(reason: Error): void {
    this.#ended ??= reason
    this.#waiting?.reject(this.#ended)
    this.#waiting = null
  }
}
