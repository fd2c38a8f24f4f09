import { findGame, games } from '@serai/bots'
import { commitmentOf, isRefusal, type JsonObject, parseLog, verifyLog } from '@serai/kernel'
import type { ServerMessage } from '@serai/protocol'
import {
  ann,
  bob,
  cid,
  codeOf,
  listen,
  newTables,
  ok,
  request,
  ScriptedPerson,
  settle,
  tableOf,
} from '@serai/test-kit/tables'
import { describe, expect, it, vi } from 'vitest'

const resign = [{ type: 'RESIGN' }]

describe('the lobby', () => {
  it('lists open and running tables, newest first, but no private ones', async () => {
    const fixture = newTables()
    const { tables, clock } = fixture
    const ids: string[] = []
    for (const isPrivate of [false, true, false]) {
      ids.push((await tableOf(fixture, 'long-narde', [ann, bob], [], { isPrivate })).id)
      await clock.pass(1)
    }
    expect((await tables.lobby()).map(({ id }) => id)).toEqual([ids[2], ids[0]])
    expect(await ok(tables.readTable(ids[1]!))).toMatchObject({ isPrivate: true })
  })

  it('tells of changes, and of those that come together the last of each table', async () => {
    const fixture = newTables()
    const { tables, clock } = fixture
    const messages: ServerMessage[] = []
    const watch = await tables.watchLobby((message) => messages.push(message))
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    await tableOf(fixture, 'long-narde', [ann, bob], [], { isPrivate: true })
    const seen = await listen(tables, bob, id)
    await clock.pass(200)
    const { seq } = await ok(tables.start(ann, id))
    await clock.pass(200)
    await clock.pass(200)
    await ok(tables.act(ann, id, { clientId: 'a', expectedSeq: seq }, resign))
    watch.close()
    seen.close()
    await tableOf(fixture, 'long-narde', [ann, bob])
    expect(messages[0]).toEqual({ type: 'lobby', tables: [] })
    const changes = messages.slice(1) as Extract<ServerMessage, { type: 'lobby-change' }>[]
    expect(changes.map(({ table, summary }) => [table, summary?.status])).toEqual([
      [id, 'open'],
      [id, 'open'],
      [id, 'running'],
      [id, undefined],
    ])
    expect(await tables.finished(10)).toMatchObject([{ id, status: 'over', seq: seq + 1 }])
    expect(await tables.finished(10, 0)).toEqual([])
  })
})

describe('a running game in the lobby', () => {
  const changesOf = async (tables: ReturnType<typeof newTables>['tables']) => {
    const changes: (string | undefined)[] = []
    await tables.watchLobby((message) => {
      if (message.type === 'lobby-change') changes.push(message.summary?.status)
    })
    return changes
  }

  it('is there as long as one of its people is', async () => {
    const fixture = newTables()
    const { tables, clock } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann], ['random'])
    await ok(tables.start(ann, id))
    const changes = await changesOf(tables)
    expect(await tables.lobby()).toEqual([])
    const seen = await listen(tables, ann, id)
    expect(await tables.lobby()).toMatchObject([{ id, status: 'running' }])
    await listen(tables, bob, id)
    seen.close()
    expect(await tables.lobby()).toEqual([])
    await clock.pass(200)
    expect([changes[0], changes.at(-1)]).toEqual(['running', undefined])
    expect((await tables.seatedAt(ann, 9)).map((table) => table.id)).toEqual([id])
  })

  it('is there when bots play among themselves', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [], ['random', 'random'])
    await ok(tables.start(ann, id))
    expect((await tables.lobby()).map((table) => table.id)).toEqual([id])
  })
})

describe('the dice', () => {
  it('are committed to before the seeds, and revealed at the end', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const { id, commitment, secret } = await tableOf(fixture, 'long-narde', [ann, bob])
    expect(secret).toBeUndefined()
    await ok(tables.addSeed(bob, id, 'my own'))
    const { seq } = await ok(tables.start(ann, id))
    expect(await ok(tables.log(ann, id))).not.toContain('reveal')
    await ok(tables.act(bob, id, { clientId: 'a', expectedSeq: seq }, resign))
    const over = await ok(tables.readTable(id))
    expect([over.commitment, commitmentOf(over.secret!)]).toEqual([commitment, commitment])
    const log = parseLog(findGame, await ok(tables.log(null, id)))
    if (isRefusal(log)) throw new Error(JSON.stringify(log))
    expect(log.header.fair).toEqual({ table: id, commitment, seeds: ['', 'my own'] })
    expect(verifyLog(log)).toMatchObject({ entries: seq + 1 })
  })

  it('hang on the seeds', async () => {
    const logs = ['one', 'two'].map(async (seed) => {
      const fixture = newTables()
      const { id } = await tableOf(fixture, 'catan', [ann, bob, cid])
      await ok(fixture.tables.addSeed(cid, id, seed))
      await ok(fixture.tables.start(ann, id))
      return JSON.parse((await ok(fixture.tables.log(null, id))).split('\n')[0]!) as JsonObject
    })
    const [one, two] = await Promise.all(logs)
    expect(one!.start).not.toEqual(two!.start)
  })
})

describe('a log', () => {
  it('is there from the start on', async () => {
    const fixture = newTables()
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    expect(await codeOf(fixture.tables.log(ann, id))).toBe('E_NOT_STARTED')
    expect(await codeOf(fixture.tables.log(ann, 'nowhere'))).toBe('E_TABLE_UNKNOWN')
  })

  it('is read once when the game has ended, however many ask for it', async () => {
    const fixture = newTables()
    const { tables, store } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    const { seq } = await ok(tables.start(ann, id))
    const asAnn = await ok(tables.log(ann, id))
    await ok(tables.act(bob, id, { clientId: 'a', expectedSeq: seq }, resign))
    const read = vi.spyOn(store, 'readEntries')
    const logs = await Promise.all([ann, bob, null, cid].map((by) => ok(tables.log(by, id))))
    expect(new Set(logs).size).toBe(1)
    expect(logs[0]).not.toBe(asAnn)
    expect(read).toHaveBeenCalledOnce()
  })
})

describe('the seats of a person', () => {
  it('are told as they come and go', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const { id: before } = await tableOf(fixture, 'long-narde', [ann, bob])
    await tableOf(fixture, 'long-narde', [ann, cid])
    const told: string[] = []
    const watch = await tables.watchSeats(bob, (table) => told.push(table))
    const { id: after } = await tableOf(fixture, 'long-narde', [ann, bob])
    await ok(tables.leaveSeat(bob, before))
    watch.close()
    await tableOf(fixture, 'long-narde', [ann, bob])
    expect(told).toEqual([before, after, before])
  })

  it('are not told to whom they could not be listed', async () => {
    const fixture = newTables()
    const { tables, store } = fixture
    const { listTables } = store
    store.listTables = () => Promise.reject(new Error('no disk'))
    const told: string[] = []
    await expect(tables.watchSeats(bob, (table) => told.push(table))).rejects.toThrow('no disk')
    store.listTables = listTables
    await tableOf(fixture, 'long-narde', [ann, bob])
    expect(told).toEqual([])
  })
})

describe.each(games)('a restart in the middle of $title', (game) => {
  it('goes on where it was, with bots to move', async () => {
    let fixture = newTables()
    const { store, clock } = fixture
    const bots = new Array<string>(game.seats.table.min - 1).fill('random')
    const options = { ...game.simulationOptions } as JsonObject
    const { id } = await tableOf(fixture, game.id, [ann], bots, { options })
    await ok(fixture.tables.start(ann, id))
    let last = 0
    for (let restart = 0; restart < 500; restart++) {
      await fixture.tables.resumed
      const person = await new ScriptedPerson(fixture.tables, ann, id, `${restart}`).sit()
      expect(person.seq).toBeGreaterThanOrEqual(last)
      for (let i = 0; i < 60 && person.status !== 'over'; i++) if (!(await person.click())) await settle(1)
      last = person.seq
      // In the midst of whatever bots are doing.
      await fixture.tables.close()
      if (person.status === 'over') {
        // A long game; a short one may be over by now.
        if (last > 120) expect(restart).toBeGreaterThan(1)
        break
      }
      fixture = newTables({ store, clock, seed: `restart ${restart}` })
    }
    const log = parseLog(findGame, await ok(newTables({ store, clock, seed: 'end' }).tables.log(null, id)))
    if (isRefusal(log)) throw new Error(JSON.stringify(log))
    expect(verifyLog(log)).toMatchObject({ entries: last })
    expect((await store.readSnapshot(id))?.seq ?? 0).toBeGreaterThan(last > 450 ? 200 : -1)
  })

  it('goes on without anybody asking', async () => {
    const fixture = newTables({ timing: { paceOf: () => 1000 } })
    const { store, clock } = fixture
    const bots = new Array<string>(game.seats.table.min).fill('random')
    const { id } = await tableOf(fixture, game.id, [], bots)
    await ok(fixture.tables.start(ann, id))
    await clock.pass(5000)
    await fixture.tables.close()
    const seq = await store.lastSeq(id)
    expect(seq).toBeGreaterThan(4)
    expect(clock.pending).toBe(0)
    const later = newTables({ store, clock, seed: 'later', timing: { paceOf: () => 1000 } })
    await later.tables.resumed
    await clock.pass(5000)
    expect(await store.lastSeq(id)).toBeGreaterThan(seq)
    await later.tables.close()
  })
})

describe.each(games)('a table of $title that is opened and started at once', (game) => {
  const playing = request(game.id, game.seats.table.min, { bots: { level: 'easy' }, seat: 0, start: true })
  const all = { status: ['open', 'running', 'over', 'abandoned'], includePrivate: true, limit: 9 } as const

  it('is there with its first entries, or not at all', async () => {
    const { tables, store, clock } = newTables({ timing: { paceOf: () => 1000 } })
    const { append } = store
    store.append = () => Promise.reject(new Error('disk full'))
    await expect(tables.createTable(ann, playing)).rejects.toThrow('disk full')
    expect(await store.listTables(all)).toEqual([])
    expect(await tables.seatedAt(ann, 9)).toEqual([])
    expect(clock.pending).toBe(1)

    store.append = append
    const { id, seq, status } = await ok(tables.createTable(ann, playing))
    expect(status).toBe('running')
    expect(await store.listTables(all)).toMatchObject([{ id, version: 1, status: 'running' }])
    expect(await store.lastSeq(id)).toBe(seq)
    await tables.close()
  })

  it('is one table for those who hear of it before it has an answer', async () => {
    const { tables } = newTables({ timing: { paceOf: () => 1000 } })
    const heard: ReturnType<typeof listen>[] = []
    await tables.watchSeats(ann, (table) => heard.push(listen(tables, ann, table)))
    const { id, seq } = await ok(tables.createTable(ann, playing))
    const [{ messages }] = (await Promise.all(heard)) as [Awaited<ReturnType<typeof listen>>]
    expect([heard.length, messages[0]]).toMatchObject([1, { type: 'snapshot', seq, summary: { status: 'running' } }])
    await ok(tables.act(ann, id, { clientId: 'a', expectedSeq: seq }, resign))
    expect(messages.some((message) => message.type === 'entries')).toBe(true)
    await tables.close()
  })
})

describe('a host of many tables', () => {
  it('is stopped before their bots play everywhere, and can go on once a game has ended', async () => {
    const { tables } = newTables({ timing: { paceOf: () => 1000 } })
    const playing = request('long-narde', 2, { bots: { level: 'easy' }, seat: 0, start: true })
    const ids: string[] = []
    for (let count = 0; count < 50; count++) ids.push((await ok(tables.createTable(ann, playing))).id)
    expect(await tables.createTable(ann, playing)).toMatchObject({ code: 'E_TABLES_MANY', most: 50 })
    await ok(tables.createTable(bob, playing))
    const { seq } = await ok(tables.readTable(ids[0]!))
    await ok(tables.act(ann, ids[0]!, { clientId: 'a', expectedSeq: seq }, resign))
    await ok(tables.createTable(ann, playing))
    expect(await codeOf(tables.rematch(ann, ids[0]!))).toBe('E_TABLES_MANY')
    await tables.close()
  })
})

describe('tables that wait for players', () => {
  const own = (caller: string) => ({ id: caller, name: caller })
  const listedOf = (messages: readonly ServerMessage[]) => {
    const listed = new Set<string>()
    for (const message of messages) {
      if (message.type === 'lobby') for (const { id } of message.tables) listed.add(id)
      if (message.type !== 'lobby-change') continue
      if (message.summary) listed.add(message.table)
      else listed.delete(message.table)
    }
    return listed
  }

  it('count against their host after they have left memory too, and when they are asked for at once', async () => {
    const { tables, clock } = newTables({ timing: { idleMs: 10, openMs: 1000 } })
    const open = () => tables.createTable(ann, request('long-narde', 2))
    const first = await Promise.all(Array.from({ length: 48 }, open))
    await clock.pass(100)
    expect(tables.inMemory).toBe(0)
    const last = await Promise.all(Array.from({ length: 4 }, open))
    expect(last.map((made) => isRefusal(made) && made.code)).toEqual([false, false, 'E_TABLES_MANY', 'E_TABLES_MANY'])
    await ok(tables.giveUp(ann, (await ok(first[0]!)).id))
    await ok(open())
    await tables.close()
  })

  it('of one host, or of many guests of one address, do not fill the list', async () => {
    const addressOf = (person: string) => (person.startsWith('guest') ? 'theirs' : null)
    const { tables, clock } = newTables({ addressOf })
    const early: ServerMessage[] = []
    await tables.watchLobby((message) => early.push(message))
    const { id: anns } = await ok(tables.createTable(ann, request('long-narde', 2)))
    for (let guest = 0; guest < 6; guest++) {
      for (let count = 0; count < 40; count++) {
        await clock.pass(1)
        await ok(tables.createTable(own(`guest${guest}`), request('long-narde', 2)))
      }
    }
    for (let count = 0; count < 9; count++) await ok(tables.createTable(bob, request('long-narde', 2)))
    await clock.pass(200)
    const late: ServerMessage[] = []
    await tables.watchLobby((message) => late.push(message))
    const lobby = await tables.lobby()
    expect(lobby.map(({ id }) => id)).toContain(anns)
    expect(lobby.filter(({ hostId }) => hostId === bob.id)).toHaveLength(5)
    expect(lobby).toHaveLength(1 + 5 + 20)
    expect(listedOf(late)).toEqual(new Set(lobby.map(({ id }) => id)))
    expect(listedOf(early).size).toBe(26)
    await tables.close()
  })

  it('are in the list when somebody is there, before any where nobody is', async () => {
    const { tables, clock } = newTables({ timing: { openMs: 1e9, idleMs: 10 } })
    const { id } = await ok(tables.createTable(ann, request('long-narde', 2)))
    await listen(tables, ann, id)
    for (let host = 0; host < 60; host++) {
      for (let count = 0; count < 20; count++) {
        await clock.pass(1)
        await ok(tables.createTable(own(`host${host}`), request('long-narde', 2)))
      }
    }
    const lobby = await tables.lobby()
    expect([lobby.length, lobby.at(-1)?.id]).toEqual([200, id])
    await tables.close()
  })

  it('are listed again when the host has closed others', async () => {
    const { tables, clock } = newTables()
    const messages: ServerMessage[] = []
    await tables.watchLobby((message) => messages.push(message))
    const ids: string[] = []
    for (let count = 0; count < 6; count++) ids.push((await ok(tables.createTable(ann, request('long-narde', 2)))).id)
    await clock.pass(200)
    expect(listedOf(messages)).toEqual(new Set(ids.slice(0, 5)))
    await ok(tables.giveUp(ann, ids[0]!))
    await ok(tables.takeSeat(bob, ids[5]!, 0))
    await clock.pass(200)
    expect(listedOf(messages)).toEqual(new Set(ids.slice(1)))
    await tables.close()
  })
})

describe('a closed service', () => {
  it('refuses', async () => {
    const { tables } = newTables()
    await tables.close()
    expect(await codeOf(tables.createTable(ann, request('catan', 3)))).toBe('E_CLOSING')
    expect(await codeOf(tables.readTable('x'))).toBe('E_CLOSING')
  })
})
