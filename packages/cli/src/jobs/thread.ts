import { parentPort, workerData } from 'node:worker_threads'
import type { Batch } from './batches.ts'
import { batchRunner, type Job } from './registry.ts'

// What a JobThread runs. Whatever is thrown here ends it, and fails the batch with the reason.

const runBatch = batchRunner(workerData as Job)

parentPort!.on('message', (batch: Batch) => {
  parentPort!.postMessage(runBatch(batch))
})
