import { findGame } from '@serai/bots'
import { type Action, CHANCE, defaultOptions, lowestSeat, stream } from '@serai/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { ManualClock, settle } from '../../../test/house/manual-clock.ts'
import { answer } from './answer.ts'
import { ThinkingPool } from './pool.ts'
import type { Question } from './question.ts'

/** Threads run what was built. */
const file = new URL('../../../dist/house/thinking/worker.js', import.meta.url)
const stuck = new URL('data:text/javascript,setInterval(() => {}, 1000)')
const broken = new URL('data:text/javascript,throw new Error("broken")')

const pools: ThinkingPool[] = []
function pool(from: URL, threads = 2, clock = new ManualClock()) {
  const made = new ThinkingPool({ clock, threads, limitMs: 1000, file: from })
  pools.push(made)
  return { pool: made, clock }
}
afterAll(() => Promise.all(pools.map((one) => one.close())))

function question(id: string, seed = 'a'): Question {
  const game = findGame(id)!
  const state = game.start(defaultOptions(game.options), game.seats.table.min, stream(1, 'board'))
  while (game.turn(state).kind === 'chance') game.apply(state, CHANCE, game.draw(state, stream(1, 'chance')))
  const seat = lowestSeat(game.turn(state).must)
  return {
    game: id,
    bot: 'random',
    seat,
    view: game.write(game.redact(state, seat)),
    optional: false,
    seed,
    past: null,
  }
}

describe('a pool of threads', () => {
  it.each(['catan', 'long-narde'])('answers as the same bot does here: %s', async (id) => {
    const { pool: threads } = pool(file)
    const questions = ['a', 'b', 'c', 'd', 'e'].map((seed) => question(id, seed))
    const answers = await Promise.all(questions.map((one) => threads.decide(one)))
    expect(answers).toEqual(questions.map(answer))
    if (id === 'catan') expect(new Set(answers.map(String)).size).toBeGreaterThan(1)
  })

  it('says when a bot fails, and goes on', async () => {
    const { pool: threads } = pool(file, 1)
    await expect(threads.decide({ ...question('catan'), bot: 'nobody' })).rejects.toThrow('nobody')
    await expect(threads.decide({ ...question('catan'), view: new Uint8Array(3) })).rejects.toThrow('position')
    expect(await threads.decide(question('catan'))).toHaveLength(1)
  })

  it('ends a search that takes too long, and starts another thread', async () => {
    const { pool: threads, clock } = pool(stuck, 1)
    const first = threads.decide(question('catan')).catch(String)
    const second = threads.decide(question('catan')).catch(String)
    await settle()
    await clock.pass(1000)
    expect(await first).toContain('out of time')
    await clock.pass(1000)
    expect(await second).toContain('out of time')
  })

  it('survives a thread that cannot even start', async () => {
    const { pool: threads } = pool(broken, 1)
    await expect(threads.decide(question('catan'))).rejects.toThrow('broken')
  })

  it('refuses when it is closed', async () => {
    const { pool: threads } = pool(stuck, 1)
    const waiting = [threads.decide(question('catan')), threads.decide(question('catan'))].map((one) =>
      one.catch(String),
    )
    await threads.close()
    expect(await Promise.all(waiting)).toEqual(['Error: closed', 'Error: closed'])
    await expect(threads.decide(question('catan'))).rejects.toThrow('closed')
  })
})

describe('an answer', () => {
  it('is a whole play as its steps, where the game has plays', () => {
    const game = findGame('long-narde')!
    const asked = question('long-narde')
    const state = game.read(asked.view)
    const steps = answer(asked)
    expect(steps.length).toBeGreaterThan(1)
    for (const step of steps) {
      expect(game.check(state, asked.seat, step)).toBeNull()
      game.apply(state, asked.seat, step)
    }
    expect(game.turn(state).must & (1 << asked.seat)).toBe(0)
  })

  it('of a seat that has nothing to do is nothing', () => {
    const asked = question('catan')
    expect(answer({ ...asked, seat: (asked.seat + 1) % 3 })).toEqual([] satisfies Action[])
    expect(answer({ ...asked, optional: true })).toEqual([])
  })
})
