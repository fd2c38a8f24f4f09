import type { Order } from '../jobs/board.ts'
import { PlayingThread } from '../workers/playing-thread.ts'

/** Plays orders of any job: in a new thread where the job is another one, or where the last thread failed. */
export class RenewedThread {
  #thread: PlayingThread<unknown> | null = null

  async play({ job, batch }: Order): Promise<unknown> {
    if (!this.#thread?.plays(job)) {
      await this.end()
      this.#thread = new PlayingThread(job)
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
