import { ann, bob, cid, dora, newTables, ok, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'
import { TableEnds } from '../../ratings/table-ends.ts'
import { MemoryStore } from '../../store/memory/memory-store.ts'
import type { Services } from '../services.ts'
import { myTables } from './my-tables.ts'

const resign = [{ type: 'RESIGN' }]

describe('my tables', () => {
  it('are where I sit, private ones too, newest first, and then what has ended', async () => {
    const store = new MemoryStore()
    const fixture = newTables({ store })
    const { tables, clock } = fixture
    const services = { store, tables } as unknown as Services
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
    const mine = async (limit = 20) => (await myTables(ann, limit, services)).map(({ id }) => ids.indexOf(id))
    expect(await mine()).toEqual([3, 1, 0])
    expect(await mine(2)).toEqual([3, 1])
    const { seq } = await ok(tables.start(ann, ids[3]!))
    await ok(tables.act(ann, ids[3]!, { clientId: 'a', expectedSeq: seq }, resign))
    await store.savePerson({ ...ann, createdAt: 1 })
    await new TableEnds(store, () => {}).record(ids[3]!)
    await ok(tables.leaveSeat(ann, ids[0]!))
    expect(await mine()).toEqual([1, 3])
    expect(await mine(1)).toEqual([1])
    expect(await myTables(dora, 20, services)).toEqual([])
  })
})
