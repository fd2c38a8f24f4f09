import { once } from 'node:events'
import { stream } from '@serai/kernel'
import { describePostgres, newDatabase, runSql, SOAK, soaked } from '@serai/test-kit'
import { expect, it, onTestFinished } from 'vitest'
import { Visitor } from '../../test/harness.ts'
import { checkTable, verifyTable } from '../../test/kill/check-table.ts'
import { type Events, Player } from '../../test/kill/player.ts'
import { Victim } from '../../test/kill/victim.ts'
import { startTable } from '../../test/live.ts'
import { openPostgres } from '../store/postgres/open.ts'
import { POLL_MS } from './reminders.ts'

/** One node after the other; a soak kills them as many times more. */
const KILLS = soaked(2)
/** Each test starts several processes and plays on them: that can take long where there is little time for each. */
const timeout = soaked(180_000)

const clock = { turnSeconds: 600, reserveSeconds: 600 }
const REQUESTS = [
  { people: 2, game: 'catan', seats: 3, options: { turnCap: 16 }, clock },
  { people: 3, game: 'catan', seats: 3, options: { turnCap: 16 }, clock },
]

/** People at a new table, who came by both nodes. */
async function sitDown(
  { people: count, ...request }: (typeof REQUESTS)[number],
  urls: readonly string[],
  name: string,
) {
  const people = await Promise.all(Array.from({ length: count }, (_, seat) => Visitor.named(urls[seat % 2]!, name)))
  const table = await startTable(
    people.map((person) => person.at(urls[0]!)),
    request,
  )
  return people.map((person, seat) => new Player(table, seat, person, stream(SOAK, table, seat)))
}

async function closeAll(victims: readonly Victim[]): Promise<void> {
  await Promise.all(victims.map((victim) => victim.close()))
}

/** Bots that are seen to play, one after the other, and are never so slow that somebody is reminded of them. */
const SLOW = { lives: 1, paceMs: 100 }

describePostgres('a node that is killed', () => {
  it(`loses nothing in ${KILLS} kills: its people go on at the other, in the same games`, { timeout }, async () => {
    const database = await newDatabase()
    const random = stream(SOAK, 'node kills')
    const victims = [0, 1].map((node) => new Victim(database, { lives: 1 + Math.ceil((KILLS - node) / 2) }))
    const complaints = () => victims.map(({ errors }) => errors).join('')
    onTestFinished(() => closeAll(victims))
    const urls = await Promise.all(victims.map((victim) => victim.start()))

    let acknowledged = 0
    let untilKill = 10
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
        untilKill = 10 + random.below(60)
        isRestarting = true
        restarted.done = restart(kills++ % 2)
      },
      acknowledged: () => void acknowledged++,
    }
    /** Moves to the other node every now and then, and whenever its own is gone. */
    const play = async (player: Player, first: number) => {
      for (let node = first; !player.isOver && complaints() === ''; node = 1 - node) {
        const most = player.acknowledged.length + 5 + random.below(40)
        await player.play(urls[node]!, events, () => player.acknowledged.length >= most)
      }
    }

    const { store } = await openPostgres(database)
    // Where all games end while a node starts there are more of them: every kill is in the middle of play.
    while (kills < KILLS) {
      const tables = await Promise.all(REQUESTS.map((request, i) => sitDown(request, urls, `Person ${i}`)))
      await Promise.all(tables.flat().map((player, i) => play(player, i % 2)))
      await restarted.done
      expect(complaints()).toBe('')
      for (const players of tables) {
        await checkTable(store, players, [])
        await verifyTable(store, players[0]!.table)
      }
    }
    expect(acknowledged).toBeGreaterThan(20 * KILLS)
    await store.close()
    await closeAll(victims)
    expect(complaints()).toBe('')
  })

  it('leaves its bots to the other, which is reminded of them within three seconds', { timeout }, async () => {
    const database = await newDatabase()
    const victims = [new Victim(database, SLOW), new Victim(database, SLOW)]
    onTestFinished(() => closeAll(victims))
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
    await closeAll(victims)
    expect(victims.map(({ errors }) => errors).join('')).toBe('')
  })
})
