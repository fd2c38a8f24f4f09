import { describe, expect, it } from 'vitest'
import { ann, bob, cid, codeOf, listen, newHouse, ok, tableOf } from '../../test/house/fixture.ts'
import { ScriptedPerson } from '../../test/house/scripted-person.ts'

const resign = [{ type: 'RESIGN' }]

describe('a table', () => {
  it('tells everybody in one order', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    const people = await Promise.all([ann, bob].map((by) => new ScriptedPerson(house, by, id).sit()))
    await ok(house.start(ann, id))
    const { messages } = await listen(house, null, id)
    const mover = people.find((person) => person.choices().length > 0)!
    await ok(mover.send([mover.choices()[0]!]))
    await ok(house.chat(cid, id, { text: 'hm' }))
    expect(messages.map(({ type }) => type)).toEqual(['snapshot', 'entries', 'chat'])
    expect(people[0]!.messages.at(-1)).toEqual(messages.at(-1))
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
    expect(again.seats.map(({ bot, name }) => bot ?? name)).toEqual(['Bob', 'random', 'Ann'])
    expect(messages.at(-1)).toMatchObject({ type: 'table', summary: { id, rematch: again.id } })
    expect(await ok(house.start(ann, again.id))).toMatchObject({ status: 'running' })
  })

  it('leaves the game where it was among the finished ones', async () => {
    const fixture = newHouse()
    const { house, clock } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    const { seq } = await ok(house.start(ann, id))
    await ok(house.act(ann, id, { clientId: 'a', expectedSeq: seq }, resign))
    const { endedAt } = await ok(house.readTable(null, id))
    await clock.pass(1000)
    await ok(house.rematch(bob, id))
    expect(await house.finished(10, endedAt! + 1)).toMatchObject([{ id }])
    expect(await house.finished(10, endedAt!)).toEqual([])
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
