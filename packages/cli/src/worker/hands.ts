import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Board, type TakenOrder } from '../jobs/board.ts'
import { PlayingThread } from '../workers/playing-thread.ts'

const POLL_MS = 300
const BEAT_MS = 1000

/** Some threads that play whatever is put on the board. */
export class Hands {
  readonly #board: Board
  readonly #id = randomUUID()
  readonly #count: number
  readonly #stopping = new AbortController()

  private constructor(board: Board, count: number) {
    this.#board = board
    this.#count = count
    // Each thread waits for one thing at a time.
    setMaxListeners(count, this.#stopping.signal)
  }

  static async open(url: string, count: number): Promise<Hands> {
    const board = await Board.open(url)
    const hands = new Hands(board, count)
    await board.beat('workers', hands.#id)
    return hands
  }

  /** Until it is stopped; what is being played then is given back. */
  async work(): Promise<void> {
    const beat = setInterval(() => void this.#board.beat('workers', this.#id).catch(() => {}), BEAT_MS)
    try {
      await Promise.all(Array.from({ length: this.#count }, () => this.#play()))
    } finally {
      clearInterval(beat)
      await this.#board.leave(this.#id).catch(() => {})
      await this.#board.close()
    }
  }

  stop(): void {
    this.#stopping.abort()
  }

  async #play(): Promise<void> {
    const { signal } = this.#stopping
    let thread: PlayingThread<unknown> | null = null
    while (!signal.aborted) {
      const taken = await this.#take()
      if (!taken) {
        await sleep(POLL_MS, undefined, { signal }).catch(() => {})
        continue
      }
      thread = await this.#threadFor(thread, taken)
      await this.#finish(thread, taken)
    }
    await thread?.end()
  }

  async #take(): Promise<TakenOrder | null> {
    for (;;) {
      // A database that is away may come back.
      const fetched = await this.#board.fetch().catch(() => null)
      if (!fetched) return null
      const isNeeded = await this.#insist(() => this.#board.claim(fetched, this.#id))
      if (isNeeded !== false) return isNeeded && fetched
    }
  }

  async #threadFor(before: PlayingThread<unknown> | null, { order }: TakenOrder): Promise<PlayingThread<unknown>> {
    if (before?.plays(order.job)) return before
    await before?.end()
    return new PlayingThread(order.job)
  }

  async #finish(thread: PlayingThread<unknown>, taken: TakenOrder): Promise<void> {
    const { signal } = this.#stopping
    let leave = () => {}
    const stopped = new Promise<null>((resolve) => {
      leave = () => resolve(null)
    })
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    const result = await Promise.race([thread.play(taken.order.batch), stopped])
    signal.removeEventListener('abort', leave)
    await this.#insist(() => (result === null ? this.#board.giveBack(taken) : this.#board.finish(taken, result)))
  }

  /** Until it is done or the worker is stopped: what it has in hand then is called back when it has gone. */
  async #insist<T>(work: () => Promise<T>): Promise<T | null> {
    const { signal } = this.#stopping
    for (;;) {
      try {
        return await work()
      } catch {
        if (signal.aborted) return null
        await sleep(BEAT_MS, undefined, { signal }).catch(() => {})
      }
    }
  }
}
