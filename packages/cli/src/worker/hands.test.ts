import { describePostgres, newDatabase, runSql } from '@serai/test-kit'
import { afterEach, expect, it, vi } from 'vitest'
import { Board } from '../jobs/board.ts'
import { runOrders } from '../jobs/run-orders.ts'
import { Batches } from '../workers/batches.ts'
import { Hands } from './hands.ts'

const JOB = { kind: 'games', game: 'long-narde', options: {}, bots: ['random', 'random'], seed: 1, wanted: {} } as const
/** No thread can play it. */
const BROKEN = { ...JOB, bots: ['nobody', 'nobody'] } as const

const said: string[] = []
const say = (line: string) => void said.push(line)
const atWork: { readonly hands: Hands; readonly work: Promise<void> }[] = []
afterEach(async () => {
  vi.restoreAllMocks()
  said.length = 0
  for (const { hands } of atWork) hands.stop()
  await Promise.allSettled(atWork.splice(0).map(({ work }) => work))
})

/** The work goes on until the test is over; it fails when they give up. */
async function beginWork(url: string): Promise<{ readonly work: Promise<void> }> {
  const hands = await Hands.open(url, 1, say)
  const work = hands.work()
  work.catch(() => {})
  atWork.push({ hands, work })
  return { work }
}

const play = (url: string, job: typeof JOB | typeof BROKEN, games = 2) =>
  runOrders(
    url,
    job,
    new Batches(games),
    () => true,
    () => {},
  )

/** Until it is so, or the work has failed. */
const until = (work: Promise<void>, isSo: () => boolean | Promise<boolean>) =>
  Promise.race([vi.waitUntil(isSo, { timeout: 50_000 }), work])

describePostgres('hands', () => {
  it('keep an order that they could not claim at once, and say why', async () => {
    const url = await newDatabase()
    await putForgotten(url)
    const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
    const claim = vi.spyOn(Board.prototype, 'claim').mockRejectedValueOnce(reset)
    const { work } = await beginWork(url)
    await until(work, () => said.length === 2)
    const [first, second] = claim.mock.calls
    expect(second).toEqual(first)
    expect(await claim.mock.results[1]!.value).toBe(false)
    expect(said).toEqual(['the database is away (read ECONNRESET); trying again', 'the database is back'])
  })

  it('leave nothing behind of a batch that is played', async () => {
    const warned = vi.fn()
    process.on('warning', warned)
    const url = await newDatabase()
    const { work } = await beginWork(url)
    await Promise.race([play(url, JOB, 15), work])
    process.off('warning', warned)
    expect(warned).not.toHaveBeenCalled()
    expect(said).toEqual([])
  })

  it('say why a batch fails, and go on: its run ends with the reason, others are played', async () => {
    const url = await newDatabase()
    const { work } = await beginWork(url)
    const broken = expect(play(url, BROKEN)).rejects.toThrow(
      /^batch [12] \(game [12]\) failed 3 times: no bot "nobody"$/,
    )
    await Promise.race([broken, work])
    expect(said[0]).toMatch(/^batch [12] \(game [12]\) failed here: no bot "nobody"$/)
    expect(new Set(said).size).toBeLessThanOrEqual(2)
    await Promise.race([play(url, JOB), work])
  })

  it.each(['serai_jobs', 'serai_arena'])(
    'create %s again when it was dropped, and take what comes then',
    async (schema) => {
      const url = await newDatabase()
      const { work } = await beginWork(url)
      await runSql(url, `DROP SCHEMA ${schema} CASCADE`)
      await until(work, () => said.length > 0)
      expect(said).toEqual([expect.stringMatching(/^tables were missing in the database \(.*\); created them again$/)])
      await putForgotten(url)
      await until(work, async () => (await runSql(url, 'SELECT FROM serai_jobs.job')).length === 0)
    },
  )

  it.each([
    ['the jobs are gone for good', 'DROP TABLE serai_jobs.job CASCADE', /: relation "serai_jobs.job" does not exist$/],
    [
      'they may not use it any more',
      'REVOKE ALL ON SCHEMA serai_arena FROM CURRENT_ROLE',
      /: permission denied for schema serai_arena$/,
    ],
  ])('end with the reason when %s', async (_, sql, reason) => {
    const url = await ownedByOther(await newDatabase())
    const { work } = await beginWork(url)
    await runSql(url, sql)
    await expect(work).rejects.toThrow(/^cannot use the database \S+: /)
    await expect(work).rejects.toThrow(reason)
  })

  it('end with the reason when the database is dropped', async () => {
    const url = await newDatabase()
    const { work } = await beginWork(url)
    const name = new URL(url).pathname.slice(1)
    await runSql(await newDatabase(), `DROP DATABASE ${name} WITH (FORCE)`)
    await expect(work).rejects.toThrow(new RegExp(`^cannot use the database \\S+: database "${name}" does not exist$`))
  })
})

/** An order of a run that is gone: it is claimed, and forgotten instead of being played. */
async function putForgotten(url: string): Promise<void> {
  const board = await Board.open(url, say)
  await board.put([{ run: 'gone', index: 0, job: JOB, batch: { first: 1, games: 1 } }])
  await board.close()
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
