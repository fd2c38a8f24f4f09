import { describe, expect, it } from 'vitest'
import { ann, bob, cid, codeOf, newHouse, ok, request, tableOf } from '../../test/house/fixture.ts'

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

  it('are freed by the host, for people who do not come back', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const { id } = await tableOf(fixture, 'catan', [ann, bob], ['random'])
    expect(await codeOf(house.freeSeat(bob, id, 0))).toBe('E_NOT_HOST')
    expect(await codeOf(house.freeSeat(ann, id, 7))).toBe('E_SEAT_UNKNOWN')
    expect(await codeOf(house.freeSeat(ann, id, 2))).toBe('E_NOT_PERSON')
    expect((await ok(house.freeSeat(ann, id, 1))).seats[1]).toMatchObject({ kind: 'empty', name: '' })
    expect(await codeOf(house.freeSeat(ann, id, 1))).toBe('E_NOT_PERSON')
    expect(people(await ok(house.takeSeat(bob, id, null)))[1]).toBe('Bob')
    await ok(house.start(ann, id))
    expect(await codeOf(house.freeSeat(ann, id, 1))).toBe('E_STARTED')
  })

  it('are left by the host, who stays the host', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const { id } = await tableOf(fixture, 'catan', [ann, bob, cid])
    expect(await ok(house.leaveSeat(ann, id))).toMatchObject({ host: 'Ann', hostId: ann.id })
    await ok(house.addBot(ann, id, null, 'random'))
    expect(await codeOf(house.start(bob, id))).toBe('E_NOT_HOST')
    expect((await ok(house.start(ann, id))).status).toBe('running')
  })

  it('pass the table to the next person when the host leaves for good', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const { id } = await tableOf(fixture, 'catan', [ann, bob, cid])
    await house.retire(ann)
    expect(await ok(house.readTable(null, id))).toMatchObject({ host: 'Bob', hostId: bob.id })
    await ok(house.addBot(bob, id, null, 'random'))
    expect(await codeOf(house.start(ann, id))).toBe('E_NOT_HOST')
    expect((await ok(house.start(bob, id))).status).toBe('running')
  })

  it('close a table whose host leaves for good when nobody else sits there, and else pass it on', async () => {
    const { house } = newHouse()
    const [alone, empty, waited] = await Promise.all(
      [1, 2, 3].map(() => ok(house.createTable(ann, request('catan', 3)))),
    )
    await ok(house.takeSeat(ann, alone!.id, null))
    await ok(house.addBot(ann, alone!.id, null, 'random'))
    await ok(house.takeSeat(bob, waited!.id, null))
    const { id: other } = await ok(house.createTable(bob, request('catan', 3)))
    await house.retire(ann)
    for (const { id } of [alone!, empty!]) {
      expect((await ok(house.readTable(null, id))).status).toBe('abandoned')
    }
    expect(await ok(house.readTable(null, waited!.id))).toMatchObject({ status: 'open', hostId: bob.id })
    const open = (await house.lobby()).map(({ id }) => id)
    expect(open.sort()).toEqual([waited!.id, other].sort())
  })

  it('tell namesakes apart', async () => {
    const { house } = newHouse()
    const other = { ...bob, name: ann.name }
    const { id } = await ok(house.createTable(ann, request('catan', 3, { seat: 1 })))
    const seated = await ok(house.takeSeat(other, id, 0))
    expect(seated).toMatchObject({ host: 'Ann', hostId: ann.id })
    expect(seated.seats.map(({ person }) => person)).toEqual([other.id, ann.id, undefined])
    await house.retire(ann)
    expect(await ok(house.readTable(null, id))).toMatchObject({ host: 'Ann', hostId: other.id })
  })
})

describe('a table', () => {
  it.each([
    ['E_GAME_UNKNOWN', request('chess', 2)],
    ['E_SEAT_COUNT', request('catan', 2)],
    ['E_SEAT_COUNT', request('long-narde', 3)],
    ['E_OPTION', request('catan', 4, { options: { board: 'flat' } })],
    ['E_OPTION', request('long-narde', 2, { options: { board: { mode: 'fair' } } })],
    ['E_BOARD_REQUEST', request('catan', 4, { options: { board: { mode: 'flat' } } })],
    ['E_CONSTRAINT', request('catan', 4, { options: { board: { mode: 'fair', constraints: { cluster: 9 } } } })],
  ])('is refused with %s', async (code, asked) => {
    expect(await codeOf(newHouse().house.createTable(ann, asked))).toBe(code)
  })
})
