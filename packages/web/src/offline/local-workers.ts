import type { BotMove, BotRequest } from '@serai/bots'
import type { Refusal } from '@serai/kernel'
import type { BoardRequest } from '@serai/lab'
import type { Verdict } from '@serai/protocol'
import type { MadeBoard, TableWorkers } from '@serai/tables'

export type Job = { readonly request: BotRequest } | { readonly board: BoardRequest } | { readonly log: string }
type Done = BotMove | MadeBoard | Verdict | Refusal

export interface Task {
  readonly number: number
  readonly job: Job
}

export type Reply =
  | { readonly number: number; readonly done: Done }
  | { readonly number: number; readonly fault: string }

interface Waiting {
  readonly resolve: (done: never) => void
  readonly reject: (error: Error) => void
}

/** What takes long happens in a worker, so that the page never waits for a search. */
export class LocalWorkers implements TableWorkers {
  #worker: Worker | null = null
  #number = 0
  readonly #waiting = new Map<number, Waiting>()

  decide(request: BotRequest): Promise<BotMove> {
    return this.#ask({ request })
  }

  makeBoard(board: BoardRequest): Promise<MadeBoard> {
    return this.#ask({ board })
  }

  verify(log: string): Promise<Verdict | Refusal> {
    return this.#ask({ log })
  }

  async close(): Promise<void> {
    this.#end('closed')
  }

  #ask<D extends Done>(job: Job): Promise<D> {
    return new Promise<D>((resolve, reject) => {
      const number = ++this.#number
      this.#waiting.set(number, { resolve, reject })
      this.#worker ??= this.#start()
      this.#worker.postMessage({ number, job } satisfies Task)
    })
  }

  #start(): Worker {
    const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Reply>) => {
      const waiting = this.#waiting.get(data.number)
      this.#waiting.delete(data.number)
      if ('done' in data) waiting?.resolve(data.done as never)
      else waiting?.reject(new Error(data.fault))
    }
    // One that could not be fetched never answers; the next job has another.
    worker.onerror = ({ message }) => this.#end(message)
    return worker
  }

  #end(reason: string): void {
    this.#worker?.terminate()
    this.#worker = null
    const waiting = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const { reject } of waiting) reject(new Error(reason))
  }
}
