import { findGame } from '@serai/bots'
import { lowestSeat } from '@serai/kernel'
import { ann, bob, codeOf, newTables, ok, ScriptedPerson, settle, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'

const game = findGame('long-narde')!

async function twoPeople() {
  const fixture = newTables({ timing: { absenceMs: 60_000, idleMs: 1e9 } })
  const { tables } = fixture
  const { id } = await tableOf(fixture, game.id, [ann, bob])
  const people = await Promise.all([ann, bob].map((by) => new ScriptedPerson(tables, by, id).sit()))
  await ok(tables.start(ann, id))
  // By whoever has seen most: one of them may have left.
  const newest = () => people.reduce((one, other) => (other.seq > one.seq ? other : one))
  const active = () => lowestSeat(game.toAct(newest().view).must)
  const seat = async (number: number) => (await ok(tables.readTable(id))).seats[number]!
  return { ...fixture, id, people, active, seat }
}

describe('autopilot', () => {
  it('plays a seat until it is switched off', async () => {
    const { tables, id, people, active, seat } = await twoPeople()
    const mover = active()
    const by = [ann, bob][mover]!
    expect(await ok(tables.autopilot(by, id, true))).toMatchObject({ status: 'running' })
    expect((await seat(mover)).autopilot).toBe(true)
    await settle()
    expect(active()).toBe(1 - mover)
    await people[1 - mover]!.playWhole()
    await settle()
    expect(active()).toBe(1 - mover)
    await ok(tables.autopilot(by, id, false))
    await people[1 - mover]!.playWhole()
    await settle()
    expect(active()).toBe(mover)
  })

  it('is for those who sit at a running game', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const { id } = await tableOf(fixture, game.id, [ann], ['random'])
    expect(await codeOf(tables.autopilot(ann, id, true))).toBe('E_NOT_STARTED')
    await ok(tables.start(ann, id))
    expect(await codeOf(tables.autopilot(bob, id, true))).toBe('E_NOT_SEATED')
  })
})

describe('an abandoned seat', () => {
  it('is played by a bot after a grace time, and handed back', async () => {
    const { clock, tables, id, people, active, seat } = await twoPeople()
    const gone = active()
    people[gone]!.leave()
    await clock.pass(59_999)
    expect([active(), (await seat(gone)).autopilot]).toEqual([gone, false])
    await clock.pass(1)
    expect([active(), (await seat(gone)).autopilot]).toEqual([1 - gone, true])
    const other = people[1 - gone]!
    expect(other.messages.some((m) => m.type === 'table' && m.summary.seats[gone]!.autopilot)).toBe(true)
    await new ScriptedPerson(tables, [ann, bob][gone]!, id).sit()
    expect((await seat(gone)).autopilot).toBe(false)
    await other.playWhole()
    await settle()
    expect(active()).toBe(gone)
  })

  it('is not taken over when its person is back in time', async () => {
    const { clock, tables, id, people, active } = await twoPeople()
    const gone = active()
    people[gone]!.leave()
    await clock.pass(50_000)
    await new ScriptedPerson(tables, [ann, bob][gone]!, id).sit()
    await clock.pass(100_000)
    expect(active()).toBe(gone)
  })

  it('is not held by a quiet look at the table', async () => {
    const { clock, tables, id, people, active, seat } = await twoPeople()
    const gone = active()
    const seen: string[] = []
    const look = await ok(tables.watch([ann, bob][gone]!, id, null, ({ type }) => seen.push(type), true))
    expect(seen).toEqual(['snapshot'])
    look.close()
    expect((await seat(gone)).connected).toBe(true)
    await ok(tables.watch([ann, bob][gone]!, id, null, ({ type }) => seen.push(type), true))
    people[gone]!.leave()
    expect((await seat(gone)).connected).toBe(false)
    await clock.pass(60_000)
    expect([active(), (await seat(gone)).autopilot]).toEqual([1 - gone, true])
    expect(seen).toContain('entries')
  })

  it('waits when everybody is gone, until one is back', async () => {
    const { clock, tables, id, people, active } = await twoPeople()
    const gone = active()
    for (const person of people) person.leave()
    await clock.pass(1_000_000)
    const { seq } = await ok(tables.readTable(id))
    expect(seq).toBe(people[0]!.seq)
    const back = await new ScriptedPerson(tables, [ann, bob][1 - gone]!, id).sit()
    await settle()
    expect(back.seq).toBeGreaterThan(seq)
    expect(lowestSeat(game.toAct(back.view).must)).toBe(1 - gone)
  })

  it('is missed after a restart too', async () => {
    const { clock, tables, store, id, active } = await twoPeople()
    const gone = active()
    await tables.close()
    const later = newTables({ store, clock, seed: 'later', timing: { absenceMs: 60_000 } }).tables
    const back = await new ScriptedPerson(later, [ann, bob][1 - gone]!, id).sit()
    await clock.pass(60_000)
    expect(lowestSeat(game.toAct(back.view).must)).toBe(1 - gone)
  })
})
