import { JobThread } from '../jobs/job-thread.ts'
import type { Job } from '../jobs/registry.ts'
import type { QueuedBatch } from '../queue/job-queue.ts'

/** Plays batches of any job: in a new thread where the job is another one, or where the last thread failed. */
export class RestartingThread {
  #thread: JobThread<Job> | null = null

  async play({ job, batch }: QueuedBatch): Promise<unknown> {
    if (!this.#thread?.plays(job)) {
      await this.end()
      this.#thread = new JobThread(job)
    }
    try {
      return await this.#thread.play(batch)
    } catch (error) {
      await this.end()
      throw error
    }
  }

  async end(): Promise<void> {
    const thread = this.#thread
    this.#thread = null
    await thread?.end()
  }
}
