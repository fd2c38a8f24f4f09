import { describePostgres, newDatabase, runSql } from '@serai/test-kit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { Board } from './board.ts'

const JOB = { kind: 'games', game: 'long-narde', options: {}, bots: ['random', 'random'], seed: 1, wanted: {} } as const
const ORDER = { run: 'run', index: 0, job: JOB, batch: { first: 1, games: 1 } }

describePostgres('a board of orders', () => {
  let url: string
  let board: Board
  beforeEach(async () => {
    url = await newDatabase()
    board = await Board.open(url)
    await board.beat('runs', 'run')
    await board.beat('workers', 'worker')
    await board.put([ORDER])
  })
  afterEach(() => board.close())

  /** As if it had been fetched so long ago that whoever is there would have claimed it. */
  const age = () => runSql(url, `UPDATE serai_jobs.job SET started_on = now() - interval '10 seconds'`)
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
      await board.beat('workers', 'worker')
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

  it('sweeps away what others left behind long ago, and nothing else', async () => {
    const fetched = (await board.fetch())!
    await board.claim(fetched, 'worker')
    await board.finish(fetched, 'a result')
    const left = async () => {
      await (await Board.open(url)).close()
      const counted = ['runs', 'workers', 'claims', 'results'].map(
        (kind) => `(SELECT count(*) FROM serai_arena.${kind})`,
      )
      return Object.values((await runSql(url, `SELECT ${counted.map((count, i) => `${count}::int n${i}`)}`))[0]!)
    }
    await goAway()
    expect(await left()).toEqual([1, 1, 1, 1])
    for (const kind of ['runs', 'workers'])
      await runSql(url, `UPDATE serai_arena.${kind} SET seen_at = now() - interval '2 hours'`)
    expect(await left()).toEqual([0, 0, 0, 0])
  })
})
