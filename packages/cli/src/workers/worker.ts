import { parentPort, workerData } from 'node:worker_threads'
import { matchWork } from '../arena/task.ts'
import { draftSampleWork } from '../board/fit.ts'
import { boardGamesWork } from '../board/play.ts'
import { gamesWork } from '../simulate/batch.ts'
import type { Batch } from './batches.ts'
import { type Job, playedOf, type Work } from './job.ts'

const job = workerData as Job
const work = workOf(job)

parentPort!.on('message', (batch: Batch) => {
  parentPort!.postMessage(work(batch))
})

function workOf(job: Job): Work<unknown> {
  switch (job.kind) {
    case 'games':
      return gamesWork(playedOf(job), job.wanted)
    case 'match':
      return matchWork(playedOf(job), job.lineups)
    case 'board-games':
      return boardGamesWork(job)
    case 'draft-sample':
      return draftSampleWork(job)
  }
}
