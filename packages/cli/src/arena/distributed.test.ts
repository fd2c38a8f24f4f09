import { games } from '@serai/bots'
import { describePostgres, newDatabase, runSql } from '@serai/test-kit'
import { afterEach, expect, it, vi } from 'vitest'
import { runCli } from '../../test/run-cli.ts'
import { Started } from '../../test/started.ts'
import { JobQueue } from '../queue/job-queue.ts'
import { WorkerPool } from '../worker/worker-pool.ts'

// Processes, from the build, where a signal or the end of one is the point; everything else runs here.

const ARENA = ['arena', '--game', 'catan', '--hero', 'weighted', '--field', 'random', '--seats', '3', '--seed', '5']
const GAMES = ['--games', '4', '-o', 'victoryPoints=5', '--json']

const arena = (...args: string[]) => runCli(args, { games })
const hasRows = async (database: string, table: string) =>
  (await runSql(database, `SELECT FROM serai_arena.${table}`)).length > 0

const ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** From now on a result takes longer than the test. */
const STALL = `
  CREATE FUNCTION stall() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(300); RETURN NEW; END';
  CREATE TRIGGER stall BEFORE INSERT ON serai_arena.results FOR EACH ROW EXECUTE FUNCTION stall()`
const CONNECTIONS_OF_VICTIM = `FROM pg_stat_activity
  WHERE datname = current_database() AND application_name = 'victim'`

/** Without what depends on the machine. */
function resultOf(json: string): object {
  const { timing: _, decisionMs: __, fieldDecisionMs: ___, ...rest } = JSON.parse(json)
  return rest
}

/** A worker in this process, until the test is over. */
async function startPool(database: string): Promise<void> {
  const pool = await WorkerPool.open(database, 1, () => {})
  const work = pool.work()
  work.catch(() => {})
  ends.push(async () => {
    pool.stop()
    await work
  })
}

describePostgres('an arena over a database', () => {
  it('has the result of one machine, though a worker is killed in the middle of a batch', async () => {
    const database = await newDatabase()
    const worker = new Started('worker', '--database', `${database}?application_name=victim`, '--workers', '1')
    await worker.printed()
    // Whatever it plays, its result does not get in.
    await runSql(database, STALL)
    const played = arena(...ARENA, ...GAMES, '--database', database)
    const claimed = vi.waitUntil(() => hasRows(database, 'claims'), { timeout: 50_000 })
    await worker.meanwhile(Promise.race([claimed, played]))
    expect(await worker.kill('SIGKILL')).toEqual([null, 'SIGKILL'])
    // What it has sent would still be done.
    const hang = () => runSql(database, `SELECT pg_terminate_backend(pid) ${CONNECTIONS_OF_VICTIM}`)
    await vi.waitUntil(async () => (await hang()).length === 0, { timeout: 50_000 })
    await runSql(database, 'DROP FUNCTION stall CASCADE')
    expect(await hasRows(database, 'results')).toBe(false)
    // Nobody has to wait for its silence to be long enough.
    await runSql(database, `UPDATE serai_arena.workers SET seen_at = now() - interval '10 seconds'`)
    await runSql(
      database,
      `UPDATE serai_jobs.job SET started_on = now() - interval '10 seconds' WHERE state = 'active'`,
    )
    await startPool(database)
    const { code, out, err } = await played
    expect({ code, err: err.replaceAll(/^serai: (no worker is running|a worker has joined).*\n/gm, '') }).toEqual({
      code: 0,
      err: '',
    })
    expect(resultOf(out)).toEqual(resultOf((await arena(...ARENA, ...GAMES, '--workers', '1')).out))
    for (const table of ['runs', 'claims', 'results', 'failures'])
      expect(await runSql(database, `SELECT * FROM serai_arena.${table}`)).toEqual([])
  })

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('leaves nothing behind and prints nothing when it ends by %s', async (signal, code) => {
    const database = await newDatabase()
    const queue = await JobQueue.open(database, () => {})
    ends.push(() => queue.close())
    await queue.heartbeatWorker('worker')
    // However slow the machine is, nobody takes it for gone.
    await runSql(database, `UPDATE serai_arena.workers SET seen_at = now() + interval '1 hour'`)
    const started = new Started(...ARENA, ...GAMES, '--database', database)
    // It never has the result of the first batch, and so cannot end before the signal.
    await started.meanwhile(
      vi.waitUntil(
        async () => {
          const taken = await queue.fetch()
          if (!taken || !(await queue.claim(taken, 'worker'))) return false
          if (taken.queued.index > 0) await queue.finish(taken, 'a result')
          return taken.queued.index > 0
        },
        { timeout: 50_000 },
      ),
    )
    expect(await started.kill(signal)).toEqual([code, null])
    expect({ out: started.out, err: started.err }).toEqual({ out: '', err: '' })
    for (const table of ['runs', 'claims', 'results'])
      expect(await runSql(database, `SELECT * FROM serai_arena.${table}`)).toEqual([])
  })

  it('claims no speed that it cannot know, and its workers have nothing to complain of', async () => {
    const database = await newDatabase()
    // More threads than listeners that Node takes for usual.
    const worker = new Started('worker', '--database', database, '--workers', '11')
    await worker.printed()
    const match = 'arena --game long-narde --hero random --field random --games 3'.split(' ')
    const play = (...more: string[]) => worker.meanwhile(arena(...match, '--database', database, ...more))
    expect(Object.keys(JSON.parse((await play('--json')).out).timing)).toEqual(['wallSeconds'])
    expect((await play()).out).toMatch(/\ntime +[\d.]+ s\n$/)
    expect(await worker.kill('SIGTERM')).toEqual([0, null])
    expect(worker.err).toBe('')
    // It says that it leaves.
    expect(await hasRows(database, 'workers')).toBe(false)
  })

  it.each([
    ['arena', [...ARENA, '--database', 'nonsense']],
    ['arena', [...ARENA, '--database', 'postgresql://serai@127.0.0.1:1/x']],
    ['worker', ['worker', '--database', 'postgresql://serai@127.0.0.1:1/x']],
    ['worker', ['worker']],
  ])('says in one line that %s has no database', async (_, args) => {
    const { code, out, err } = await runCli(args, { games })
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^serai: .*database.*\n$/)
  })
})
