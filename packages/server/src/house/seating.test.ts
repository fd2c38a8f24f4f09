import { describe, expect, it } from 'vitest'
import { ann, bob, cid, codeOf, dora, newHouse, ok, request, tableOf } from '../../test/house/fixture.ts'

const people = (summary: { seats: readonly { name: string }[] }) => summary.seats.map(({ name }) => name)

describe('seats before the start', () => {
  it('are taken, moved and left', async () => {
    const { house } = newHouse()
    const { id } = await ok(house.createTable(ann, request('catan', 3)))
    expect(people(await ok(house.takeSeat(ann, id, null)))).toEqual(['Ann', '', ''])
    expect(people(await ok(house.takeSeat(bob, id, 2)))).toEqual(['Ann', '', 'Bob'])
    expect(people(await ok(house.takeSeat(ann, id, 1)))).toEqual(['', 'Ann', 'Bob'])
    expect(people(await ok(house.takeSeat(ann, id, null)))).toEqual(['', 'Ann', 'Bob'])
    expect(people(await ok(house.leaveSeat(bob, id)))).toEqual(['', 'Ann', ''])
  })

  it('are refused with a reason', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann], ['random'])
    expect(await codeOf(house.takeSeat(bob, 'nowhere', null))).toBe('E_TABLE_UNKNOWN')
    expect(await codeOf(house.takeSeat(bob, id, 0))).toBe('E_SEAT_TAKEN')
    expect(await codeOf(house.takeSeat(bob, id, 1))).toBe('E_SEAT_TAKEN')
    expect(await codeOf(house.takeSeat(bob, id, 2))).toBe('E_SEAT_UNKNOWN')
    expect(await codeOf(house.takeSeat(bob, id, null))).toBe('E_SEATS_FULL')
    expect(await codeOf(house.leaveSeat(bob, id))).toBe('E_NOT_SEATED')
    expect(await codeOf(house.addSeed(bob, id, 'mine'))).toBe('E_NOT_SEATED')
    expect(await codeOf(house.removeBot(bob, id, 1))).toBe('E_NOT_HOST')
    expect(await codeOf(house.removeBot(ann, id, 0))).toBe('E_NOT_BOT')
    expect(await codeOf(house.removeBot(ann, id, 7))).toBe('E_SEAT_UNKNOWN')
    await ok(house.removeBot(ann, id, 1))
    expect(await codeOf(house.addBot(bob, id, 1, 'random'))).toBe('E_NOT_HOST')
    expect(await codeOf(house.addBot(ann, id, 1, 'oracle'))).toBe('E_BOT_UNKNOWN')
  })

  it('pass the table to the next person when the host leaves', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const { id } = await tableOf(fixture, 'catan', [ann, bob, cid])
    expect((await ok(house.leaveSeat(ann, id))).host).toBe('Bob')
    await ok(house.addBot(bob, id, null, 'random'))
    expect(await codeOf(house.start(ann, id))).toBe('E_NOT_HOST')
    expect((await ok(house.start(bob, id))).status).toBe('running')
  })

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

describe('a table', () => {
  it.each([
    ['E_GAME_UNKNOWN', request('chess', 2)],
    ['E_SEAT_COUNT', request('catan', 2)],
    ['E_SEAT_COUNT', request('long-narde', 3)],
    ['E_OPTION', request('catan', 4, { options: { board: 'flat' } })],
  ])('is refused with %s', async (code, asked) => {
    expect(await codeOf(newHouse().house.createTable(ann, asked))).toBe(code)
  })

  it('starts when every seat is filled, and once', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const { id } = await tableOf(fixture, 'catan', [ann, bob], ['random'])
    await ok(house.leaveSeat(bob, id))
    expect(await house.start(ann, id)).toMatchObject({ code: 'E_SEATS_MISSING', missing: [1] })
    await ok(house.takeSeat(bob, id, 1))
    const answers = await Promise.all([house.start(ann, id), house.start(ann, id)])
    expect(answers[0]).toMatchObject({ status: 'running' })
    expect(answers[1]).toMatchObject({ code: 'E_STARTED' })
  })
})

describe.each([
  ['one house', false],
  ['two houses on one store', true],
])('a race in %s', (_, isTwo) => {
  const houses = () => {
    const here = newHouse()
    return { here: here.house, there: isTwo ? newHouse({ ...here, seed: 'there' }).house : here.house, fixture: here }
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

  it('to start has one start', async () => {
    const { here, there, fixture } = houses()
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    await there.readTable(null, id)
    const answers = await Promise.all([here.start(ann, id), there.start(ann, id)])
    expect(answers.filter((answer) => 'code' in answer)).toMatchObject([{ code: 'E_STARTED' }])
    expect(await fixture.store.lastSeq(id)).toBe((await ok(here.readTable(null, id))).seq)
  })
})
