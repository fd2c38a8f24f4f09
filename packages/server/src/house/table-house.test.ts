import { findGame, games } from '@serai/bots'
import { commitmentOf, isRefusal, type JsonObject, parseLog, verifyLog } from '@serai/kernel'
import type { ServerMessage } from '@serai/protocol'
import { describe, expect, it } from 'vitest'
import { ann, bob, cid, codeOf, listen, newHouse, ok, request, tableOf } from '../../test/house/fixture.ts'
import { settle } from '../../test/house/manual-clock.ts'
import { ScriptedPerson } from '../../test/house/scripted-person.ts'

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
    const { seq } = await ok(house.start(ann, id))
    await ok(house.act(ann, id, { clientId: 'a', expectedSeq: seq }, resign))
    watch.close()
    await tableOf(fixture, 'long-narde', [ann, bob])
    expect(messages[0]).toEqual({ type: 'lobby', tables: [] })
    const changes = messages.slice(1) as Extract<ServerMessage, { type: 'lobby-change' }>[]
    expect(changes.map(({ table, summary }) => [table, summary?.status])).toEqual([
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

describe('a table that nobody starts', () => {
  it('leaves the lobby, unless somebody is there', async () => {
    const fixture = newHouse({ timing: { idleMs: 1000, openMs: 5000 } })
    const { house, clock } = fixture
    const [left, held, started] = [
      await tableOf(fixture, 'long-narde', [ann, bob]),
      await tableOf(fixture, 'long-narde', [ann, bob]),
      await tableOf(fixture, 'long-narde', [ann, bob]),
    ]
    const { close } = await listen(house, ann, held.id)
    await ok(house.start(ann, started.id))
    const status = async () =>
      Promise.all([left, held, started].map(async ({ id }) => (await ok(house.readTable(null, id))).status))
    await clock.pass(4000)
    expect(await status()).toEqual(['open', 'open', 'running'])
    await clock.pass(3000)
    expect(await status()).toEqual(['abandoned', 'open', 'running'])
    expect(await ok(house.readTable(null, left.id))).toMatchObject({ secret: expect.anything() })
    expect(await codeOf(house.start(ann, left.id))).toBe('E_ENDED')
    close()
    await clock.pass(3000)
    expect(await status()).toEqual(['abandoned', 'abandoned', 'running'])
  })
})

describe('a game that everybody has left', () => {
  it('is given up after long, and its dice can be checked', async () => {
    const timing = { idleMs: 1000, forgottenMs: 10_000, absenceMs: 1e9 }
    const fixture = newHouse({ timing })
    const { house, clock, store } = fixture
    const people = [ann, bob]
    const [left, watched, played] = await Promise.all([1, 2, 3].map(() => tableOf(fixture, 'long-narde', people)))
    for (const { id } of [left!, watched!, played!]) await ok(house.start(ann, id))
    const status = async (at = house) =>
      Promise.all([left!, watched!, played!].map(async ({ id }) => (await ok(at.readTable(null, id))).status))
    const spectator = await listen(house, cid, watched!.id)
    await clock.pass(9000)
    const players = await Promise.all(people.map((by) => new ScriptedPerson(house, by, played!.id).sit()))
    for (const player of players) await player.playWhole()
    for (const player of players) player.leave()
    expect(await status()).toEqual(['running', 'running', 'running'])
    await clock.pass(3000)
    expect(await status()).toEqual(['abandoned', 'running', 'running'])
    expect(await codeOf(house.act(ann, left!.id, { clientId: 'a', expectedSeq: 1 }, []))).toBe('E_ENDED')
    spectator.close()
    await house.close()

    // Also when it was long ago in another house.
    const later = newHouse({ store, clock, timing, seed: 'later' })
    await clock.pass(11_000)
    expect(await status(later.house)).toEqual(['abandoned', 'abandoned', 'abandoned'])
    for (const { id } of [left!, played!]) {
      expect(await ok(later.house.readTable(null, id))).toMatchObject({ secret: expect.anything() })
      const log = parseLog(findGame, await ok(later.house.log(null, id)))
      if (isRefusal(log)) throw new Error(JSON.stringify(log))
      expect(verifyLog(log)).toMatchObject({ entries: log.entries.length })
    }
    await later.house.close()
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

describe('a rematch', () => {
  it('is one table for all, with the seats moved on', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const { id } = await tableOf(fixture, 'catan', [ann, bob], ['random'], { isPrivate: true })
    const { messages } = await listen(house, bob, id)
    const { seq } = await ok(house.start(ann, id))
    expect(await codeOf(house.rematch(ann, id))).toBe('E_NOT_OVER')
    for (const [i, by] of [ann, bob].entries()) {
      const at = (await ok(house.readTable(null, id))).seq
      await ok(house.act(by, id, { clientId: `${seq}${i}`, expectedSeq: at }, resign))
    }
    expect(await codeOf(house.rematch(cid, id))).toBe('E_NOT_SEATED')
    const [first, second] = await Promise.all([house.rematch(ann, id), house.rematch(bob, id)])
    expect(second).toEqual(first)
    const again = await ok(first!)
    expect(again).toMatchObject({ game: 'catan', status: 'open', isPrivate: true, host: 'Ann' })
    expect(again.seats.map(({ name }) => name)).toEqual(['Bob', 'random', 'Ann'])
    expect(messages.at(-1)).toMatchObject({ type: 'table', summary: { id, rematch: again.id } })
    expect(await ok(house.start(ann, again.id))).toMatchObject({ status: 'running' })
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
})

describe('an idle table', () => {
  it('leaves memory and comes back on demand', async () => {
    const fixture = newHouse({ timing: { idleMs: 1000 } })
    const { house, clock, store } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    await ok(house.start(ann, id))
    const before = await listen(house, ann, id)
    before.close()
    let reads = 0
    const { readTable } = store
    store.readTable = (table) => {
      reads++
      return readTable.call(store, table)
    }
    await house.readTable(null, id)
    expect(reads).toBe(0)
    await clock.pass(3000)
    const after = await listen(house, ann, id)
    expect(reads).toBe(1)
    expect(after.messages[0]).toEqual(before.messages[0])
    await clock.pass(10_000)
    await house.readTable(null, id)
    expect(reads).toBe(1)
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

describe('a closed house', () => {
  it('refuses', async () => {
    const { house } = newHouse()
    await house.close()
    expect(await codeOf(house.createTable(ann, request('catan', 3)))).toBe('E_CLOSING')
    expect(await codeOf(house.readTable(ann, 'x'))).toBe('E_CLOSING')
  })
})
