import { stream } from '@serai/kernel'
import { describePostgres, OwnPostgres } from '@serai/test-kit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkTable, verifyTable } from '../../test/kill/check-table.ts'
import { Player } from '../../test/kill/player.ts'
import { openServer, startTable } from '../../test/live.ts'
import { DEFAULT_SETTINGS, UNLIMITED } from '../http/settings.ts'
import { openPostgres } from '../store/postgres/open.ts'

const REQUEST = {
  game: 'catan',
  seats: 3,
  options: { turnCap: 16 },
  clock: { turnSeconds: 600, reserveSeconds: 600 },
}

describePostgres('a database that is started again', () => {
  let postgres: OwnPostgres
  beforeAll(async () => {
    // What is acknowledged outlives the process, as it does in earnest.
    postgres = (await OwnPostgres.make(['fsync=off']))!
    await postgres.initialize()
    await postgres.start()
  })
  afterAll(() => postgres.remove())

  it.each(['fast', 'kill'] as const)('(%s): tables pause, say so, and go on', async (how) => {
    const database = postgres.url()
    const settings = { ...UNLIMITED, countingMs: DEFAULT_SETTINGS.countingMs }
    const nodes = [await openServer({ database, settings }), await openServer({ database, settings })]
    const people = [await nodes[0]!.person('Ann'), await nodes[0]!.person('Bob')]
    const table = await startTable(people, REQUEST)
    const players = people.map((person, seat) => new Player(table, seat, person, stream(1, table, seat)))
    const watchers = await Promise.all(nodes.map((node) => people[0]!.at(node.url).talk()))

    let acknowledged = 0
    const restart = { done: Promise.resolve() }
    const begin = async () => {
      await postgres.stop(how)
      // A command is needed for somebody to notice: the players are at it.
      await Promise.all(watchers.map((talk) => talk.next('pause', ({ on }) => on)))
      // An answer from before the stop may have ended that pause; what asks now fails, until the start.
      await Promise.all(nodes.map(({ url }) => fetch(`${url}/api/games`)))
      const ready = await fetch(`${nodes[0]!.url}/readyz`)
      expect([ready.status, await ready.json()]).toEqual([503, { status: 'the database cannot be reached' }])
      await postgres.start()
      await Promise.all(watchers.map((talk) => talk.next('pause', ({ on }) => !on)))
    }
    const events = {
      sent: () => {},
      acknowledged: () => {
        if (++acknowledged === 20) restart.done = begin()
      },
    }
    const play = async (player: Player, node: number) => {
      while (!player.isOver) await player.play(nodes[node]!.url, events)
    }
    await Promise.all(players.map(play))
    await restart.done
    expect(acknowledged).toBeGreaterThan(20)
    const { store } = await openPostgres(database)
    await checkTable(store, players, [])
    await verifyTable(store, table)
    await store.close()
    for (const talk of watchers) talk.close()
    await Promise.all(nodes.map((node) => node.close()))
  })
})
