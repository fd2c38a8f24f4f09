import { findGame } from '@serai/bots'
import { type JsonObject, lowestSeat } from '@serai/kernel'
import type { ServerMessageOf } from '@serai/protocol'
import { ann, bob, cid, newTables, ok, ScriptedPerson, settle, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'

const clock = { turnSeconds: 20, reserveSeconds: 10 }

async function timed(id: string, rule = clock, more: JsonObject = {}) {
  const game = findGame(id)!
  const fixture = newTables({ timing: { absenceMs: 1e9 } })
  const people = [ann, bob, cid].slice(0, game.seats.table.min)
  const options = { ...game.simulationOptions, ...more } as JsonObject
  const { id: table } = await tableOf(fixture, id, people, [], { clock: rule, options })
  const seated = await Promise.all(people.map((by) => new ScriptedPerson(fixture.tables, by, table).sit()))
  await ok(fixture.tables.start(ann, table))
  const turns = () => game.turnCount(seated[0]!.view)
  const active = () => lowestSeat(game.toAct(seated[0]!.view).must)
  const entries = () => seated[0]!.messages.flatMap((message) => (message.type === 'entries' ? message.entries : []))
  return { ...fixture, game, table, people, seated, turns, active, entries }
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

  it('leaves each turn its whole time, also where it is longer than that of an answer', async () => {
    const { clock: time, active } = await timed('long-narde', { turnSeconds: 60, reserveSeconds: 0 })
    const first = active()
    await time.pass(60_000)
    expect(active()).toBe(1 - first)
    await time.pass(59_999)
    expect(active()).toBe(1 - first)
    await time.pass(1)
    expect(active()).toBe(first)
  })

  it('leaves word in the log of what was done for the seat, and of nothing else', async () => {
    const { clock: time, tables, table, seated, active, entries } = await timed('long-narde')
    const late = active()
    await time.pass(30_000)
    const forced = entries().filter(({ by }) => by === late)
    expect(forced.length).toBeGreaterThan(0)
    expect(forced.every((entry) => 'late' in entry && entry.late)).toBe(true)
    expect(entries().filter((entry) => 'late' in entry)).toEqual(forced)
    await seated[active()]!.playWhole()
    expect(entries().filter((entry) => 'late' in entry)).toEqual(forced)
    const kept = (await ok(tables.log(ann, table))).split('\n').filter((line) => line.includes('"late":true'))
    expect(kept.map((line) => JSON.parse(line))).toEqual(forced)
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
    const { clock: time, tables, table, turns, entries } = await timed('catan')
    // Placements are forced; then turns end without building.
    await time.pass(400_000)
    expect(turns()).toBeGreaterThan(3)
    expect(entries().filter((entry) => entry.by !== 'chance' && !('late' in entry))).toEqual([])
    const kinds = new Set(entries().map((entry) => ('action' in entry ? (entry.action as { type: string }).type : '')))
    expect(kinds).toContain('END_TURN')
    expect([...kinds].filter((kind) => kind.startsWith('BUILD'))).toEqual([])
    expect((await ok(tables.readTable(table))).status).toBe('running')
  })

  it('leaves time to read how a game of a match ended, also over a restart', async () => {
    const {
      clock: time,
      tables,
      store,
      table,
      people,
      seated,
      game,
      active,
    } = await timed('long-narde', clock, {
      matchPoints: 3,
    })
    await seated[active()]!.playWhole()
    await time.pass(5000)
    const command = { clientId: 'r', expectedSeq: seated[0]!.seq }
    await ok(tables.act(people[active()]!, table, command, [{ type: 'RESIGN' }]))
    const next = active()
    const { clocks } = seated[0]!.messages.at(-1) as ServerMessageOf<'entries'>
    expect([clocks!.at - time.now(), game.gamesOver!(seated[0]!.view)]).toEqual([10_000, 1])
    expect(clocks!.seats[next]).toMatchObject({ running: true, turnMs: 20_000 })
    const left = 10_000 + clocks!.seats[next]!.turnMs + clocks!.seats[next]!.reserveMs
    await time.pass(4000)
    await tables.close()
    const later = newTables({ store, clock: time, seed: 'later', timing: { reopenMs: 0, absenceMs: 1e9 } })
    await later.tables.resumed
    const back = await new ScriptedPerson(later.tables, ann, table).sit()
    expect((back.messages[0] as ServerMessageOf<'snapshot'>).clocks).toEqual(clocks)
    await time.pass(left - 4001)
    expect(lowestSeat(game.toAct(back.view).must)).toBe(next)
    await time.pass(1)
    expect(lowestSeat(game.toAct(back.view).must)).toBe(1 - next)
    await later.tables.close()
  })

  it('holds after a restart, with a moment to come back', async () => {
    const { clock: time, tables, store, table, seated, game } = await timed('long-narde')
    const late = lowestSeat(game.toAct(seated[0]!.view).must)
    await time.pass(10_000)
    await tables.close()
    const early = newTables({ store, clock: time, seed: 'early', timing: { reopenMs: 15_000, absenceMs: 1e9 } })
    await early.tables.resumed
    const back = await new ScriptedPerson(early.tables, [ann, bob][late]!, table).sit()
    const { clocks } = back.messages[0] as ServerMessageOf<'snapshot'>
    expect(clocks!.seats[late]).toMatchObject({ running: true, turnMs: 10_000, reserveMs: 10_000 })
    await time.pass(19_999)
    expect(game.turnCount(back.view)).toBe(0)
    await time.pass(1)
    expect(game.turnCount(back.view)).toBe(1)
    await early.tables.close()

    await time.pass(1_000_000)
    const later = newTables({ store, clock: time, seed: 'later', timing: { reopenMs: 15_000, absenceMs: 1e9 } })
    await later.tables.resumed
    const again = await new ScriptedPerson(later.tables, ann, table).sit()
    await time.pass(14_999)
    expect(game.turnCount(again.view)).toBe(1)
    await time.pass(1)
    await settle()
    expect(game.turnCount(again.view)).toBe(2)
  })

  it('leaves no timer behind when the service closes', async () => {
    const { clock: time, tables } = await timed('long-narde')
    await tables.close()
    expect(time.pending).toBe(0)
  })
})
