import { parentPort } from 'node:worker_threads'
import { answer } from '@serai/bots'
import { tableBoard } from '@serai/lab'
import { verdictOn } from '../verdict.ts'
import type { Job, Reply, Task } from './pool.ts'

parentPort!.on('message', ({ number, job }: Task) => {
  parentPort!.postMessage(reply(number, job))
})

function reply(number: number, job: Job): Reply {
  try {
    return { number, answer: done(job) }
  } catch (error) {
    return { number, fault: String(error) }
  }
}

function done(job: Job) {
  if ('question' in job) return answer(job.question)
  return 'board' in job ? tableBoard(job.board) : verdictOn(job.log)
}
