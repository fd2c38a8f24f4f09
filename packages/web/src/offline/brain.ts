import type { Answer, Question } from '@serai/bots'

/** Where the bots of a game on this device think. */
export interface Brain {
  /** Null when it was sent to rest meanwhile. */
  decide(question: Question): Promise<Answer | null>
  /** Nobody needs it now; the next question wakes it. */
  rest(): void
}

/** In a worker, so that the page never waits for a search; one question at a time. */
export function workerBrain(): Brain {
  let worker: Worker | null = null
  let giveUp = () => {}
  return {
    decide: (question) =>
      new Promise((resolve, reject) => {
        worker ??= new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' })
        giveUp = () => resolve(null)
        worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
        worker.onerror = ({ message }) => {
          // One that could not be fetched never answers; the next question has another.
          worker?.terminate()
          worker = null
          reject(new Error(message))
        }
        worker.postMessage(question)
      }),
    rest: () => {
      worker?.terminate()
      worker = null
      giveUp()
    },
  }
}
