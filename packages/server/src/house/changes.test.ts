import { describe, expect, it } from 'vitest'
import { ann, bob, cid, codeOf, dora, newHouse, ok, request, tableOf } from '../../test/house/fixture.ts'

const people = (summary: { seats: readonly { name: string }[] }) => summary.seats.map(({ name }) => name)

describe('seats', () => {
  it('stay as they are once the game is on', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    await ok(house.start(ann, id))
    expect(await codeOf(house.leaveSeat(bob, id))).toBe('E_STARTED')
    expect(await codeOf(house.takeSeat(cid, id, null))).toBe('E_STARTED')
    expect(await codeOf(house.addSeed(bob, id, 'late'))).toBe('E_STARTED')
  })
})

describe.each([
  ['one house', false],
  ['two houses on one store', true],
])('a race in %s', (_, isTwo) => {
  const houses = () => {
    const here = newHouse()
    return { here: here.house, there: isTwo ? newHouse({ ...here, seed: 'there' }).house : here.house }
  }

  it('for a seat has one winner', async () => {
    const { here, there } = houses()
    const { id } = await ok(here.createTable(ann, request('long-narde', 2)))
    await ok(here.takeSeat(cid, id, 0))
    await there.readTable(null, id)
    const answers = await Promise.all([here.takeSeat(ann, id, 1), there.takeSeat(bob, id, 1)])
    const won = answers.filter((answer) => 'id' in answer)
    expect(won).toHaveLength(1)
    expect(answers.find((answer) => 'code' in answer)).toMatchObject({ code: 'E_SEAT_TAKEN', seat: 1 })
    expect(people((await ok(there.readTable(null, id))) as never)).toContain(people(won[0] as never)[1])
  })

  it('for different seats has two', async () => {
    const { here, there } = houses()
    const { id } = await ok(here.createTable(ann, request('catan', 4)))
    await there.readTable(null, id)
    await Promise.all([here.takeSeat(ann, id, 0), there.takeSeat(bob, id, 1), here.takeSeat(dora, id, 3)].map(ok))
    expect(people(await ok(there.takeSeat(cid, id, 2)))).toEqual(['Ann', 'Bob', 'Cid', 'Dora'])
  })
})

describe('a new name', () => {
  const anna = { id: ann.id, name: 'Anna' }

  it('is shown before the start and while a game runs; its log and its dice keep the first', async () => {
    const fixture = newHouse()
    const { house, store, clock } = fixture
    const open = await tableOf(fixture, 'long-narde', [ann, bob])
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    await ok(house.start(ann, id))
    const told: unknown[] = []
    await ok(house.watch(bob, id, null, (message) => void (message.type === 'table' && told.push(message.summary))))
    await house.rename(anna)
    expect(told.at(-1)).toMatchObject({ host: 'Anna', seats: [{ name: 'Anna', person: ann.id }, { name: 'Bob' }] })
    expect(await ok(house.readTable(bob, open.id))).toMatchObject({ host: 'Anna', seats: [{ name: 'Anna' }, {}] })
    await house.close()

    // Another process reads it, and the dice go on as they were committed to.
    const { house: later } = newHouse({ store, clock, seed: 'later' })
    const { seq } = await ok(later.readTable(bob, id))
    await ok(later.act(bob, id, { clientId: 'r', expectedSeq: seq }, [{ type: 'RESIGN' }]))
    expect(people(await ok(later.readTable(bob, id)))).toEqual(['Anna', 'Bob'])
    expect(JSON.parse((await ok(later.log(bob, id))).split('\n')[0]!).seats).toEqual(['Ann', 'Bob'])
    expect(await ok(later.verdict(bob, id))).toMatchObject({ isTrue: true })
    expect(people(await ok(later.rematch(bob, id)))).toEqual(['Bob', 'Anna'])
    await later.rename({ id: ann.id, name: 'Annabel' })
    expect(people(await ok(later.readTable(bob, id)))).toEqual(['Anna', 'Bob'])
    await later.close()
  })

  it('goes into the log of a game that begins after it', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    await house.rename(anna)
    await ok(house.start(anna, id))
    expect(JSON.parse((await ok(house.log(bob, id))).split('\n')[0]!).seats).toEqual(['Anna', 'Bob'])
    await house.close()
  })
})
