import { describePostgres, newDatabase, OwnPostgres, runSql } from '@serai/test-kit'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Batches } from '../jobs/batches.ts'
import { JobQueue } from './job-queue.ts'
import { Retries } from './retries.ts'
import { runQueuedBatches } from './run-queued-batches.ts'

const JOB = { kind: 'games', game: 'long-narde', options: {}, bots: ['random', 'random'], seed: 1, wanted: {} } as const

const stopping: AbortController[] = []
afterEach(() => {
  for (const controller of stopping.splice(0)) controller.abort()
})

/** On a slow machine it may take a while until a worker is there. */
const ABOUT_WORKERS = /^(no worker is running|a worker has joined)/

/** A run of five batches, what it says, and what comes of it. It does not outlive the test. */
function begin(url: string) {
  const notices: string[] = []
  const results: unknown[] = []
  const controller = new AbortController()
  stopping.push(controller)
  const take = (result: unknown) => results.push(result) > 0
  const notify = (line: string) => void (ABOUT_WORKERS.test(line) || notices.push(line))
  const over = runQueuedBatches(url, JOB, new Batches(5), take, notify, controller.signal)
  over.catch(() => {})
  /** Until it is so; fails when the run does. */
  const until = (isSo: () => Promise<boolean> | boolean) =>
    Promise.race([vi.waitUntil(isSo, { timeout: 50_000 }), over.then(() => {})])
  return { notices, results, over, until }
}

/** What a worker does with the next batch; false when there is none. */
async function playNext(worker: JobQueue): Promise<boolean> {
  await worker.heartbeatWorker('worker')
  const taken = await worker.fetch()
  if (taken && (await worker.claim(taken, 'worker'))) await worker.finish(taken, taken.queued.index * 10)
  return taken !== null
}

/** Plays until the run is over, also when the database has to come back first. */
async function playOn(worker: JobQueue, { over, until }: ReturnType<typeof begin>): Promise<void> {
  const retries = new Retries(worker, () => {}, { pauseMs: 50 })
  await until(async () => {
    await retries.run(() => playNext(worker))
    return false
  })
  await over
}

const hasBatches = (url: string) => async () =>
  (await runSql(url, `SELECT FROM pg_class WHERE oid = to_regclass('serai_jobs.job')`)).length > 0 &&
  (await runSql(url, 'SELECT FROM serai_jobs.job')).length === 5

describePostgres('a run', () => {
  it.each([
    ['its batches', 'DELETE FROM serai_jobs.job', null],
    [
      'its queue',
      'DELETE FROM serai_jobs.job; DELETE FROM serai_jobs.queue',
      /^tables were missing from the database \(the queue "arena-.*" is missing\); recreated them$/,
    ],
    [
      'the schema of the queue',
      'DROP SCHEMA serai_jobs CASCADE',
      /^tables were missing from the database \(.* does not exist\); recreated them$/,
    ],
    [
      'the schema of the arena',
      // In the batch of the run's own questions, which may be under way.
      'LOCK TABLE serai_arena.failures, serai_arena.claims IN ACCESS EXCLUSIVE MODE; DROP SCHEMA serai_arena CASCADE',
      /^tables were missing from the database \(.* does not exist\); recreated them$/,
    ],
  ])('finishes though somebody deletes %s', async (_, deletion, line) => {
    const url = await newDatabase()
    const run = begin(url)
    await run.until(hasBatches(url))
    await runSql(url, deletion)
    if (line) await run.until(() => run.notices.length > 0)
    await run.until(hasBatches(url))
    const worker = await JobQueue.open(url, () => {})
    await playOn(worker, run)
    expect(run.results).toEqual([0, 10, 20, 30, 40])
    expect(run.notices).toEqual(line ? [expect.stringMatching(line)] : [])
    await worker.close()
  })

  it('ends with one line when its jobs are gone for good', async () => {
    const url = await newDatabase()
    const run = begin(url)
    await run.until(hasBatches(url))
    await runSql(url, 'DROP TABLE serai_jobs.job CASCADE')
    await expect(run.over).rejects.toThrow(/^cannot use the database \S+: relation "serai_jobs.job" does not exist$/)
  })

  it('says when it could not take its rows away, and ends well all the same', async () => {
    const url = await newDatabase()
    const removeRun = vi.spyOn(JobQueue.prototype, 'removeRun').mockRejectedValueOnce(new Error('no room'))
    const run = begin(url)
    const worker = await JobQueue.open(url, () => {})
    await playOn(worker, run)
    expect(removeRun).toHaveBeenCalledOnce()
    expect(run.notices).toEqual([
      'could not delete the rows of this arena from the database; a later run deletes them (no room)',
    ])
    await worker.close()
  })

  it('ends with the batch that always fails and its reason', async () => {
    const url = await newDatabase()
    const run = begin(url)
    const worker = await JobQueue.open(url, () => {})
    await run.until(hasBatches(url))
    const { queued } = (await worker.fetch())!
    await worker.heartbeatWorker('worker')
    await Promise.all(
      Array.from({ length: 3 }, () => worker.fail({ id: crypto.randomUUID(), queued }, 'out of memory')),
    )
    const { index } = queued
    const name = `batch ${index + 1} (game ${index + 1})`
    await expect(run.over).rejects.toThrow(`${name} failed 3 times: out of memory`)
    for (const table of ['runs', 'claims', 'results', 'failures'])
      expect(await runSql(url, `SELECT * FROM serai_arena.${table}`)).toEqual([])
    await worker.close()
  })
})

describePostgres('a run whose database goes away', () => {
  let postgres: OwnPostgres
  beforeAll(async () => {
    // What is committed stays, though it is killed.
    postgres = (await OwnPostgres.make(['fsync=off']))!
    await postgres.initialize()
    await postgres.start()
  })
  afterAll(() => postgres.remove())

  it('says so, waits for it, and queues anew what workers took for given up', async () => {
    const url = postgres.url()
    const worker = await JobQueue.open(url, () => {})
    const run = begin(url)
    await run.until(() => playNext(worker))
    await postgres.stop('kill')
    await run.until(() => run.notices.length > 0)
    await postgres.start()
    // As a worker does that comes back before the run has said that it lives.
    await runSql(url, `DELETE FROM serai_jobs.job WHERE state < 'active'`)
    await playOn(worker, run)
    expect(run.results).toEqual([0, 10, 20, 30, 40])
    expect(run.notices).toEqual([
      expect.stringMatching(/^lost the connection to the database \(.+\); retrying$/),
      'the database is available again',
    ])
    await worker.close()
  })
})
