/// <reference lib="webworker" />
import { botMove } from '@serai/bots'
import { tableBoard } from '@serai/lab'
import { verdictOn } from '@serai/tables'
import type { Job, Reply, Task } from './local-workers.ts'

addEventListener('message', ({ data: { number, job } }: MessageEvent<Task>) => {
  try {
    postMessage({ number, done: done(job) } satisfies Reply)
  } catch (error) {
    postMessage({ number, fault: String(error) } satisfies Reply)
  }
})

function done(job: Job) {
  if ('request' in job) return botMove(job.request)
  return 'board' in job ? tableBoard(job.board) : verdictOn(job.log)
}
