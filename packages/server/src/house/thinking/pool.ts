import { Worker } from 'node:worker_threads'
import type { Clock } from '../clock.ts'
import type { Answer, Question, Thinkers } from './question.ts'

export interface Task {
  readonly number: number
  readonly question: Question
}

export type Reply =
  | { readonly number: number; readonly answer: Answer }
  | { readonly number: number; readonly fault: string }

interface Waiting {
  readonly task: Task
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  current: Waiting | null
  stopTimer: () => void
}

export interface PoolParts {
  readonly clock: Clock
  readonly threads: number
  /** The most that one decision may take. */
  readonly limitMs: number
  /** The built file of the thread. */
  readonly file?: URL
}

/** Bots think in threads of their own: the event loop never waits for a search. One question at a time per thread. */
export class ThinkingPool implements Thinkers {
  readonly #parts: PoolParts
  readonly #threads: Thread[] = []
  readonly #waiting: Waiting[] = []
  #number = 0
  #isClosed = false

  constructor(parts: PoolParts) {
    this.#parts = parts
  }

  decide(question: Question): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(new Error('closed'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task: { number: ++this.#number, question }, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('closed'))
    await Promise.all(this.#threads.map((thread) => this.#end(thread, 'closed')))
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#isClosed) return
    const thread = this.#threads.find(({ current }) => current === null) ?? this.#start()
    if (!thread) return
    const waiting = this.#waiting.shift()!
    thread.current = waiting
    thread.stopTimer = this.#parts.clock.setTimer(this.#parts.limitMs, () => void this.#end(thread, 'out of time'))
    thread.worker.postMessage(waiting.task)
  }

  /** Threads start when they are first needed. */
  #start(): Thread | null {
    if (this.#threads.length >= this.#parts.threads) return null
    // What is built runs without the flags of whoever runs the source.
    const worker = new Worker(this.#parts.file ?? new URL('./worker.js', import.meta.url), { execArgv: [] })
    worker.unref()
    const thread: Thread = { worker, current: null, stopTimer: () => {} }
    worker.on('message', (reply: Reply) => this.#replied(thread, reply))
    worker.on('error', (error) => void this.#end(thread, String(error)))
    worker.on('exit', () => void this.#end(thread, 'the thread ended'))
    this.#threads.push(thread)
    return thread
  }

  #replied(thread: Thread, reply: Reply): void {
    const { current } = thread
    if (!current || current.task.number !== reply.number) return
    thread.current = null
    thread.stopTimer()
    if ('answer' in reply) current.resolve(reply.answer)
    else current.reject(new Error(reply.fault))
    this.#next()
  }

  /** A search cannot be interrupted otherwise; another thread takes its place. */
  async #end(thread: Thread, reason: string): Promise<void> {
    const at = this.#threads.indexOf(thread)
    if (at < 0) return
    this.#threads.splice(at, 1)
    thread.stopTimer()
    thread.current?.reject(new Error(reason))
    thread.current = null
    this.#next()
    await thread.worker.terminate()
  }
}
