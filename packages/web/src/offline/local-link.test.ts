import { games } from '@serai/bots'
import { type AnyGame, isRefusal } from '@serai/kernel'
import { hastyTiming, MemoryTableStore, TableService, type TableStore, type TableWorkers } from '@serai/tables'
import { ManualClock, request, seededBytes, settle, workersHere } from '@serai/test-kit/tables'
import { afterEach, describe, expect, it } from 'vitest'
import { THIS_DEVICE } from '../net/table-link.ts'
import { TableSession } from '../table/table-session.ts'
import { LocalLink } from './local-link.ts'

const me = { id: THIS_DEVICE, name: 'Lena' }
const services: TableService[] = []
afterEach(() => Promise.all(services.splice(0).map((service) => service.close())))

function openTables(store: TableStore = new MemoryTableStore(), workers: TableWorkers = workersHere) {
  const time = new ManualClock()
  const findGame = (id: string) => games.find((game) => game.id === id)
  const tables = new TableService({ findGame, store, time, timing: hastyTiming, bytes: seededBytes('local'), workers })
  services.push(tables)
  return { tables, store, time, link: new LocalLink(tables, me) }
}

async function play(game: AnyGame, opened = openTables(), more: object = {}) {
  const asked = request(game.id, game.seats.table.max, { seat: 0, bots: { level: 'easy' }, start: true, ...more })
  const table = await opened.tables.createTable(me, asked)
  if (isRefusal(table)) throw new Error(table.code)
  return { ...opened, id: table.id, session: follow(game, table.id, opened.link) }
}

function follow(game: AnyGame, id: string, link: LocalLink): TableSession {
  const session = new TableSession(id, link, () => Promise.resolve(game))
  session.open()
  return session
}

const ready = (session: TableSession) => expect.poll(() => session.view.getState().state).not.toBeNull()
const untilOver = (session: TableSession) => expect.poll(() => session.view.getState().summary?.status).toBe('over')

describe.each(games.map((game) => [game.id, game] as const))('%s on this device', (_, game) => {
  it('plays to the end on autopilot, and the page saw no more than a seat may', async () => {
    const { session, store, id } = await play(game)
    await ready(session)
    expect(await session.autopilot(true)).toBe(true)
    await untilOver(session)
    const { history } = session
    expect(history?.seq).toBe(await store.lastSeq(id))
    expect(history?.reveal).toBeUndefined()
    const whole = await session.whole()
    expect(whole.seq).toBe(history?.seq)
    expect(whole.reveal?.secret).toMatch(/^[0-9a-f]{64}$/)
    const seen = session.view.getState().state
    expect(seen).toEqual(game.redact(whole.state, 0))
    expect((await session.logText()).trimEnd().split('\n')).toHaveLength(whole.seq + 2)
  })

  it('takes a move back, refuses what cannot be done, and says why', async () => {
    const { session } = await play(game)
    await ready(session)
    await expect.poll(() => game.toAct(session.view.getState().state).must & 1).toBe(1)
    const { state, seq } = session.view.getState()
    const list: number[] = []
    game.legal(state, 0, list)
    // What chance follows cannot be taken back.
    const action = list.find((one) => {
      const after = game.clone(state)
      game.apply(after, 0, one)
      return game.toAct(after).kind !== 'chance'
    })
    expect(await session.redo()).toBe(false)
    expect(session.view.getState().refusal?.code).toBe('E_REDO_NONE')
    if (action === undefined) return
    expect(await session.act(action)).toBe(true)
    expect(await session.undo()).toBe(true)
    expect(session.view.getState().seq).toBe(seq + 2)
  })

  it('goes on where it was when the page is opened again', async () => {
    const first = await play(game)
    await ready(first.session)
    await settle()
    const { state, seq } = first.session.view.getState()
    first.session.close()
    await first.tables.close()
    const again = openTables(first.store)
    const session = follow(game, first.id, again.link)
    await expect.poll(() => session.view.getState().state).toEqual(state)
    expect(session.view.getState().seq).toBe(seq)
  })
})

const narde = games.find(({ id }) => id === 'long-narde')!

it('has a clock that runs out, as a table has', async () => {
  const { session, time } = await play(narde, openTables(), { clock: { turnSeconds: 30, reserveSeconds: 0 } })
  await ready(session)
  await expect.poll(() => narde.toAct(session.view.getState().state).must & 1).toBe(1)
  const { seq } = session.view.getState()
  await time.pass(60_000)
  await expect.poll(() => session.view.getState().seq).toBeGreaterThan(seq)
  expect(session.view.getState().moments.some(({ entry }) => 'late' in entry && entry.by === 0)).toBe(true)
})

it.each<[string, TableWorkers['decide']]>([
  ['fails', () => Promise.reject(new Error('the worker could not be fetched'))],
  ['says nothing', async () => []],
  ['says what cannot be done', async () => [-1]],
])('goes on with a fallback where a bot %s', async (_, fail) => {
  let asked = 0
  const workers = {
    ...workersHere,
    decide: ((...args) => (asked++ % 3 === 0 ? fail : workersHere.decide)(...args)) as TableWorkers['decide'],
  }
  const { session } = await play(narde, openTables(undefined, workers))
  await ready(session)
  expect(await session.autopilot(true)).toBe(true)
  await untilOver(session)
  expect(asked).toBeGreaterThan(10)
})

it('says that there is no such table', async () => {
  const session = follow(narde, 'none', openTables().link)
  await expect.poll(() => session.view.getState().fault?.code).toBe('E_TABLE_UNKNOWN')
})
