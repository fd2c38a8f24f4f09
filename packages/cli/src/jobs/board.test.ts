import { serve } from '@serai/server'
import { describePostgres, newDatabase, runSql } from '@serai/test-kit'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { HeldLock, waitersFor } from '../../test/held-lock.ts'
import { Board, QueueMissing } from './board.ts'
import { RELEASE } from './release.ts'

const JOB = { kind: 'games', game: 'long-narde', options: {}, bots: ['random', 'random'], seed: 1, wanted: {} } as const
const ORDER = { run: 'run', index: 0, job: JOB, batch: { first: 1, games: 1 } }

const open = (url: string) => Board.open(url, () => {})

describePostgres('a board that is opened', () => {
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
    const boards = await Promise.all(Array.from({ length: 4 }, () => open(url)))
    expect(await runSql(url, 'SELECT name FROM serai_jobs.queue')).toEqual([{ name: `arena-${RELEASE}` }])
    for (const board of boards) await board.close()
  })

  it('has room for workers that tell no release, as those of an older one', async () => {
    const url = await newDatabase()
    await runSql(url, 'CREATE SCHEMA serai_arena')
    await runSql(url, 'CREATE TABLE serai_arena.workers (id text PRIMARY KEY, seen_at timestamptz NOT NULL)')
    const board = await open(url)
    await runSql(url, `INSERT INTO serai_arena.workers VALUES ('old', now())`)
    expect(await board.workers()).toEqual({ secondsAgo: null, otherReleases: ['older'] })
    await board.beatWorker('worker')
    expect((await board.workers()).secondsAgo).toBeGreaterThanOrEqual(0)
    await board.close()
  })

  it('says which database it is that cannot be used', async () => {
    const none = 'postgresql://serai:secret@127.0.0.1:1/none'
    await expect(open(none)).rejects.toThrow(/^cannot use the database 127\.0\.0\.1:1\/none: .*ECONNREFUSED/)
    await expect(open('none')).rejects.toThrow(/^not the address of a PostgreSQL database/)
  })
})

describePostgres('a board of orders', () => {
  let url: string
  let board: Board
  beforeEach(async () => {
    url = await newDatabase()
    board = await open(url)
    await board.beatRun('run')
    await board.beatWorker('worker')
    await stay()
    await board.put([ORDER])
  })
  afterEach(() => board.close())

  /** As if it had been fetched so long ago that whoever is there would have claimed it. */
  const age = () => runSql(url, `UPDATE serai_jobs.job SET started_on = now() - interval '10 seconds'`)
  /** However slow the machine is, nobody takes them for gone. */
  const stay = async () => {
    for (const kind of ['runs', 'workers'])
      await runSql(url, `UPDATE serai_arena.${kind} SET seen_at = now() + interval '1 hour'`)
  }
  const goAway = () => runSql(url, `UPDATE serai_arena.workers SET seen_at = now() - interval '10 seconds'`)

  it('calls back what was fetched by somebody who never claimed it', async () => {
    const fetched = await board.fetch()
    expect(fetched?.order).toEqual(ORDER)
    // Who has just fetched it is about to claim it.
    await board.callBack('run')
    expect(await board.fetch()).toBeNull()
    await age()
    await board.callBack('run')
    expect(await board.fetch()).toEqual(fetched)
  })

  it('calls back what was claimed once its worker is gone, as often as that happens', async () => {
    for (let times = 0; times < 2; times++) {
      await stay()
      const fetched = (await board.fetch())!
      expect(await board.claim(fetched, 'worker')).toBe(true)
      await age()
      await board.callBack('run')
      expect(await board.fetch()).toBeNull()
      await goAway()
      await board.callBack('run')
    }
    expect((await board.fetch())?.order).toEqual(ORDER)
  })

  it('forgets orders that have a result, and those of a run that is gone', async () => {
    const fetched = (await board.fetch())!
    await board.finish(fetched, 'a result')
    expect(await board.lost('run', 0, 1)).toEqual([])
    await board.put([ORDER])
    expect(await board.claim((await board.fetch())!, 'worker')).toBe(false)
    await board.put([{ ...ORDER, run: 'another' }])
    expect(await board.claim((await board.fetch())!, 'worker')).toBe(false)
    expect(await runSql(url, 'SELECT id FROM serai_jobs.job')).toEqual([])
  })

  it('gives up an order that failed three times, with the last reason', async () => {
    for (const reason of ['first', 'second', 'third']) {
      expect(await board.givenUp('run')).toBeNull()
      // Told twice, as when the answer to the first time is lost.
      const [fetched, failure] = [(await board.fetch())!, crypto.randomUUID()]
      for (const _ of [1, 2]) await board.fail(fetched, reason, failure)
    }
    expect(await board.givenUp('run')).toEqual({ index: 0, times: 3, reason: 'third' })
    expect(await board.givenUp('another')).toBeNull()
  })

  it('gives up an order whose workers went away too often, unless it has a result after all', async () => {
    await runSql(url, 'UPDATE serai_jobs.job SET retry_count = 100')
    const fetched = (await board.fetch())!
    await board.giveBack(fetched)
    expect(await board.givenUp('run')).toMatchObject({ index: 0, reason: 'every worker that had it went away' })
    await board.finish(fetched, 'a result')
    expect(await board.givenUp('run')).toBeNull()
  })

  it('sweeps away what others left behind long ago, and nothing else', async () => {
    const fetched = (await board.fetch())!
    await board.claim(fetched, 'worker')
    await board.fail(fetched, 'a reason')
    await board.finish(fetched, 'a result')
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
    await expect(board.fetch()).rejects.toThrow('relation "serai_jobs.job" does not exist')
  })

  it('tells that there is no queue to put orders into, and creates it again', async () => {
    await runSql(url, 'DELETE FROM serai_jobs.job')
    // Its table stays behind.
    await runSql(url, 'DELETE FROM serai_jobs.queue')
    await expect(board.put([ORDER])).rejects.toThrow(QueueMissing)
    await board.restore()
    await board.put([ORDER])
    expect((await board.fetch())?.order).toEqual(ORDER)
  })
})
