import { findGame, games } from '@serai/bots'
import { commitmentOf, isRefusal, type JsonObject, parseLog, verifyLog } from '@serai/kernel'
import type { ServerMessage } from '@serai/protocol'
import { describe, expect, it } from 'vitest'
import { ann, bob, cid, codeOf, dora, listen, newHouse, ok, request, tableOf } from '../../test/house/fixture.ts'
import { settle } from '../../test/house/manual-clock.ts'
import { ScriptedPerson } from '../../test/house/scripted-person.ts'
import { TableEnds } from '../ratings/table-ends.ts'

const resign = [{ type: 'RESIGN' }]

describe('the lobby', () => {
  it('lists open and running tables, newest first, but no private ones', async () => {
    const fixture = newHouse()
    const { house, clock } = fixture
    const ids: string[] = []
    for (const isPrivate of [false, true, false]) {
      ids.push((await tableOf(fixture, 'long-narde', [ann, bob], [], { isPrivate })).id)
      await clock.pass(1)
    }
    expect((await house.lobby()).map(({ id }) => id)).toEqual([ids[2], ids[0]])
    expect(await ok(house.readTable(null, ids[1]!))).toMatchObject({ isPrivate: true })
  })

  it('tells of changes', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const messages: ServerMessage[] = []
    const watch = await house.watchLobby((message) => messages.push(message))
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    await tableOf(fixture, 'long-narde', [ann, bob], [], { isPrivate: true })
    const seen = await listen(house, bob, id)
    const { seq } = await ok(house.start(ann, id))
    await ok(house.act(ann, id, { clientId: 'a', expectedSeq: seq }, resign))
    watch.close()
    seen.close()
    await tableOf(fixture, 'long-narde', [ann, bob])
    expect(messages[0]).toEqual({ type: 'lobby', tables: [] })
    const changes = messages.slice(1) as Extract<ServerMessage, { type: 'lobby-change' }>[]
    expect(changes.map(({ table, summary }) => [table, summary?.status])).toEqual([
      [id, 'open'],
      [id, 'open'],
      [id, 'open'],
      [id, 'open'],
      [id, 'running'],
      [id, undefined],
    ])
    expect(await house.finished(10)).toMatchObject([{ id, status: 'over', seq: seq + 1 }])
    expect(await house.finished(10, 0)).toEqual([])
  })
})

describe('a running game in the lobby', () => {
  const changesOf = async (house: ReturnType<typeof newHouse>['house']) => {
    const changes: (string | undefined)[] = []
    await house.watchLobby((message) => {
      if (message.type === 'lobby-change') changes.push(message.summary?.status)
    })
    return changes
  }

  it('is there as long as one of its people is', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann], ['random'])
    await ok(house.start(ann, id))
    const changes = await changesOf(house)
    expect(await house.lobby()).toEqual([])
    const seen = await listen(house, ann, id)
    expect(await house.lobby()).toMatchObject([{ id, status: 'running' }])
    await listen(house, bob, id)
    seen.close()
    expect(await house.lobby()).toEqual([])
    expect([changes[0], changes.at(-1)]).toEqual(['running', undefined])
    expect((await house.mine(ann, 9)).map((table) => table.id)).toEqual([id])
  })

  it('is there when bots play among themselves', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [], ['random', 'random'])
    await ok(house.start(ann, id))
    expect((await house.lobby()).map((table) => table.id)).toEqual([id])
  })
})

describe('my tables', () => {
  it('are where I sit, private ones too, newest first, and then what has ended', async () => {
    const fixture = newHouse()
    const { house, store, clock } = fixture
    const ids: string[] = []
    for (const [people, more] of [
      [[ann, bob], {}],
      [[bob, ann], { isPrivate: true }],
      [[bob, cid], {}],
      [[ann, cid], {}],
    ] as const) {
      ids.push((await tableOf(fixture, 'long-narde', people, [], more)).id)
      await clock.pass(1)
    }
    const mine = async (limit = 20) => (await house.mine(ann, limit)).map(({ id }) => ids.indexOf(id))
    expect(await mine()).toEqual([3, 1, 0])
    expect(await mine(2)).toEqual([3, 1])
    const { seq } = await ok(house.start(ann, ids[3]!))
    await ok(house.act(ann, ids[3]!, { clientId: 'a', expectedSeq: seq }, resign))
    await store.savePerson({ ...ann, createdAt: 1 })
    await new TableEnds(store, () => {}).record(ids[3]!)
    await ok(house.leaveSeat(ann, ids[0]!))
    expect(await mine()).toEqual([1, 3])
    expect(await mine(1)).toEqual([1])
    expect(await house.mine(dora, 20)).toEqual([])
  })
})

describe('the dice', () => {
  it('are committed to before the seeds, and revealed at the end', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const { id, commitment, secret } = await tableOf(fixture, 'long-narde', [ann, bob])
    expect(secret).toBeUndefined()
    await ok(house.addSeed(bob, id, 'my own'))
    const { seq } = await ok(house.start(ann, id))
    expect(await ok(house.log(ann, id))).not.toContain('reveal')
    await ok(house.act(bob, id, { clientId: 'a', expectedSeq: seq }, resign))
    const over = await ok(house.readTable(null, id))
    expect([over.commitment, commitmentOf(over.secret!)]).toEqual([commitment, commitment])
    const log = parseLog(findGame, await ok(house.log(null, id)))
    if (isRefusal(log)) throw new Error(JSON.stringify(log))
    expect(log.header.fair).toEqual({ table: id, commitment, seeds: ['', 'my own'] })
    expect(verifyLog(log)).toMatchObject({ entries: seq + 1 })
  })

  it('hang on the seeds', async () => {
    const logs = ['one', 'two'].map(async (seed) => {
      const fixture = newHouse()
      const { id } = await tableOf(fixture, 'catan', [ann, bob, cid])
      await ok(fixture.house.addSeed(cid, id, seed))
      await ok(fixture.house.start(ann, id))
      return JSON.parse((await ok(fixture.house.log(null, id))).split('\n')[0]!) as JsonObject
    })
    const [one, two] = await Promise.all(logs)
    expect(one!.start).not.toEqual(two!.start)
  })
})

describe('a log', () => {
  it('is there from the start on', async () => {
    const fixture = newHouse()
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    expect(await codeOf(fixture.house.log(ann, id))).toBe('E_NOT_STARTED')
    expect(await codeOf(fixture.house.log(ann, 'nowhere'))).toBe('E_TABLE_UNKNOWN')
  })
})

describe('the seats of a person', () => {
  it('are told as they come and go', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const { id: before } = await tableOf(fixture, 'long-narde', [ann, bob])
    await tableOf(fixture, 'long-narde', [ann, cid])
    const told: string[] = []
    const watch = await house.watchSeats(bob, (table) => told.push(table))
    const { id: after } = await tableOf(fixture, 'long-narde', [ann, bob])
    await ok(house.leaveSeat(bob, before))
    watch.close()
    await tableOf(fixture, 'long-narde', [ann, bob])
    expect(told).toEqual([before, after, before])
  })

  it('are not told to whom they could not be listed', async () => {
    const fixture = newHouse()
    const { house, store } = fixture
    const { listTables } = store
    store.listTables = () => Promise.reject(new Error('no disk'))
    const told: string[] = []
    await expect(house.watchSeats(bob, (table) => told.push(table))).rejects.toThrow('no disk')
    store.listTables = listTables
    await tableOf(fixture, 'long-narde', [ann, bob])
    expect(told).toEqual([])
  })
})

describe.each(games)('a restart in the middle of $title', (game) => {
  it('goes on where it was, with bots to move', async () => {
    let fixture = newHouse()
    const { store, clock } = fixture
    const bots = new Array<string>(game.seats.table.min - 1).fill('random')
    const options = { ...game.simulation } as JsonObject
    const { id } = await tableOf(fixture, game.id, [ann], bots, { options })
    await ok(fixture.house.start(ann, id))
    let last = 0
    for (let restart = 0; restart < 500; restart++) {
      await fixture.house.resumed
      const person = await new ScriptedPerson(fixture.house, ann, id, `${restart}`).sit()
      expect(person.seq).toBeGreaterThanOrEqual(last)
      for (let i = 0; i < 60 && person.status !== 'over'; i++) if (!(await person.click())) await settle(1)
      last = person.seq
      // In the midst of whatever bots are doing.
      await fixture.house.close()
      if (person.status === 'over') {
        expect(restart).toBeGreaterThan(1)
        break
      }
      fixture = newHouse({ store, clock, seed: `restart ${restart}` })
    }
    const log = parseLog(findGame, await ok(newHouse({ store, clock, seed: 'end' }).house.log(null, id)))
    if (isRefusal(log)) throw new Error(JSON.stringify(log))
    expect(verifyLog(log)).toMatchObject({ entries: last })
    expect((await store.readSnapshot(id))?.seq ?? 0).toBeGreaterThan(last > 450 ? 200 : -1)
  })

  it('goes on without anybody asking', async () => {
    const fixture = newHouse({ timing: { paceOf: () => 1000 } })
    const { store, clock } = fixture
    const bots = new Array<string>(game.seats.table.min).fill('random')
    const { id } = await tableOf(fixture, game.id, [], bots)
    await ok(fixture.house.start(ann, id))
    await clock.pass(5000)
    await fixture.house.close()
    const seq = await store.lastSeq(id)
    expect(seq).toBeGreaterThan(4)
    expect(clock.pending).toBe(0)
    const later = newHouse({ store, clock, seed: 'later', timing: { paceOf: () => 1000 } })
    await later.house.resumed
    await clock.pass(5000)
    expect(await store.lastSeq(id)).toBeGreaterThan(seq)
    await later.house.close()
  })
})

describe.each(games)('a table of $title that is opened and started at once', (game) => {
  const playing = request(game.id, game.seats.table.min, { bots: { level: 'easy' }, seat: 0, start: true })
  const all = { status: ['open', 'running', 'over', 'abandoned'], includePrivate: true, limit: 9 } as const

  it('is there with its first entries, or not at all', async () => {
    const { house, store, clock } = newHouse({ timing: { paceOf: () => 1000 } })
    const { append } = store
    store.append = () => Promise.reject(new Error('disk full'))
    await expect(house.createTable(ann, playing)).rejects.toThrow('disk full')
    expect(await store.listTables(all)).toEqual([])
    expect(await house.mine(ann, 9)).toEqual([])
    expect(clock.pending).toBe(1)

    store.append = append
    const { id, seq, status } = await ok(house.createTable(ann, playing))
    expect(status).toBe('running')
    expect(await store.listTables(all)).toMatchObject([{ id, version: 1, status: 'running' }])
    expect(await store.lastSeq(id)).toBe(seq)
    await house.close()
  })

  it('is one table for those who hear of it before it has an answer', async () => {
    const { house } = newHouse({ timing: { paceOf: () => 1000 } })
    const heard: ReturnType<typeof listen>[] = []
    await house.watchSeats(ann, (table) => heard.push(listen(house, ann, table)))
    const { id, seq } = await ok(house.createTable(ann, playing))
    const [{ messages }] = (await Promise.all(heard)) as [Awaited<ReturnType<typeof listen>>]
    expect([heard.length, messages[0]]).toMatchObject([1, { type: 'snapshot', seq, summary: { status: 'running' } }])
    await ok(house.act(ann, id, { clientId: 'a', expectedSeq: seq }, resign))
    expect(messages.some((message) => message.type === 'entries')).toBe(true)
    await house.close()
  })
})

describe('a host of many tables', () => {
  it('is stopped before the house is full of bots, and can go on once a game has ended', async () => {
    const { house } = newHouse({ timing: { paceOf: () => 1000 } })
    const playing = request('long-narde', 2, { bots: { level: 'easy' }, seat: 0, start: true })
    const tables: string[] = []
    for (let count = 0; count < 50; count++) tables.push((await ok(house.createTable(ann, playing))).id)
    expect(await house.createTable(ann, playing)).toMatchObject({ code: 'E_TABLES_MANY', most: 50 })
    await ok(house.createTable(bob, playing))
    const { seq } = await ok(house.readTable(ann, tables[0]!))
    await ok(house.act(ann, tables[0]!, { clientId: 'a', expectedSeq: seq }, resign))
    await ok(house.createTable(ann, playing))
    expect(await codeOf(house.rematch(ann, tables[0]!))).toBe('E_TABLES_MANY')
    await house.close()
  })
})

describe('a closed house', () => {
  it('refuses', async () => {
    const { house } = newHouse()
    await house.close()
    expect(await codeOf(house.createTable(ann, request('catan', 3)))).toBe('E_CLOSING')
    expect(await codeOf(house.readTable(ann, 'x'))).toBe('E_CLOSING')
  })
})
