import { ann, bob, cid, codeOf, newTables, ok, request, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'
import type { Caller } from '../caller.ts'
import {
  addBot,
  changeOwnSeat,
  freeSeat,
  leaveSeat,
  removeBot,
  rename,
  resized,
  retire,
  rotated,
  takeSeat,
} from './seats.ts'
import { dataOf, type SeatData, seedsOf, type TableData } from './table-data.ts'

const people = (summary: { seats: readonly { name: string }[] }) => summary.seats.map(({ name }) => name)

describe('seats before the start', () => {
  it('are taken, moved and left', async () => {
    const { tables } = newTables()
    const { id } = await ok(tables.createTable(ann, request('catan', 3)))
    expect(people(await ok(tables.takeSeat(ann, id, null)))).toEqual(['Ann', '', ''])
    expect(people(await ok(tables.takeSeat(bob, id, 2)))).toEqual(['Ann', '', 'Bob'])
    expect(people(await ok(tables.takeSeat(ann, id, 1)))).toEqual(['', 'Ann', 'Bob'])
    expect(people(await ok(tables.takeSeat(ann, id, null)))).toEqual(['', 'Ann', 'Bob'])
    expect(people(await ok(tables.leaveSeat(bob, id)))).toEqual(['', 'Ann', ''])
  })

  it('are kept by those who ask for the one they have, and move with the part of the dice that is theirs', async () => {
    const { tables, store } = newTables()
    const { id } = await ok(tables.createTable(ann, request('catan', 3)))
    await ok(tables.takeSeat(bob, id, 2))
    await ok(tables.takeSeat(ann, id, 0))
    await ok(tables.addSeed(ann, id, 'mine'))
    const { version } = (await store.readTable(id))!
    expect(people(await ok(tables.takeSeat(ann, id, 0)))).toEqual(['Ann', '', 'Bob'])
    expect((await store.readTable(id))!.version).toBe(version)
    await ok(tables.takeSeat(ann, id, 1))
    expect(seedsOf(dataOf((await store.readTable(id))!).seats)).toEqual(['', 'mine', ''])
    await ok(tables.leaveSeat(ann, id))
    await ok(tables.takeSeat(ann, id, 1))
    expect(seedsOf(dataOf((await store.readTable(id))!).seats)).toEqual(['', '', ''])
  })

  it('are refused with a reason', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann], ['random'])
    expect(await codeOf(tables.takeSeat(bob, 'nowhere', null))).toBe('E_TABLE_UNKNOWN')
    expect(await codeOf(tables.takeSeat(bob, id, 0))).toBe('E_SEAT_TAKEN')
    expect(await codeOf(tables.takeSeat(bob, id, 1))).toBe('E_SEAT_TAKEN')
    expect(await codeOf(tables.takeSeat(bob, id, 2))).toBe('E_SEAT_UNKNOWN')
    expect(await codeOf(tables.takeSeat(bob, id, null))).toBe('E_SEATS_FULL')
    expect(await codeOf(tables.leaveSeat(bob, id))).toBe('E_NOT_SEATED')
    expect(await codeOf(tables.addSeed(bob, id, 'mine'))).toBe('E_NOT_SEATED')
    expect(await codeOf(tables.removeBot(bob, id, 1))).toBe('E_NOT_HOST')
    expect(await codeOf(tables.removeBot(ann, id, 0))).toBe('E_NOT_BOT')
    expect(await codeOf(tables.removeBot(ann, id, 7))).toBe('E_SEAT_UNKNOWN')
    await ok(tables.removeBot(ann, id, 1))
    expect(await codeOf(tables.addBot(bob, id, 1, 'random'))).toBe('E_NOT_HOST')
    expect(await codeOf(tables.addBot(ann, id, 1, 'oracle'))).toBe('E_BOT_UNKNOWN')
  })

  it('are freed by the host, for people who do not come back', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const { id } = await tableOf(fixture, 'catan', [ann, bob], ['random'])
    expect(await codeOf(tables.freeSeat(bob, id, 0))).toBe('E_NOT_HOST')
    expect(await codeOf(tables.freeSeat(ann, id, 7))).toBe('E_SEAT_UNKNOWN')
    expect(await codeOf(tables.freeSeat(ann, id, 2))).toBe('E_NOT_PERSON')
    expect((await ok(tables.freeSeat(ann, id, 1))).seats[1]).toMatchObject({ kind: 'empty', name: '' })
    expect(await codeOf(tables.freeSeat(ann, id, 1))).toBe('E_NOT_PERSON')
    expect(people(await ok(tables.takeSeat(cid, id, null)))[1]).toBe('Cid')
    await ok(tables.start(ann, id))
    expect(await codeOf(tables.freeSeat(ann, id, 1))).toBe('E_STARTED')
  })

  it('are closed for five minutes to those whom the host took off, and to nobody else', async () => {
    const fixture = newTables()
    const { tables, store, clock } = fixture
    const { id } = await tableOf(fixture, 'catan', [ann, bob, cid])
    await ok(tables.freeSeat(ann, id, 1))
    await ok(tables.freeSeat(ann, id, 0))
    await ok(tables.leaveSeat(cid, id))
    const refusal = { code: 'E_TAKEN_OFF', until: clock.now() + 300_000 }
    expect(await tables.takeSeat(bob, id, null)).toEqual(refusal)
    for (const by of [ann, cid]) await ok(tables.takeSeat(by, id, null))
    await clock.pass(200_000)
    await tables.close()
    const { tables: later } = newTables({ store, clock, seed: 'later' })
    await clock.pass(99_999)
    expect(await later.takeSeat(bob, id, 1)).toMatchObject({ code: 'E_TAKEN_OFF' })
    const other = await ok(later.createTable(ann, request('catan', 3)))
    await ok(later.takeSeat(bob, other.id, null))
    await clock.pass(1)
    await ok(later.takeSeat(bob, id, null))
    await later.close()
  })

  it('are left by the host, who stays the host', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const { id } = await tableOf(fixture, 'catan', [ann, bob, cid])
    expect(await ok(tables.leaveSeat(ann, id))).toMatchObject({ host: 'Ann', hostId: ann.id })
    await ok(tables.addBot(ann, id, null, 'random'))
    expect(await codeOf(tables.start(bob, id))).toBe('E_NOT_HOST')
    expect((await ok(tables.start(ann, id))).status).toBe('running')
  })

  it('pass the table to the next person when the host leaves for good', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const { id } = await tableOf(fixture, 'catan', [ann, bob, cid])
    await tables.retire(ann)
    expect(await ok(tables.readTable(id))).toMatchObject({ host: 'Bob', hostId: bob.id })
    await ok(tables.addBot(bob, id, null, 'random'))
    expect(await codeOf(tables.start(ann, id))).toBe('E_NOT_HOST')
    expect((await ok(tables.start(bob, id))).status).toBe('running')
  })

  it('close a table whose host leaves for good when nobody else sits there, and else pass it on', async () => {
    const { tables } = newTables()
    const [alone, empty, waited] = await Promise.all(
      [1, 2, 3].map(() => ok(tables.createTable(ann, request('catan', 3)))),
    )
    await ok(tables.takeSeat(ann, alone!.id, null))
    await ok(tables.addBot(ann, alone!.id, null, 'random'))
    await ok(tables.takeSeat(bob, waited!.id, null))
    const { id: other } = await ok(tables.createTable(bob, request('catan', 3)))
    await tables.retire(ann)
    for (const { id } of [alone!, empty!]) {
      expect((await ok(tables.readTable(id))).status).toBe('abandoned')
    }
    expect(await ok(tables.readTable(waited!.id))).toMatchObject({ status: 'open', hostId: bob.id })
    const open = (await tables.lobby()).map(({ id }) => id)
    expect(open.sort()).toEqual([waited!.id, other].sort())
  })

  it('tell namesakes apart', async () => {
    const { tables } = newTables()
    const other = { ...bob, name: ann.name }
    const { id } = await ok(tables.createTable(ann, request('catan', 3, { seat: 1 })))
    const seated = await ok(tables.takeSeat(other, id, 0))
    expect(seated).toMatchObject({ host: 'Ann', hostId: ann.id })
    expect(seated.seats.map(({ person }) => person)).toEqual([other.id, ann.id, undefined])
    await tables.retire(ann)
    expect(await ok(tables.readTable(id))).toMatchObject({ host: 'Ann', hostId: other.id })
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
    expect(await codeOf(newTables().tables.createTable(ann, asked))).toBe(code)
  })
})

describe('what becomes of the seats', () => {
  const person = (by: Caller, more: Partial<Extract<SeatData, { kind: 'person' }>> = {}): SeatData => ({
    kind: 'person',
    person: by.id,
    name: by.name,
    autopilot: false,
    seed: '',
    ...more,
  })
  const empty: SeatData = { kind: 'empty' }
  const bot: SeatData = { kind: 'bot', bot: 'random', name: 'Ada' }
  const data = (seats: readonly SeatData[], more: Partial<TableData> = {}) =>
    ({ seats, host: { id: ann.id, name: ann.name }, start: null, ...more }) as TableData

  it.each([
    [
      'take a seat that is not there',
      () => takeSeat(data([empty]), ann, 1),
      { code: 'E_SEAT_UNKNOWN', seat: 1, seats: 1 },
    ],
    ['take that of a bot', () => takeSeat(data([bot]), ann, 0), { code: 'E_SEAT_TAKEN', seat: 0 }],
    ['add a bot where none is free', () => addBot(data([bot]), ann, null, 'random'), { code: 'E_SEATS_FULL' }],
    ['remove the bot of no seat', () => removeBot(data([bot]), ann, 3), { code: 'E_SEAT_UNKNOWN', seat: 3, seats: 1 }],
    ['remove a person as a bot', () => removeBot(data([person(bob)]), ann, 0), { code: 'E_NOT_BOT', seat: 0 }],
    ['free no seat', () => freeSeat(data([bot]), ann, 3, 0), { code: 'E_SEAT_UNKNOWN', seat: 3, seats: 1 }],
    ['free that of a bot', () => freeSeat(data([bot]), ann, 0, 0), { code: 'E_NOT_PERSON', seat: 0 }],
    [
      'change what is not theirs',
      () => changeOwnSeat(data([person(bob)]), ann, { seed: 'x' }),
      { code: 'E_NOT_SEATED' },
    ],
    ['make it too few for who sits', () => resized([person(ann), bot, empty], 1), { code: 'E_SEATS_FEW', taken: 2 }],
  ])('is refused with what is wrong: %s', (_, change, refusal) => {
    expect(change()).toEqual(refusal)
  })

  it('a bot that is removed leaves its seat empty, and the others as they are', () => {
    expect(removeBot(data([person(ann), bot, bot]), ann, 1)).toEqual({ seats: [person(ann), empty, bot] })
  })

  it('those who sat are kept once each, the last forty of them', () => {
    expect(leaveSeat(data([person(bob)]), bob)).toEqual({ seats: [empty], sat: [bob.id] })
    expect(leaveSeat(data([person(bob)], { sat: [bob.id, cid.id] }), bob)).toMatchObject({ sat: [cid.id, bob.id] })
    const many = Array.from({ length: 40 }, (_, i) => `one ${i}`)
    expect(leaveSeat(data([person(bob)], { sat: many }), bob)).toMatchObject({ sat: [...many.slice(1), bob.id] })
  })

  it('the host who leaves for good passes the table to another person, not to a bot; others pass nothing', () => {
    const left = { seats: [empty, bot, person(bob)], sat: [ann.id], host: { id: bob.id, name: bob.name } }
    expect(retire(data([person(ann), bot, person(bob)]), ann)).toEqual(left)
    expect(retire(data([person(ann), bot, person(bob)]), bob)).toEqual({
      seats: [person(ann), bot, empty],
      sat: [bob.id],
    })
    expect(retire(data([person(ann), bot]), ann)).toEqual({ seats: [empty, bot], sat: [ann.id] })
    expect(retire(data([bot, person(bob)]), ann)).toEqual({ seats: [bot, person(bob)], host: left.host })
  })

  it.each([
    ['more are added at the end', [bot], 3, [bot, empty, empty]],
    ['empty ones go from the end', [empty, bot, empty, empty], 2, [empty, bot]],
    ['and from the middle and the beginning', [empty, bot, empty, person(ann)], 2, [bot, person(ann)]],
    ['as many stay as they are', [empty, bot], 2, [empty, bot]],
  ])('with another number of seats %s', (_, seats, count, expected) => {
    expect(resized(seats, count)).toEqual(expected)
  })

  it('for a rematch everybody moves up, by the name of today, without a bot to play for them', () => {
    const seats = [person(ann, { calledNow: 'Anna', autopilot: true, seed: 'mine' }), bot, person(bob, { seed: 'his' })]
    expect(rotated(seats)).toEqual([bot, person(bob), person({ ...ann, name: 'Anna' })])
  })

  it('a new name is that of the seat before the start, and beside it since', () => {
    const anna = { id: ann.id, name: 'Anna' }
    const host = { host: anna }
    expect(rename(data([person(ann), bot]), anna)).toEqual({ seats: [person(anna), bot], ...host })
    const start = { seats: 2 }
    expect(rename(data([person(ann)], { start }), anna)).toEqual({
      seats: [person(ann, { calledNow: 'Anna' })],
      ...host,
    })
    expect(rename(data([person(ann, { calledNow: 'Anna' })], { start, ...host }), anna)).toEqual({})
    expect(rename(data([person(bob)], { start }), { ...bob, name: 'Bobby' })).toEqual({
      seats: [person(bob, { calledNow: 'Bobby' })],
    })
    expect(rename(data([bot]), { ...cid, name: 'Cilla' })).toEqual({})
    expect(rename(data([person(ann)]), ann)).toEqual({})
  })
})
