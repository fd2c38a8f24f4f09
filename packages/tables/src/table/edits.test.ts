import { ann, bob, cid, codeOf, dora, listen, newTables, ok, request, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'

const people = (summary: { seats: readonly { name: string }[] }) => summary.seats.map(({ name }) => name)

describe('seats', () => {
  it('stay as they are once the game is on', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    await ok(tables.start(ann, id))
    expect(await codeOf(tables.leaveSeat(bob, id))).toBe('E_STARTED')
    expect(await codeOf(tables.takeSeat(cid, id, null))).toBe('E_STARTED')
    expect(await codeOf(tables.addSeed(bob, id, 'late'))).toBe('E_STARTED')
  })
})

describe('a bot', () => {
  it('is refused by its name when there is none of that name', async () => {
    const fixture = newTables()
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    expect(await fixture.tables.addBot(ann, id, null, 'hal')).toEqual({ code: 'E_BOT_UNKNOWN', bot: 'hal' })
  })
})

describe('a table that is taken away', () => {
  it.each([false, true])('says why, and is not taken away twice; begun: %s', async (isBegun) => {
    const fixture = newTables()
    const { tables, clock } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    if (isBegun) await ok(tables.start(ann, id))
    const { messages } = await listen(tables, cid, id)
    await clock.pass(1000)
    const gone = { status: 'abandoned', removed: 'enough', endedAt: clock.now() }
    expect(await ok(tables.remove(id, 'enough'))).toMatchObject(gone)
    expect(messages.at(-1)).toMatchObject({ type: 'table', summary: gone })
    expect(await tables.remove(id, 'once more')).toEqual({ code: 'E_ENDED' })
    expect(await ok(tables.readTable(id))).toMatchObject(gone)
    await tables.close()
  })
})

describe.each([
  ['one service', false],
  ['two services on one store', true],
])('a race in %s', (_, isTwo) => {
  const services = () => {
    const here = newTables()
    return { here: here.tables, there: isTwo ? newTables({ ...here, seed: 'there' }).tables : here.tables }
  }

  it('for a seat has one winner', async () => {
    const { here, there } = services()
    const { id } = await ok(here.createTable(ann, request('long-narde', 2)))
    await ok(here.takeSeat(cid, id, 0))
    await there.readTable(id)
    const answers = await Promise.all([here.takeSeat(ann, id, 1), there.takeSeat(bob, id, 1)])
    const won = answers.filter((answer) => 'id' in answer)
    expect(won).toHaveLength(1)
    expect(answers.find((answer) => 'code' in answer)).toMatchObject({ code: 'E_SEAT_TAKEN', seat: 1 })
    expect(people((await ok(there.readTable(id))) as never)).toContain(people(won[0] as never)[1])
  })

  it('for different seats has two', async () => {
    const { here, there } = services()
    const { id } = await ok(here.createTable(ann, request('catan', 4)))
    await there.readTable(id)
    await Promise.all([here.takeSeat(ann, id, 0), there.takeSeat(bob, id, 1), here.takeSeat(dora, id, 3)].map(ok))
    expect(people(await ok(there.takeSeat(cid, id, 2)))).toEqual(['Ann', 'Bob', 'Cid', 'Dora'])
  })
})

describe('a new name', () => {
  const anna = { id: ann.id, name: 'Anna' }

  it('is shown before the start and while a game runs; its log and its dice keep the first', async () => {
    const fixture = newTables()
    const { tables, store, clock } = fixture
    const open = await tableOf(fixture, 'long-narde', [ann, bob])
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    await ok(tables.start(ann, id))
    const told: unknown[] = []
    await ok(tables.watch(bob, id, null, (message) => void (message.type === 'table' && told.push(message.summary))))
    await tables.rename(anna)
    expect(told.at(-1)).toMatchObject({ host: 'Anna', seats: [{ name: 'Anna', person: ann.id }, { name: 'Bob' }] })
    expect(await ok(tables.readTable(open.id))).toMatchObject({ host: 'Anna', seats: [{ name: 'Anna' }, {}] })
    await tables.close()

    // Another process reads it, and the dice go on as they were committed to.
    const { tables: later } = newTables({ store, clock, seed: 'later' })
    const { seq } = await ok(later.readTable(id))
    await ok(later.act(bob, id, { clientId: 'r', expectedSeq: seq }, [{ type: 'RESIGN' }]))
    expect(people(await ok(later.readTable(id)))).toEqual(['Anna', 'Bob'])
    expect(JSON.parse((await ok(later.log(bob, id))).split('\n')[0]!).seats).toEqual(['Ann', 'Bob'])
    expect(await ok(later.verdict(bob, id))).toMatchObject({ isTrue: true })
    expect(people(await ok(later.rematch(bob, id)))).toEqual(['Bob', 'Anna'])
    await later.rename({ id: ann.id, name: 'Annabel' })
    expect(people(await ok(later.readTable(id)))).toEqual(['Anna', 'Bob'])
    await later.close()
  })

  it('goes into the log of a game that begins after it', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    await tables.rename(anna)
    await ok(tables.start(anna, id))
    expect(JSON.parse((await ok(tables.log(bob, id))).split('\n')[0]!).seats).toEqual(['Anna', 'Bob'])
    await tables.close()
  })
})
