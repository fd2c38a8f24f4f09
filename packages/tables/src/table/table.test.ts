import { ann, bob, cid, codeOf, listen, newTables, ok, ScriptedPerson, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'

const resign = [{ type: 'RESIGN' }]

describe('a table', () => {
  it('tells everybody in one order', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    const people = await Promise.all([ann, bob].map((by) => new ScriptedPerson(tables, by, id).sit()))
    await ok(tables.start(ann, id))
    const { messages } = await listen(tables, null, id)
    const mover = people.find((person) => person.choices().length > 0)!
    await ok(mover.send([mover.choices()[0]!]))
    await ok(tables.chat(cid, id, 'c', { text: 'hm' }))
    expect(messages.map(({ type }) => type)).toEqual(['snapshot', 'entries', 'chat'])
    expect(people[0]!.messages.at(-1)).toEqual(messages.at(-1))
  })
})

describe('a rematch', () => {
  it('is one table for all, with the seats moved on', async () => {
    const fixture = newTables()
    const { tables, store } = fixture
    const { id } = await tableOf(fixture, 'catan', [ann, bob], ['random'], { isPrivate: true })
    const { messages } = await listen(tables, bob, id)
    const { seq } = await ok(tables.start(ann, id))
    expect(await codeOf(tables.rematch(ann, id))).toBe('E_NOT_OVER')
    for (const [i, by] of [ann, bob].entries()) {
      const at = (await ok(tables.readTable(id))).seq
      await ok(tables.act(by, id, { clientId: `${seq}${i}`, expectedSeq: at }, resign))
    }
    expect(await codeOf(tables.rematch(cid, id))).toBe('E_NOT_SEATED')
    const [first, second] = await Promise.all([tables.rematch(ann, id), tables.rematch(bob, id)])
    expect(second).toEqual(first)
    expect(await tables.rematch(ann, id)).toMatchObject({ id: (await ok(first!)).id })
    expect(await store.listTables({ status: ['open'], includePrivate: true, limit: 9 })).toHaveLength(1)
    const again = await ok(first!)
    expect(again).toMatchObject({ game: 'catan', status: 'open', isPrivate: true, host: 'Ann' })
    expect(again.seats.map(({ bot, name }) => bot ?? name)).toEqual(['Bob', 'random', 'Ann'])
    expect(messages.at(-1)).toMatchObject({ type: 'table', summary: { id, rematch: again.id } })
    expect(await ok(tables.start(ann, again.id))).toMatchObject({ status: 'running' })
  })

  it('leaves the game where it was among the finished ones', async () => {
    const fixture = newTables()
    const { tables, clock } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    const { seq } = await ok(tables.start(ann, id))
    await ok(tables.act(ann, id, { clientId: 'a', expectedSeq: seq }, resign))
    const { endedAt } = await ok(tables.readTable(id))
    await clock.pass(1000)
    await ok(tables.rematch(bob, id))
    expect(await tables.finished(10, endedAt! + 1)).toMatchObject([{ id }])
    expect(await tables.finished(10, endedAt!)).toEqual([])
  })
})

describe('an idle table', () => {
  it('leaves memory and comes back on demand', async () => {
    const fixture = newTables({ timing: { idleMs: 1000 } })
    const { tables, clock, store } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    await ok(tables.start(ann, id))
    const before = await listen(tables, ann, id)
    before.close()
    let reads = 0
    const { readTable } = store
    store.readTable = (table) => {
      reads++
      return readTable.call(store, table)
    }
    await tables.readTable(id)
    expect(reads).toBe(0)
    await clock.pass(3000)
    const after = await listen(tables, ann, id)
    expect(reads).toBe(1)
    expect(after.messages[0]).toEqual(before.messages[0])
    await clock.pass(10_000)
    await tables.readTable(id)
    expect(reads).toBe(1)
  })
})
