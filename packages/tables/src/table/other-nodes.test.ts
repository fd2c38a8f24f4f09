import { findGame } from '@serai/bots'
import { lowestSeat } from '@serai/kernel'
import {
  ann,
  bob,
  cid,
  codeOf,
  listen,
  ManualClock,
  newTables,
  ok,
  ScriptedPerson,
  seededBytes,
  settle,
  tableOf,
  workersHere,
} from '@serai/test-kit/tables'
import { describe, expect, it, vi } from 'vitest'
import type { NodeEvents, OtherNodes } from '../service/other-nodes.ts'
import { TableService } from '../service/table-service.ts'
import { MemoryTableStore } from '../store/memory-table-store.ts'
import { hastyTiming } from '../timing.ts'

const narde = findGame('long-narde')!

/** Two processes with one store, each of which hears of the other what a test lets it hear. */
function twoProcesses() {
  const store = new MemoryTableStore()
  const clock = new ManualClock()
  const present = [new Set<string>(), new Set<string>()]
  const hears: NodeEvents[] = []
  const processes = [0, 1].map((self) => {
    const otherNodes: OtherNodes = {
      isAlone: false,
      listen: (events) => {
        hears[self] = events
      },
      present: (_, person, isHere) => void (isHere ? present[self]!.add(person) : present[self]!.delete(person)),
      elsewhere: async (ids) => {
        const people = new Set(present[1 - self])
        return new Map(
          await Promise.all(ids.map(async (id) => [id, { seq: await store.lastSeq(id), people }] as const)),
        )
      },
    }
    const timing = { ...hastyTiming, absenceMs: 60_000, idleMs: 1e9 }
    const bytes = seededBytes(`process ${self}`)
    return new TableService({ findGame, store, time: clock, bytes, workers: workersHere, timing, otherNodes })
  })
  const [here, there] = processes as [TableService, TableService]
  return { store, clock, present, here, there, hears: { here: () => hears[0]!, there: () => hears[1]! } }
}

/** Ann looks on here, and Bob plays there; the game is begun there and has been heard of here. */
async function begun() {
  const both = twoProcesses()
  const { here, there, hears } = both
  const { id } = await tableOf({ ...newTables(), tables: there }, narde.id, [ann, bob])
  const [ownHere, ownThere] = await Promise.all([
    new ScriptedPerson(here, ann, id).sit(),
    new ScriptedPerson(there, bob, id).sit(),
  ])
  await ok(there.start(ann, id))
  expect(ownHere.status).toBe('open')
  hears.here().changed({ table: id, seq: 1, version: 99 })
  await settle()
  expect(ownHere.status).toBe('running')
  const mover = lowestSeat(narde.toAct(ownThere.view).must)
  const act = async (tables: TableService, clientId: string, expectedSeq: number) => {
    const list: number[] = []
    narde.legal(expectedSeq === ownThere.seq ? ownThere.view : ownHere.view, mover, list)
    return tables.act([ann, bob][mover]!, id, { clientId, expectedSeq }, [narde.encode(list[0]!)])
  }
  return { ...both, id, ownHere, ownThere, mover, act, by: [ann, bob][mover]! }
}

describe('what another process has written', () => {
  it('is shown when it is heard of, and read only if it is news', async () => {
    const { here, there, store, hears, id, ownHere, act } = await begun()
    const before = ownHere.seq
    await ok(await act(there, 'a', before))
    expect(ownHere.seq).toBe(before)

    const reads = vi.spyOn(store, 'readTable')
    hears.here().changed({ table: id, seq: before, version: null })
    hears.here().changed({ table: id, seq: null, version: 1 })
    await settle()
    expect([ownHere.seq, reads.mock.calls.length]).toEqual([before, 0])
    hears.here().changed({ table: id, seq: before + 1, version: null })
    await settle()
    expect([ownHere.seq, reads.mock.calls.length]).toEqual([before + 1, 0])
    const heard = ownHere.messages.length
    hears.here().changed({ table: id, seq: before + 1, version: null })
    hears.here().missed()
    await settle()
    expect(ownHere.messages.length).toBe(heard)

    await ok(there.chat(bob, id, 'line', { text: 'well played' }))
    await ok(there.autopilot(ann, id, false))
    hears.here().changed({ table: id, seq: null, version: 99 })
    await settle()
    const lines = ownHere.messages.filter(({ type }) => type === 'chat')
    expect(lines).toMatchObject([{ line: { text: 'well played', name: 'Bob' } }])
    await Promise.all([here.close(), there.close()])
  })

  it('is read when something may have been missed', async () => {
    const { here, there, hears, ownHere, act } = await begun()
    const before = ownHere.seq
    await ok(await act(there, 'a', before))
    hears.here().missed()
    await settle()
    expect(ownHere.seq).toBe(before + 1)
    await Promise.all([here.close(), there.close()])
  })

  it('is read when somebody has seen more than this process: a command, and a look', async () => {
    const { here, there, id, ownHere, ownThere, act, by } = await begun()
    const before = ownHere.seq
    await ok(await act(there, 'a', before))
    expect(ownThere.seq).toBe(before + 1)
    expect(await ok(here.undo(by, id, { clientId: 'b', expectedSeq: before + 1 }))).toEqual({ seq: before + 2 })
    expect(ownHere.seq).toBe(before + 2)

    // There it is not known yet that something was taken back.
    const { messages } = await listen(there, cid, id, before + 2)
    expect(messages.map(({ type }) => type)).toEqual(['table'])
    expect(ownThere.seq).toBe(before + 2)
    await Promise.all([here.close(), there.close()])
  })

  it('is looked for before a command is refused as too early', async () => {
    const { here, there } = twoProcesses()
    const { id } = await tableOf({ ...newTables(), tables: there }, narde.id, [ann, bob])
    const command = (clientId: string) => ({ clientId, expectedSeq: 1 })
    expect(await codeOf(here.resign(ann, id, command('a')))).toBe('E_NOT_STARTED')
    const { seq } = await ok(there.start(ann, id))
    expect(await ok(here.resign(ann, id, command('b')))).toEqual({ seq: seq + 1 })
    await Promise.all([here.close(), there.close()])
  })

  it('needs no reading for who has seen no more', async () => {
    const { here, there, store, id, ownHere, act } = await begun()
    const reads = vi.spyOn(store, 'readTable')
    await ok(await act(here, 'a', ownHere.seq))
    await listen(here, cid, id, ownHere.seq)
    expect(reads).not.toHaveBeenCalled()
    await Promise.all([here.close(), there.close()])
  })
})

describe('people at another process', () => {
  it('are here, until they leave there', async () => {
    const { here, there, clock, hears, id, ownHere, ownThere, mover, present } = await begun()
    const bobHere = async () => (await ok(here.readTable(id))).seats[1]
    const told = () => ownHere.messages.filter(({ type }) => type === 'table').length
    expect(present).toEqual([new Set([ann.id]), new Set([bob.id])])
    hears.here().moved(id)
    await settle()
    const before = told()
    expect(await bobHere()).toMatchObject({ connected: true })
    hears.here().moved(id)
    await settle()
    expect(told()).toBe(before)

    ownThere.leave()
    hears.here().moved(id)
    await settle()
    expect([told(), await bobHere()]).toMatchObject([before + 1, { connected: false, autopilot: false }])
    await clock.pass(60_000)
    expect(await bobHere()).toMatchObject({ connected: false, autopilot: true })

    const back = await new ScriptedPerson(there, bob, id, 'back').sit()
    hears.here().moved(id)
    await settle()
    expect(await bobHere()).toMatchObject({ connected: true, autopilot: false })
    expect(mover === 1 ? back.choices() : ownHere.choices()).not.toEqual([])
    await Promise.all([here.close(), there.close()])
  })

  it('are not gone when they leave here', async () => {
    const { here, there, clock, hears, id, ownHere } = await begun()
    const second = await new ScriptedPerson(there, ann, id, 'second window').sit()
    hears.here().moved(id)
    await settle()
    const { messages } = await listen(here, cid, id)
    ownHere.leave()
    await clock.pass(60_000)
    expect((await ok(here.readTable(id))).seats[0]).toMatchObject({ connected: true, autopilot: false })
    expect(messages.filter(({ type }) => type === 'table')).toEqual([])
    second.leave()
    await Promise.all([here.close(), there.close()])
  })
})

describe('a table that nobody continues', () => {
  it('is taken over at the entry where it was left, and only there', async () => {
    const { store, hears, here, there } = twoProcesses()
    const { id } = await tableOf({ ...newTables(), tables: here }, narde.id, [], ['random', 'random'])
    await ok(here.start(ann, id))
    await here.close()
    const left = await store.lastSeq(id)
    expect(await hears.there().wake(id, left - 1)).toBe(true)
    expect(await hears.there().wake(id, left)).toBe(false)
    await settle(50)
    expect(await store.lastSeq(id)).toBeGreaterThan(left)
    expect(await hears.there().wake(id, left)).toBe(true)
    await there.close()
  })

  it('is settled when it has ended, and refuses what comes late', async () => {
    const { here, there, store, hears, id, ownHere } = await begun()
    await ok(here.resign(ann, id, { clientId: 'r', expectedSeq: ownHere.seq }))
    expect(await hears.there().wake(id, await store.lastSeq(id))).toBe(true)
    expect(await codeOf(there.undo(ann, id, { clientId: 'u', expectedSeq: 1 }))).toBe('E_ENDED')
    await Promise.all([here.close(), there.close()])
  })
})
