import { randomUUID } from 'node:crypto'
import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { oneLine } from '../fault.ts'
import { batchName } from '../jobs/batch-name.ts'
import { Board, type Order, type TakenOrder } from '../jobs/board.ts'
import { Retries } from '../jobs/retries.ts'
import type { Say } from '../jobs/say.ts'
import { RenewedThread } from './renewed-thread.ts'

const POLL_MS = 300
const BEAT_MS = 1000

type Outcome =
  | { readonly kind: 'played'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'stopped' }

/** Some threads that play whatever is put on the board. */
export class Hands {
  readonly #board: Board
  readonly #say: Say
  readonly #retries: Retries
  readonly #id = randomUUID()
  readonly #count: number
  readonly #stopping = new AbortController()

  private constructor(board: Board, count: number, say: Say) {
    this.#board = board
    this.#count = count
    this.#say = say
    this.#retries = new Retries(board, say, { signal: this.#stopping.signal })
    // Each thread waits for one thing at a time, and so does the beat.
    setMaxListeners(count + 1, this.#stopping.signal)
  }

  static async open(url: string, count: number, say: Say): Promise<Hands> {
    const board = await Board.open(url, say)
    const hands = new Hands(board, count, say)
    try {
      await hands.#retries.run(() => board.beatWorker(hands.#id))
      return hands
    } catch (error) {
      await board.close()
      throw error
    }
  }

  /** Until it is stopped; what is being played then is given back. Throws a Fault when the database cannot be used any more. */
  async work(): Promise<void> {
    const loops = [this.#beat(), ...Array.from({ length: this.#count }, () => this.#play())]
    // One that cannot go on stops the others, which put in order what they leave.
    for (const loop of loops) loop.catch(() => this.stop())
    const ended = await Promise.allSettled(loops)
    await this.#board.leave(this.#id).catch(() => {})
    await this.#board.close().catch(() => {})
    for (const end of ended) if (end.status === 'rejected') throw end.reason
  }

  stop(): void {
    this.#stopping.abort()
  }

  async #beat(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      await this.#pause(BEAT_MS)
      await this.#retries.run(() => this.#board.beatWorker(this.#id))
    }
  }

  async #play(): Promise<void> {
    const thread = new RenewedThread()
    try {
      while (!this.#stopping.signal.aborted) {
        const taken = await this.#take()
        if (taken) await this.#settle(taken, await this.#outcome(thread, taken.order))
        else await this.#pause(POLL_MS)
      }
    } finally {
      await thread.end()
    }
  }

  async #take(): Promise<TakenOrder | null> {
    for (;;) {
      const fetched = await this.#retries.run(() => this.#board.fetch())
      if (!fetched) return null
      const isNeeded = await this.#retries.run(() => this.#board.claim(fetched, this.#id))
      if (isNeeded !== false) return isNeeded && fetched
    }
  }

  async #outcome(thread: RenewedThread, order: Order): Promise<Outcome> {
    const { signal } = this.#stopping
    let leave = () => {}
    const stopped = new Promise<Outcome>((resolve) => {
      leave = () => resolve({ kind: 'stopped' })
    })
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
    try {
      const played = thread.play(order).then((result): Outcome => ({ kind: 'played', result }))
      return await Promise.race([played, stopped])
    } catch (error) {
      const reason = oneLine((error as Error).message)
      this.#say(`${batchName(order.index, order.batch)} failed here: ${reason}`)
      return { kind: 'failed', reason }
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }

  /** What could not be told before the worker is stopped is called back when it has gone. */
  async #settle(taken: TakenOrder, outcome: Outcome): Promise<void> {
    const board = this.#board
    // The same however often it is told.
    const failure = randomUUID()
    await this.#retries.run(() => {
      if (outcome.kind === 'played') return board.finish(taken, outcome.result)
      return outcome.kind === 'failed' ? board.fail(taken, outcome.reason, failure) : board.giveBack(taken)
    })
  }

  async #pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.#stopping.signal }).catch(() => {})
  }
}
