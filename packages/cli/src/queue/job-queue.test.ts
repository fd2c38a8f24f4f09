import { serve } from '@serai/server'
import { describePostgres, newDatabase, runSql } from '@serai/test-kit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HeldLock, waitersFor } from '../../test/held-lock.ts'
import { JobQueue, QueueMissing } from './job-queue.ts'
import { RELEASE } from './release.ts'

const JOB = { kind: 'games', game: 'long-narde', options: {}, bots: ['random', 'random'], seed: 1, wanted: {} } as const
const BATCH = { run: 'run', index: 0, job: JOB, batch: { first: 1, games: 1 } }

const open = (url: string) => JobQueue.open(url, () => {})

describePostgres('a queue that is opened', () => {
  it.each([
    ['another one', open],
    ['a server', (database: string) => serve({ port: 0, host: '127.0.0.1', data: null, database })],
  ])(
    'together with %s creates its queue after or before it, and neither is in the way of the other',
    async (_, other) => {
      const url = await newDatabase()
      await (await open(url)).close()
      await runSql(url, 'SELECT serai_jobs.delete_queue(name) FROM serai_jobs.queue')
      // Both come to where they would create a queue, and go on at the same moment.
      const lock = await HeldLock.take(url, 'serai_jobs.queue', 'SHARE ROW EXCLUSIVE')
      const opening = Promise.all([open(url), other(url)])
      await Promise.race([vi.waitUntil(async () => (await waitersFor(url)) === 2, { timeout: 50_000 }), opening])
      await lock.release()
      for (const opened of await opening) await opened.close()
    },
  )

  it('together with others creates everything once', async () => {
    const url = await newDatabase()
    const queues = await Promise.all(Array.from({ length: 4 }, () => open(url)))
    expect(await runSql(url, 'SELECT name FROM serai_jobs.queue')).toEqual([{ name: `arena-${RELEASE}` }])
    for (const queue of queues) await queue.close()
  })

  it('has room for workers that tell no release, as those of an older one', async () => {
    const url = await newDatabase()
    await runSql(url, 'CREATE SCHEMA serai_arena')
    await runSql(url, 'CREATE TABLE serai_arena.workers (id text PRIMARY KEY, seen_at timestamptz NOT NULL)')
    const queue = await open(url)
    await runSql(url, `INSERT INTO serai_arena.workers VALUES ('old', now())`)
    expect(await queue.workers()).toEqual({ secondsAgo: null, otherReleases: ['older'] })
    await queue.heartbeatWorker('worker')
    expect((await queue.workers()).secondsAgo).toBeGreaterThanOrEqual(0)
    await queue.close()
  })

  it('says which database it is that cannot be used', async () => {
    const none = 'postgresql://serai:secret@127.0.0.1:1/none'
    await expect(open(none)).rejects.toThrow(/^cannot use the database 127\.0\.0\.1:1\/none: .*ECONNREFUSED/)
    await expect(open('none')).rejects.toThrow(/^not the address of a PostgreSQL database/)
  })
})

describePostgres('a queue of batches', () => {
  let url: string
  let queue: JobQueue
  beforeEach(async () => {
    url = await newDatabase()
    queue = await open(url)
    await queue.heartbeatRun('run')
    await queue.heartbeatWorker('worker')
    await stay()
    await queue.put([BATCH])
  })
  afterEach(() => queue.close())

  /** As if it had been fetched so long ago that whoever is there would have claimed it. */
  const age = () => runSql(url, `UPDATE serai_jobs.job SET started_on = now() - interval '10 seconds'`)
  /** However slow the machine is, nobody takes them for gone. */
  const stay = async () => {
    for (const kind of ['runs', 'workers'])
      await runSql(url, `UPDATE serai_arena.${kind} SET seen_at = now() + interval '1 hour'`)
  }
  const goAway = () => runSql(url, `UPDATE serai_arena.workers SET seen_at = now() - interval '10 seconds'`)

  it('calls back what was fetched by somebody who never claimed it', async () => {
    const fetched = await queue.fetch()
    expect(fetched?.queued).toEqual(BATCH)
    // Who has just fetched it is about to claim it.
    await queue.requeueOrphans('run')
    expect(await queue.fetch()).toBeNull()
    await age()
    await queue.requeueOrphans('run')
    expect(await queue.fetch()).toEqual(fetched)
  })

  it('calls back what was claimed once its worker is gone, as often as that happens', async () => {
    for (let times = 0; times < 2; times++) {
      await stay()
      const fetched = (await queue.fetch())!
      expect(await queue.claim(fetched, 'worker')).toBe(true)
      await age()
      await queue.requeueOrphans('run')
      expect(await queue.fetch()).toBeNull()
      await goAway()
      await queue.requeueOrphans('run')
    }
    expect((await queue.fetch())?.queued).toEqual(BATCH)
  })

  it('forgets batches that have a result, and those of a run that is gone', async () => {
    const fetched = (await queue.fetch())!
    await queue.finish(fetched, 'a result')
    expect(await queue.missingBatches('run', 0, 1)).toEqual([])
    await queue.put([BATCH])
    expect(await queue.claim((await queue.fetch())!, 'worker')).toBe(false)
    await queue.put([{ ...BATCH, run: 'another' }])
    expect(await queue.claim((await queue.fetch())!, 'worker')).toBe(false)
    expect(await runSql(url, 'SELECT id FROM serai_jobs.job')).toEqual([])
  })

  it('gives up a batch that failed three times, with the last reason', async () => {
    for (const reason of ['first', 'second', 'third']) {
      expect(await queue.failedBatch('run')).toBeNull()
      // Told twice, as when the answer to the first time is lost.
      const [fetched, failure] = [(await queue.fetch())!, crypto.randomUUID()]
      for (const _ of [1, 2]) await queue.fail(fetched, reason, failure)
    }
    expect(await queue.failedBatch('run')).toEqual({ index: 0, times: 3, reason: 'third' })
    expect(await queue.failedBatch('another')).toBeNull()
  })

  it('gives up a batch whose workers went away too often, unless it has a result after all', async () => {
    await runSql(url, 'UPDATE serai_jobs.job SET retry_count = 100')
    const fetched = (await queue.fetch())!
    await queue.requeue(fetched)
    expect(await queue.failedBatch('run')).toMatchObject({ index: 0, reason: 'its workers disappeared' })
    await queue.finish(fetched, 'a result')
    expect(await queue.failedBatch('run')).toBeNull()
  })

  it('sweeps away what others left behind long ago, and nothing else', async () => {
    const fetched = (await queue.fetch())!
    await queue.claim(fetched, 'worker')
    await queue.fail(fetched, 'a reason')
    await queue.finish(fetched, 'a result')
    const left = async () => {
      await (await open(url)).close()
      const counted = ['runs', 'workers', 'claims', 'results', 'failures'].map(
        (kind) => `(SELECT count(*) FROM serai_arena.${kind})`,
      )
      return Object.values((await runSql(url, `SELECT ${counted.map((count, i) => `${count}::int n${i}`)}`))[0]!)
    }
    await goAway()
    expect(await left()).toEqual([1, 1, 1, 1, 1])
    for (const kind of ['runs', 'workers'])
      await runSql(url, `UPDATE serai_arena.${kind} SET seen_at = now() - interval '2 hours'`)
    expect(await left()).toEqual([0, 0, 0, 0, 0])
  })

  it('tells a broken queue from an empty one', async () => {
    await runSql(url, 'ALTER TABLE serai_jobs.job RENAME TO elsewhere')
    await expect(queue.fetch()).rejects.toThrow('relation "serai_jobs.job" does not exist')
  })

  it('tells that there is no queue to put batches into, and creates it again', async () => {
    await runSql(url, 'DELETE FROM serai_jobs.job')
    // Its table stays behind.
    await runSql(url, 'DELETE FROM serai_jobs.queue')
    await expect(queue.put([BATCH])).rejects.toThrow(QueueMissing)
    await queue.restore()
    await queue.put([BATCH])
    expect((await queue.fetch())?.queued).toEqual(BATCH)
  })
})
