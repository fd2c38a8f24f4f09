import { findGame, games } from '@serai/bots'
import { isRefusal, type JsonObject, parseLog, replay, verifyLog } from '@serai/kernel'
import { describe as describeSuite, expect, it } from 'vitest'
import { ann, bob, cid, type Fixture, newHouse, ok, tableOf } from '../../test/house/fixture.ts'
import { settle } from '../../test/house/manual-clock.ts'
import { ScriptedPerson } from '../../test/house/scripted-person.ts'

async function playOn(people: readonly ScriptedPerson[], most = 20_000): Promise<void> {
  for (let clicks = 0; clicks < most; clicks++) {
    if (people.every(({ status }) => status === 'over')) return
    let clicked = false
    for (const person of people) clicked = (await person.click()) || clicked
    if (!clicked) await settle(1)
  }
  throw new Error('the game did not end')
}

async function verify({ house }: Fixture, id: string): Promise<void> {
  const log = parseLog(findGame, await ok(house.log(null, id)))
  if (isRefusal(log)) throw new Error(JSON.stringify(log))
  expect(verifyLog(log)).toMatchObject({ entries: log.entries.length })
  const { game, header, entries } = log
  const end = await ok(replay(game, header, entries))
  const { scores = null } = await ok(house.readTable(null, id))
  expect(scores).toEqual(game.scores?.(end.state) ?? null)
}

describeSuite.each(games)('a whole game of $title', (game) => {
  const { min } = game.seats.table
  const options = { ...game.simulation } as JsonObject

  it('is played by people and bots', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const people = [ann, bob, cid].slice(0, Math.max(1, min - 1))
    const bots = new Array<string>(min - people.length).fill('random')
    const { id } = await tableOf(fixture, game.id, people, bots, { options })
    const scripted = await Promise.all(people.map((by) => new ScriptedPerson(house, by, id).sit()))
    const watcher = await new ScriptedPerson(house, { id: 'x', name: 'X' }, id).sit()
    await ok(house.start(ann, id))
    await playOn(scripted)
    const summary = await ok(house.readTable(null, id))
    expect(summary).toMatchObject({ status: 'over', result: expect.anything(), secret: expect.anything() })
    for (const one of [...scripted, watcher]) {
      expect(one.seq).toBe(summary.seq)
      expect(game.result(one.view)).toEqual(summary.result)
    }
    await verify(fixture, id)
  })

  it('is played by bots alone', async () => {
    const fixture = newHouse()
    const { id } = await tableOf(fixture, game.id, [], new Array<string>(min).fill('random'), { options })
    await ok(fixture.house.start(ann, id))
    for (let i = 0; i < 50_000; i++) {
      if ((await ok(fixture.house.readTable(null, id))).status === 'over') break
      await settle(1)
    }
    expect(await ok(fixture.house.readTable(null, id))).toMatchObject({ status: 'over' })
    await verify(fixture, id)
  })
})
