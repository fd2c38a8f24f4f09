import { describePostgres, OwnPostgres, runSql } from '@serai/test-kit'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { Batches } from '../workers/batches.ts'
import { Board } from './board.ts'
import { runOrders } from './run-orders.ts'

const JOB = { kind: 'games', game: 'long-narde', options: {}, bots: ['random', 'random'], seed: 1, wanted: {} } as const

describePostgres('a run whose database goes away', () => {
  let postgres: OwnPostgres
  beforeAll(async () => {
    // What is committed stays, though it is killed.
    postgres = (await OwnPostgres.make(['fsync=off']))!
    await postgres.initialize()
    await postgres.start()
  })
  afterAll(() => postgres.remove())

  it('waits for it, and orders anew what workers took for given up', async () => {
    const url = postgres.url()
    const worker = await Board.open(url)
    const results: number[] = []
    const notes = { lonely: vi.fn(), away: vi.fn() }
    let isOver = false
    const take = (result: number) => results.push(result) > 0
    const run = runOrders<number>(url, JOB, new Batches(5), take, notes).finally(() => {
      isOver = true
    })
    /** What a worker does; false when there was nothing to play. */
    const play = async () => {
      const taken = await worker.fetch()
      if (taken && (await worker.claim(taken, 'worker'))) await worker.finish(taken, taken.order.index * 10)
      return taken !== null
    }
    await worker.beat('workers', 'worker')
    // However long the database is away, nobody takes this one for gone.
    await runSql(url, `UPDATE serai_arena.workers SET seen_at = now() + interval '1 hour'`)
    await vi.waitUntil(play, { timeout: 60_000 })

    await postgres.stop('kill')
    await vi.waitUntil(() => notes.away.mock.calls.length > 0, { timeout: 60_000 })
    await postgres.start()
    // As a worker does that comes back before the run has said that it lives.
    await runSql(url, `DELETE FROM serai_jobs.job WHERE state < 'active'`)
    while (!isOver) await play().catch(() => {})
    await run
    expect(results).toEqual([0, 10, 20, 30, 40])
    expect(notes.away.mock.calls).toEqual([[true], [false]])
    expect(notes.lonely).not.toHaveBeenCalled()
    await worker.close()
  })

  it('says which database it is that cannot be used', async () => {
    const none = 'postgresql://serai:secret@127.0.0.1:1/none'
    await expect(Board.open(none)).rejects.toThrow(/^cannot use the database 127\.0\.0\.1:1\/none: .*ECONNREFUSED/)
    await expect(Board.open('none')).rejects.toThrow(/^not the address of a PostgreSQL database/)
  })
})
