import { parentPort } from 'node:worker_threads'
import { botMove } from '@serai/bots'
import { tableBoard } from '@serai/lab'
import { verdictOn } from '@serai/tables'
import type { Job, Reply, Task } from './worker-pool.ts'

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
  if ('request' in job) return botMove(job.request)
  return 'board' in job ? tableBoard(job.board) : verdictOn(job.log)
}
