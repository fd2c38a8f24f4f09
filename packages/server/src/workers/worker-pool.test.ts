import { type BotRequest, botMove, findGame } from '@serai/bots'
import { type Action, CHANCE, defaultOptions, lowestSeat, stream } from '@serai/kernel'
import { tableBoard } from '@serai/lab'
import { verdictOn } from '@serai/tables'
import { ann, bob, codeOf, ManualClock, newTables, ok, settle, tableOf, workersHere } from '@serai/test-kit/tables'
import { afterAll, describe, expect, it } from 'vitest'
import { TableWorkerPool } from './worker-pool.ts'

/** Threads run what was built. */
const file = new URL('../../dist/workers/worker.js', import.meta.url)
const stuck = new URL('data:text/javascript,setInterval(() => {}, 1000)')
const broken = new URL('data:text/javascript,throw new Error("broken")')

const pools: TableWorkerPool[] = []
function pool(from: URL, threads = 2, clock = new ManualClock()) {
  const made = new TableWorkerPool({ time: clock, threads, limitMs: 1000, addressOf: () => null, file: from })
  pools.push(made)
  return { pool: made, clock }
}
const cause = { person: 'ann', isAwaited: true }
afterAll(() => Promise.all(pools.map((one) => one.close())))

function question(id: string, seed = 'a'): BotRequest {
  const game = findGame(id)!
  const state = game.start(defaultOptions(game.options), game.seats.table.min, stream(1, 'board'))
  while (game.toAct(state).kind === 'chance') game.apply(state, CHANCE, game.draw(state, stream(1, 'chance')))
  const seat = lowestSeat(game.toAct(state).must)
  return {
    game: id,
    bot: 'random',
    seat,
    view: game.write(game.redact(state, seat)),
    optional: false,
    seed,
    history: null,
  }
}

describe('a pool of threads', () => {
  it.each(['catan', 'long-narde'])('answers as the same bot does here: %s', async (id) => {
    const { pool: threads } = pool(file)
    const questions = ['a', 'b', 'c', 'd', 'e'].map((seed) => question(id, seed))
    const answers = await Promise.all(questions.map((one) => threads.decide(one, cause)))
    expect(answers).toEqual(questions.map(botMove))
    if (id === 'catan') expect(new Set(answers.map(String)).size).toBeGreaterThan(1)
  })

  it('makes boards as the lab does here', async () => {
    const { pool: threads } = pool(file, 1)
    const request = { mode: 'fair', seed: 3, seats: 4, constraints: { cluster: 2 } } as const
    expect(await threads.makeBoard(request, cause)).toEqual(tableBoard(request))
    expect(await threads.makeBoard({ ...request, constraints: { cluster: 9 } }, cause)).toMatchObject({
      code: 'E_CONSTRAINT',
    })
  })

  it('checks the dice of a game that has ended, and of no other', async () => {
    const { pool: threads } = pool(file, 1)
    const fixture = newTables({ workers: { ...workersHere, verify: (log) => threads.verify(log, cause) } })
    const { tables } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    const { seq } = await ok(tables.start(ann, id))
    expect(await codeOf(tables.verdict(ann, id))).toBe('E_UNPROVEN')
    await ok(tables.act(ann, id, { clientId: 'a', expectedSeq: seq }, [{ type: 'RESIGN' }]))
    expect(await tables.verdict(null, id)).toMatchObject({ isTrue: true, entries: seq + 1 })
    const log = await ok(tables.log(null, id))
    const forged = log.replace(/"at":(\d+)/, (_, at) => `"at":${Number(at) + 1}`)
    expect(await threads.verify(forged, cause)).toEqual(verdictOn(forged))
    expect(await threads.verify(forged, cause)).toMatchObject({ isTrue: false })
  })

  it('lets the many tables of one person wait for the one of another, and those that nobody looks at for both', async () => {
    const { pool: threads } = pool(file, 1)
    const order: string[] = []
    const ask = (person: string, isAwaited: boolean, name = person) =>
      threads.decide(question('catan'), { person, isAwaited }).then(() => order.push(name))
    await Promise.all([
      ...[1, 2, 3].map((n) => ask('troll', false, `unseen ${n}`)),
      ...[1, 2, 3].map((n) => ask('troll', true, `troll ${n}`)),
      ask('ann', true),
    ])
    // The first was under way when the others came; the fourth in a row is one that nobody looks at.
    expect(order).toEqual(['unseen 1', 'troll 1', 'ann', 'unseen 2', 'troll 2', 'troll 3', 'unseen 3'])
  })

  it('says when a bot fails, and goes on', async () => {
    const { pool: threads } = pool(file, 1)
    await expect(threads.decide({ ...question('catan'), bot: 'nobody' }, cause)).rejects.toThrow('nobody')
    await expect(threads.decide({ ...question('catan'), view: new Uint8Array(3) }, cause)).rejects.toThrow('position')
    expect(await threads.decide(question('catan'), cause)).toHaveLength(1)
  })

  it('ends a search that takes too long, and starts another thread', async () => {
    const { pool: threads, clock } = pool(stuck, 1)
    const first = threads.decide(question('catan'), cause).catch(String)
    const second = threads.decide(question('catan'), cause).catch(String)
    await settle()
    await clock.pass(1000)
    expect(await first).toContain('out of time')
    await clock.pass(1000)
    expect(await second).toContain('out of time')
  })

  it('survives a thread that cannot even start', async () => {
    const { pool: threads } = pool(broken, 1)
    await expect(threads.decide(question('catan'), cause)).rejects.toThrow('broken')
  })

  it('ends all its threads and refuses when it is closed', async () => {
    const { pool: threads } = pool(stuck, 2)
    const said: string[] = []
    for (let i = 0; i < 3; i++) {
      threads.decide(question('catan'), cause).catch((error: unknown) => said.push(String(error)))
    }
    await threads.close()
    expect(said).toEqual(['Error: closed', 'Error: closed', 'Error: closed'])
    await expect(threads.decide(question('catan'), cause)).rejects.toThrow('closed')
  })
})

describe('an answer', () => {
  it('is a whole play as its steps, where the game has plays', () => {
    const game = findGame('long-narde')!
    const asked = question('long-narde')
    const state = game.read(asked.view)
    const steps = botMove(asked)
    expect(steps.length).toBeGreaterThan(1)
    for (const step of steps) {
      expect(game.check(state, asked.seat, step)).toBeNull()
      game.apply(state, asked.seat, step)
    }
    expect(game.toAct(state).must & (1 << asked.seat)).toBe(0)
  })

  it('of a seat that has nothing to do is nothing', () => {
    const asked = question('catan')
    expect(botMove({ ...asked, seat: (asked.seat + 1) % 3 })).toEqual([] satisfies Action[])
    expect(botMove({ ...asked, optional: true })).toEqual([])
  })
})
