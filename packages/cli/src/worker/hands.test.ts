import { describePostgres, newDatabase } from '@serai/test-kit'
import { expect, it, vi } from 'vitest'
import { Board } from '../jobs/board.ts'
import { Hands } from './hands.ts'

const JOB = { kind: 'games', game: 'long-narde', options: {}, bots: ['random', 'random'], seed: 1, wanted: {} } as const

describePostgres('hands', () => {
  it('keep an order that they could not claim at once', async () => {
    const url = await newDatabase()
    const board = await Board.open(url)
    // Of a run that is gone, so that it is claimed and not played.
    await board.put([{ run: 'gone', index: 0, job: JOB, batch: { first: 1, games: 1 } }])
    const claim = vi.spyOn(Board.prototype, 'claim').mockRejectedValueOnce(new Error('the database is away'))
    const hands = await Hands.open(url, 1)
    const work = hands.work()
    await vi.waitUntil(() => claim.mock.calls.length === 2, { timeout: 60_000 })
    const [first, second] = claim.mock.calls
    expect(second).toEqual(first)
    expect(await claim.mock.results[1]!.value).toBe(false)
    hands.stop()
    await work
    await board.close()
  })
})
