import { Worker } from 'node:worker_threads'
import type { BotMove, BotRequest } from '@serai/bots'
import type { Refusal } from '@serai/kernel'
import type { BoardRequest } from '@serai/lab'
import type { Verdict } from '@serai/protocol'
import type { JobPriority, MadeBoard, TableWorkers, Time } from '@serai/tables'
import { FairQueue } from './fair-queue.ts'

export type Job = { readonly request: BotRequest } | { readonly board: BoardRequest } | { readonly log: string }

type Done = BotMove | MadeBoard | Verdict | Refusal

export interface Task {
  readonly number: number
  readonly job: Job
}

export type Reply =
  | { readonly number: number; readonly answer: Done }
  | { readonly number: number; readonly fault: string }

interface Waiting {
  readonly task: Task
  /** Takes what its job is answered with. */
  readonly resolve: (answer: never) => void
  readonly reject: (error: Error) => void
}

interface Thread {
  readonly worker: Worker
  current: Waiting | null
  stopTimer: () => void
}

export interface PoolParts {
  readonly time: Time
  readonly threads: number
  /** The most that one decision may take. */
  readonly limitMs: number
  /** From where a person asks. */
  readonly addressOf: (person: string) => string | null
  /** The built file of the thread. */
  readonly file?: URL
}

/** Searches run in threads of their own: the event loop never waits for one. One job at a time per thread. */
export class TableWorkerPool implements TableWorkers {
  readonly #parts: PoolParts
  readonly #threads: Thread[] = []
  readonly #waiting = new FairQueue<Waiting>()
  #number = 0
  #isClosed = false

  constructor(parts: PoolParts) {
    this.#parts = parts
  }

  decide(request: BotRequest, priority: JobPriority): Promise<BotMove> {
    return this.#ask({ request }, priority)
  }

  makeBoard(board: BoardRequest, priority: JobPriority): Promise<MadeBoard> {
    return this.#ask({ board }, priority)
  }

  verify(log: string, priority: JobPriority): Promise<Verdict | Refusal> {
    return this.#ask({ log }, priority)
  }

  #ask<A extends Done>(job: Job, priority: JobPriority): Promise<A> {
    if (this.#isClosed) return Promise.reject(new Error('closed'))
    return new Promise<A>((resolve, reject) => {
      const address = priority.person === null ? null : this.#parts.addressOf(priority.person)
      this.#waiting.add({ ...priority, address }, { task: { number: ++this.#number, job }, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    for (let one = this.#waiting.take(); one; one = this.#waiting.take()) one.reject(new Error('closed'))
    // A copy: each takes itself out of the list.
    await Promise.all([...this.#threads].map((thread) => this.#end(thread, 'closed')))
  }

  #next(): void {
    if (this.#isClosed || !this.#hasFree()) return
    const waiting = this.#waiting.take()
    if (!waiting) return
    const thread = this.#threads.find(({ current }) => current === null) ?? this.#start()
    thread.current = waiting
    thread.stopTimer = this.#parts.time.setTimer(this.#parts.limitMs, () => void this.#end(thread, 'out of time'))
    thread.worker.postMessage(waiting.task)
  }

  #hasFree(): boolean {
    return this.#threads.length < this.#parts.threads || this.#threads.some(({ current }) => current === null)
  }

  /** Threads start when they are first needed. */
  #start(): Thread {
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
    if ('answer' in reply) current.resolve(reply.answer as never)
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
