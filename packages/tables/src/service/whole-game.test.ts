import { findGame, games } from '@serai/bots'
import { isRefusal, type JsonObject, parseLog, replay, verifyLog } from '@serai/kernel'
import { ann, bob, cid, type Fixture, newTables, ok, ScriptedPerson, settle, tableOf } from '@serai/test-kit/tables'
import { describe as describeSuite, expect, it } from 'vitest'

async function playOn(people: readonly ScriptedPerson[], most = 20_000): Promise<void> {
  for (let clicks = 0; clicks < most; clicks++) {
    if (people.every(({ status }) => status === 'over')) return
    let clicked = false
    for (const person of people) clicked = (await person.click()) || clicked
    if (!clicked) await settle(1)
  }
  throw new Error('the game did not end')
}

async function verify({ tables }: Fixture, id: string): Promise<void> {
  const log = parseLog(findGame, await ok(tables.log(null, id)))
  if (isRefusal(log)) throw new Error(JSON.stringify(log))
  expect(verifyLog(log)).toMatchObject({ entries: log.entries.length })
  const { game, header, entries } = log
  const end = await ok(replay(game, header, entries))
  const { scores = null } = await ok(tables.readTable(id))
  expect(scores).toEqual(game.scores?.(end.state) ?? null)
}

describeSuite.each(games)('a whole game of $title', (game) => {
  const { min } = game.seats.table
  const options = { ...game.simulationOptions } as JsonObject

  it('is played by people and bots', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const people = [ann, bob, cid].slice(0, Math.max(1, min - 1))
    const bots = new Array<string>(min - people.length).fill('random')
    const { id } = await tableOf(fixture, game.id, people, bots, { options })
    const scripted = await Promise.all(people.map((by) => new ScriptedPerson(tables, by, id).sit()))
    const watcher = await new ScriptedPerson(tables, { id: 'x', name: 'X' }, id).sit()
    await ok(tables.start(ann, id))
    await playOn(scripted)
    const summary = await ok(tables.readTable(id))
    expect(summary).toMatchObject({ status: 'over', result: expect.anything(), secret: expect.anything() })
    for (const one of [...scripted, watcher]) {
      expect(one.seq).toBe(summary.seq)
      expect(game.result(one.view)).toEqual(summary.result)
    }
    await verify(fixture, id)
  })

  it('is played by bots alone', async () => {
    const fixture = newTables()
    const { id } = await tableOf(fixture, game.id, [], new Array<string>(min).fill('random'), { options })
    await ok(fixture.tables.start(ann, id))
    for (let i = 0; i < 50_000; i++) {
      if ((await ok(fixture.tables.readTable(id))).status === 'over') break
      await settle(1)
    }
    expect(await ok(fixture.tables.readTable(id))).toMatchObject({ status: 'over' })
    await verify(fixture, id)
  })
})
