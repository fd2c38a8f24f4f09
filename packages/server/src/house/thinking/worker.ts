import { parentPort } from 'node:worker_threads'
import { answer } from './answer.ts'
import type { Reply, Task } from './pool.ts'

parentPort!.on('message', ({ number, question }: Task) => {
  parentPort!.postMessage(reply(number, question))
})

function reply(number: number, question: Task['question']): Reply {
  try {
    return { number, answer: answer(question) }
  } catch (error) {
    return { number, fault: String(error) }
  }
}
