import { rmSync } from 'node:fs'
import { type LogEntry, stream } from '@serai/kernel'
import { SOAK, scratchFolder, soaked } from '@serai/test-kit'
import { afterAll, expect, it } from 'vitest'
import { Visitor } from '../test/harness.ts'
import { checkTable, verifyTable } from '../test/kill/check-table.ts'
import { Player } from '../test/kill/player.ts'
import { Victim } from '../test/kill/victim.ts'
import { startTable } from '../test/live.ts'
import { openLibsqlStore } from './store/libsql/libsql-store.ts'

/** A soak makes as many times more. */
const KILLS = soaked(4)
/** Each takes a process that has to load first, and then plays: that can take long where there is little time for each. */
const timeout = soaked(180_000)

// Nobody runs out of time: every entry of a person's seat is what the person sent.
const clock = { turnSeconds: 600, reserveSeconds: 600 }
const REQUESTS = [
  { people: 2, game: 'catan', seats: 3, options: { turnCap: 20 }, clock },
  { people: 1, game: 'long-narde', seats: 2, options: {}, clock },
]

const folder = scratchFolder('serai-serve-kill-')
const victim = new Victim(folder, { lives: KILLS + 1 })
const random = stream(SOAK, 'serve kills')
afterAll(async () => {
  await victim.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Somebody sits at a new table of each kind. */
async function openTables(url: string): Promise<Player[][]> {
  return Promise.all(
    REQUESTS.map(async ({ people: count, ...request }, i) => {
      const people = await Promise.all(Array.from({ length: count }, () => Visitor.named(url, `Person ${i}`)))
      const table = await startTable(people, request)
      return people.map((person, seat) => new Player(table, seat, person, stream(SOAK, table, seat)))
    }),
  )
}

/** Plays until `most` sends were made or acknowledged, or until all is over, and kills the server in that moment. */
async function playAndKill(players: readonly Player[], url: string, most: number): Promise<number> {
  let left = most
  let acknowledged = 0
  const onSend = random.below(2) === 0
  const count = () => {
    if (--left === 0) victim.kill()
  }
  const events = {
    sent: () => onSend && count(),
    acknowledged: () => {
      acknowledged++
      if (!onSend) count()
    },
  }
  await Promise.all(players.map((player) => player.play(url, events)))
  victim.kill()
  await victim.gone()
  return acknowledged
}

it(`loses nothing that was acknowledged in ${KILLS} kills of the server during play`, { timeout }, async () => {
  let tables: Player[][] = []
  const logs = new Map<string, LogEntry[]>()
  let [finished, acknowledged, unanswered] = [0, 0, 0]
  for (let kill = 0; kill <= KILLS; kill++) {
    const url = await victim.start()
    if (tables.length < REQUESTS.length) tables.push(...(await openTables(url)))
    const most = kill < KILLS ? 1 + random.below(60) : Number.POSITIVE_INFINITY
    acknowledged += await playAndKill(tables.flat(), url, most)
    unanswered += tables.flat().filter(({ pending }) => pending !== null).length
    const store = await openLibsqlStore(folder)
    for (const players of tables) {
      const { table } = players[0]!
      logs.set(table, await checkTable(store, players, logs.get(table) ?? []))
    }
    const [over, running] = [true, false].map((isOver) =>
      tables.filter((players) => players.every((player) => player.isOver) === isOver),
    )
    for (const players of over!) await verifyTable(store, players[0]!.table)
    finished += over!.length
    tables = running!
    await store.close()
  }
  await victim.close()
  expect(victim.errors).toBe('')
  expect(acknowledged).toBeGreaterThan(10 * KILLS)
  expect(unanswered).toBeGreaterThan(KILLS / 2)
  expect(tables).toEqual([])
  expect(finished).toBe(logs.size)
})
