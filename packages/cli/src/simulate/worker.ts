import { parentPort, workerData } from 'node:worker_threads'
import { Simulation } from '@serai/bots'
import { type Batch, playBatch } from './batch.ts'
import { type Job, planOf } from './job.ts'

const job = workerData as Job
const simulation = new Simulation(planOf(job))

parentPort!.on('message', (batch: Batch) => {
  parentPort!.postMessage(playBatch(simulation, batch, job.record))
})
