import { parentPort, workerData } from 'node:worker_threads'
import { matchWork } from '../arena/task.ts'
import { gamesWork } from '../simulate/batch.ts'
import type { Batch } from './batches.ts'
import { type Job, playedOf, type Work } from './job.ts'

const job = workerData as Job
const work = workOf(job)

parentPort!.on('message', (batch: Batch) => {
  parentPort!.postMessage(work(batch))
})

function workOf(job: Job): Work<unknown> {
  return job.kind === 'games' ? gamesWork(playedOf(job), job.wanted) : matchWork(playedOf(job), job.lineups)
}
