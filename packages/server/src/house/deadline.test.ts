import { findGame } from '@serai/bots'
import { type JsonObject, lowestSeat } from '@serai/kernel'
import type { ServerMessageOf } from '@serai/protocol'
import { describe, expect, it } from 'vitest'
import { ann, bob, cid, newHouse, ok, tableOf } from '../../test/house/fixture.ts'
import { settle } from '../../test/house/manual-clock.ts'
import { ScriptedPerson } from '../../test/house/scripted-person.ts'

const clock = { turnSeconds: 20, reserveSeconds: 10 }

async function timed(id: string) {
  const game = findGame(id)!
  const fixture = newHouse({ timing: { absenceMs: 1e9 } })
  const people = [ann, bob, cid].slice(0, game.seats.table.min)
  const options = { ...game.simulation } as JsonObject
  const { id: table } = await tableOf(fixture, id, people, [], { clock, options })
  const seated = await Promise.all(people.map((by) => new ScriptedPerson(fixture.house, by, table).sit()))
  await ok(fixture.house.start(ann, table))
  const turns = () => game.turns(seated[0]!.view)
  const active = () => lowestSeat(game.turn(seated[0]!.view).must)
  return { ...fixture, game, table, people, seated, turns, active }
}

describe('a deadline', () => {
  it('ends the turn of a seat that is out of time', async () => {
    const { clock: time, seated, turns, active } = await timed('long-narde')
    const late = active()
    await time.pass(29_999)
    expect([turns(), active()]).toEqual([0, late])
    await time.pass(1)
    expect([turns(), active()]).toEqual([1, 1 - late])
    const { clocks } = seated[0]!.messages.filter(({ type }) => type === 'entries').at(-1) as ServerMessageOf<'entries'>
    expect(clocks!.seats[late]).toMatchObject({ running: false, reserveMs: 0 })
    expect(clocks!.seats[1 - late]).toMatchObject({ running: true, turnMs: 20_000, reserveMs: 10_000 })
  })

  it('is put off by acting in time', async () => {
    const { clock: time, seated, active } = await timed('long-narde')
    await time.pass(15_000)
    await seated[active()]!.playWhole()
    const next = active()
    await time.pass(29_999)
    expect(active()).toBe(next)
  })

  it('ends turn after turn when nobody acts', async () => {
    const { clock: time, house, table, seated, turns } = await timed('catan')
    // Placements are forced; then turns end without building.
    await time.pass(400_000)
    expect(turns()).toBeGreaterThan(3)
    const entries = seated[0]!.messages.flatMap((message) => (message.type === 'entries' ? message.entries : []))
    const kinds = new Set(entries.map((entry) => ('action' in entry ? (entry.action as { type: string }).type : '')))
    expect(kinds).toContain('END_TURN')
    expect([...kinds].filter((kind) => kind.startsWith('BUILD'))).toEqual([])
    expect((await ok(house.readTable(null, table))).status).toBe('running')
  })

  it('holds after a restart, with a moment to come back', async () => {
    const { clock: time, house, store, table, seated, game } = await timed('long-narde')
    const late = lowestSeat(game.turn(seated[0]!.view).must)
    await time.pass(10_000)
    await house.close()
    const early = newHouse({ store, clock: time, seed: 'early', timing: { reopenMs: 15_000, absenceMs: 1e9 } })
    await early.house.resumed
    const back = await new ScriptedPerson(early.house, [ann, bob][late]!, table).sit()
    const { clocks } = back.messages[0] as ServerMessageOf<'snapshot'>
    expect(clocks!.seats[late]).toMatchObject({ running: true, turnMs: 10_000, reserveMs: 10_000 })
    await time.pass(19_999)
    expect(game.turns(back.view)).toBe(0)
    await time.pass(1)
    expect(game.turns(back.view)).toBe(1)
    await early.house.close()

    await time.pass(1_000_000)
    const later = newHouse({ store, clock: time, seed: 'later', timing: { reopenMs: 15_000, absenceMs: 1e9 } })
    await later.house.resumed
    const again = await new ScriptedPerson(later.house, ann, table).sit()
    await time.pass(14_999)
    expect(game.turns(again.view)).toBe(1)
    await time.pass(1)
    await settle()
    expect(game.turns(again.view)).toBe(2)
  })

  it('leaves no timer behind when the house closes', async () => {
    const { clock: time, house } = await timed('long-narde')
    await house.close()
    expect(time.pending).toBe(0)
  })
})
