import { once } from 'node:events'
import { type LogEntry, stream } from '@serai/kernel'
import { describePostgres, newDatabase, runSql } from '@serai/test-kit'
import { expect, it } from 'vitest'
import { Visitor } from '../../test/harness.ts'
import { checkTable, verifyTable } from '../../test/kill/check-table.ts'
import { type Events, Player } from '../../test/kill/player.ts'
import { Victim } from '../../test/kill/victim.ts'
import { startTable } from '../../test/live.ts'
import { openPostgres } from '../store/postgres/open.ts'
import { POLL_MS } from './reminders.ts'

const SOAK = Number(process.env.SERAI_SOAK ?? 1)
const KILLS = 4 * SOAK

const clock = { turnSeconds: 600, reserveSeconds: 600 }
const REQUESTS = [
  { people: 3, game: 'catan', seats: 3, options: { turnCap: 40 }, clock },
  { people: 2, game: 'catan', seats: 3, options: { turnCap: 40 }, clock },
  { people: 2, game: 'long-narde', seats: 2, options: {}, clock },
  { people: 1, game: 'long-narde', seats: 2, options: {}, clock },
]

describePostgres('a node that is killed', () => {
  it(`loses nothing in ${KILLS} kills: its people go on at the other, in the same games`, async () => {
    const database = await newDatabase()
    const random = stream(SOAK, 'node kills')
    const victims = [new Victim(database), new Victim(database)]
    const urls = await Promise.all(victims.map((victim) => victim.start()))
    const tables = await Promise.all(
      REQUESTS.map(async ({ people: count, ...request }, i) => {
        const people = await Promise.all(
          Array.from({ length: count }, (_, seat) => Visitor.named(urls[seat % 2]!, `Person ${i}`)),
        )
        const table = await startTable(
          people.map((person) => person.at(urls[0]!)),
          request,
        )
        return people.map((person, seat) => new Player(table, seat, person, stream(SOAK, table, seat)))
      }),
    )

    let acknowledged = 0
    let untilKill = 0
    let kills = 0
    let isRestarting = false
    const restarted = { done: Promise.resolve() }
    const restart = async (node: number) => {
      victims[node]!.kill()
      await victims[node]!.gone()
      urls[node] = await victims[node]!.start()
      isRestarting = false
    }
    const events: Events = {
      sent: () => {
        if (isRestarting || kills === KILLS || --untilKill > 0) return
        untilKill = 30 + random.below(60)
        isRestarting = true
        restarted.done = restart(kills++ % 2)
      },
      acknowledged: () => void acknowledged++,
    }
    /** Moves to the other node every now and then, and whenever its own is gone. */
    const play = async (player: Player, first: number) => {
      for (let node = first; !player.isOver; node = 1 - node) {
        const most = player.acknowledged.length + 5 + random.below(40)
        await player.play(urls[node]!, events, () => player.acknowledged.length >= most)
      }
    }
    await Promise.all(tables.flat().map((player, i) => play(player, i % 2)))
    await restarted.done
    expect(kills).toBe(KILLS)
    expect(acknowledged).toBeGreaterThan(100)

    const { store } = await openPostgres(database)
    const none: LogEntry[] = []
    for (const players of tables) {
      await checkTable(store, players, none)
      await verifyTable(store, players[0]!.table)
    }
    await store.close()
    for (const victim of victims) victim.close()
    expect(victims.map(({ errors }) => errors).join('')).toBe('')
  })

  it('leaves its bots to the other, which is reminded of them within three seconds', async () => {
    const database = await newDatabase()
    const victims = [new Victim(database, 400), new Victim(database, 400)]
    const urls = await Promise.all(victims.map((victim) => victim.start()))
    const host = await Visitor.named(urls[0]!, 'Host')
    const { id } = (await host.ask('POST', '/api/tables', { game: 'catan', seats: 3, options: {} })).body
    for (const seat of [0, 1, 2]) await host.ask('POST', `/api/tables/${id}/bots`, { seat, bot: 'random' })
    const talk = await host.at(urls[1]!).talk()
    talk.send({ type: 'watch', table: id })
    await host.ask('POST', `/api/tables/${id}/start`)
    const { seq } = await talk.next('snapshot', ({ view }) => view !== null)
    await talk.next('entries', ({ entries }) => entries.at(-1)!.seq > seq + 3)
    const [reminders] = await runSql(
      database,
      `SELECT count(*)::int AS count, max(extract(epoch FROM start_after - created_on))::float AS seconds
       FROM serai_jobs.job WHERE data->>'table' = '${id}'`,
    )
    expect(reminders!.count).toBeGreaterThan(0)
    expect(Number(reminders!.seconds) + POLL_MS / 1000).toBeLessThan(3)

    victims[0]!.kill()
    await victims[0]!.gone()
    // What was on its way may still come; what comes after that is of the other node.
    const known = (await host.at(urls[1]!).ask('GET', `/api/tables/${id}`)).body.seq as number
    await talk.next('entries', ({ entries }) => entries.at(-1)!.seq > known)
    await talk.next('entries', ({ entries }) => entries.at(-1)!.seq > known + 3)
    talk.close()
    await once(talk.socket, 'close')
    for (const victim of victims) victim.close()
    expect(victims.map(({ errors }) => errors).join('')).toBe('')
  })
})
