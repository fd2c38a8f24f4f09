import { describePostgres, newDatabase, runSql } from '@serai/test-kit'
import { afterEach, expect, it, vi } from 'vitest'
import { Batches } from '../jobs/batches.ts'
import { JobQueue } from '../queue/job-queue.ts'
import { runQueuedBatches } from '../queue/run-queued-batches.ts'
import { WorkerPool } from './worker-pool.ts'

const JOB = { kind: 'games', game: 'long-narde', options: {}, bots: ['random', 'random'], seed: 1, wanted: {} } as const
/** No thread can play it. */
const BROKEN = { ...JOB, bots: ['nobody', 'nobody'] } as const

const notices: string[] = []
const notify = (line: string) => void notices.push(line)
const atWork: { readonly pool: WorkerPool; readonly work: Promise<void> }[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  notices.length = 0
  for (const { pool } of atWork) pool.stop()
  await Promise.allSettled(atWork.splice(0).map(({ work }) => work))
})

/** The work goes on until the test is over; it fails when the pool gives up. */
async function beginWork(url: string): Promise<{ readonly pool: WorkerPool; readonly work: Promise<void> }> {
  const pool = await WorkerPool.open(url, 1, notify)
  const work = pool.work()
  work.catch(() => {})
  atWork.push({ pool, work })
  return { pool, work }
}

const play = (url: string, job: typeof JOB | typeof BROKEN, games = 2) =>
  runQueuedBatches(
    url,
    job,
    new Batches(games),
    () => true,
    () => {},
  )

/** Until it is so, or the work has failed. */
const until = (work: Promise<void>, isSo: () => boolean | Promise<boolean>) =>
  Promise.race([vi.waitUntil(isSo, { timeout: 50_000 }), work])

describePostgres('a pool of workers', () => {
  it('keeps a batch that it could not claim at once, and says why', async () => {
    const url = await newDatabase()
    await putForgotten(url)
    const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    const claim = vi.spyOn(JobQueue.prototype, 'claim').mockRejectedValueOnce(reset)
    const { work } = await beginWork(url)
    await until(work, () => notices.length === 2)
    const [first, second] = claim.mock.calls
    expect(second).toEqual(first)
    expect(await claim.mock.results[1]!.value).toBe(false)
    expect(notices).toEqual([
      'lost the connection to the database (read ECONNRESET); retrying',
      'the database is available again',
    ])
  })

  it('leaves nothing behind of a batch that is played', async () => {
    const warned = vi.fn()
    process.on('warning', warned)
    const url = await newDatabase()
    const { work } = await beginWork(url)
    await Promise.race([play(url, JOB, 15), work])
    process.off('warning', warned)
    expect(warned).not.toHaveBeenCalled()
    expect(notices).toEqual([])
  })

  it('says that it could not say that it ends', async () => {
    const url = await newDatabase()
    const { pool, work } = await beginWork(url)
    vi.spyOn(JobQueue.prototype, 'removeWorker').mockRejectedValueOnce(new Error('no\nroom'))
    pool.stop()
    await work
    expect(notices).toEqual(['could not sign this worker off in the database (no room)'])
  })

  it('says why a batch fails, and goes on: its run ends with the reason, others are played', async () => {
    const url = await newDatabase()
    const { work } = await beginWork(url)
    const broken = expect(play(url, BROKEN)).rejects.toThrow(
      /^batch [12] \(game [12]\) failed 3 times: no bot "nobody"$/,
    )
    await Promise.race([broken, work])
    expect(notices[0]).toMatch(/^batch [12] \(game [12]\) failed on this worker: no bot "nobody"$/)
    expect(new Set(notices).size).toBeLessThanOrEqual(2)
    await Promise.race([play(url, JOB), work])
  })

  it.each(['serai_jobs', 'serai_arena'])(
    'creates %s again when it was dropped, and takes what comes then',
    async (schema) => {
      const url = await newDatabase()
      const { work } = await beginWork(url)
      await runSql(url, `DROP SCHEMA ${schema} CASCADE`)
      await until(work, () => notices.length > 0)
      expect(notices).toEqual([expect.stringMatching(/^tables were missing from the database \(.*\); recreated them$/)])
      await putForgotten(url)
      await until(work, async () => (await runSql(url, 'SELECT FROM serai_jobs.job')).length === 0)
    },
  )

  it.each([
    ['the jobs are gone for good', 'DROP TABLE serai_jobs.job CASCADE', /: relation "serai_jobs.job" does not exist$/],
    [
      'it may not use it any more',
      'REVOKE ALL ON SCHEMA serai_arena FROM CURRENT_ROLE',
      /: permission denied for schema serai_arena$/,
    ],
  ])('ends with the reason when %s', async (_, sql, reason) => {
    const url = await ownedByOther(await newDatabase())
    const { work } = await beginWork(url)
    await runSql(url, sql)
    await expect(work).rejects.toThrow(/^cannot use the database \S+: /)
    await expect(work).rejects.toThrow(reason)
  })

  it('ends with the reason when the database is dropped', async () => {
    const url = await newDatabase()
    const { work } = await beginWork(url)
    const name = new URL(url).pathname.slice(1)
    await runSql(await newDatabase(), `DROP DATABASE ${name} WITH (FORCE)`)
    await expect(work).rejects.toThrow(new RegExp(`^cannot use the database \\S+: database "${name}" does not exist$`))
  })
})

/** A batch of a run that is gone: it is claimed, and forgotten instead of being played. */
async function putForgotten(url: string): Promise<void> {
  const queue = await JobQueue.open(url, notify)
  await queue.put([{ run: 'gone', index: 0, job: JOB, batch: { first: 1, games: 1 } }])
  await queue.close()
}

/** The database as somebody sees it who is no superuser, for whom no permission counts. */
async function ownedByOther(url: string): Promise<string> {
  const owned = new URL(url)
  owned.username = `owner_of_${owned.pathname.slice(1)}`
  owned.password = 'secret'
  await runSql(url, `CREATE ROLE ${owned.username} LOGIN PASSWORD '${owned.password}'`)
  await runSql(url, `GRANT ALL ON DATABASE ${owned.pathname.slice(1)} TO ${owned.username}`)
  return owned.href
}
