import { findGame } from '@serai/bots'
import { isRefusal, parseLog, verifyLog } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { ann, bob, cid, codeOf, listen, newHouse, ok, tableOf } from '../../test/house/fixture.ts'
import { ScriptedPerson } from '../../test/house/scripted-person.ts'

describe('an open table', () => {
  it('is closed by its host alone, until the start', async () => {
    const fixture = newHouse()
    const { house } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    const seen: unknown[] = []
    await ok(house.watch(bob, id, null, (message) => seen.push(message)))
    expect(await codeOf(house.giveUp(bob, id))).toBe('E_NOT_HOST')
    expect(await ok(house.giveUp(ann, id))).toMatchObject({ status: 'abandoned' })
    expect(seen.at(-1)).toMatchObject({ type: 'table', summary: { status: 'abandoned' } })
    expect(await house.lobby()).toEqual([])
    expect(await house.finished(10)).toEqual([])
    expect(await codeOf(house.giveUp(ann, id))).toBe('E_ENDED')
    expect(await codeOf(house.start(ann, id))).toBe('E_ENDED')
    const { id: other } = await tableOf(fixture, 'long-narde', [ann, bob])
    await ok(house.start(ann, other))
    expect(await codeOf(house.giveUp(ann, other))).toBe('E_STARTED')
  })
})

describe('a table that nobody starts', () => {
  it('leaves the lobby, unless somebody is there', async () => {
    const fixture = newHouse({ timing: { idleMs: 1000, openMs: 5000 } })
    const { house, clock } = fixture
    const [left, held, started] = [
      await tableOf(fixture, 'long-narde', [ann, bob]),
      await tableOf(fixture, 'long-narde', [ann, bob]),
      await tableOf(fixture, 'long-narde', [ann, bob]),
    ]
    const { close } = await listen(house, ann, held.id)
    await ok(house.start(ann, started.id))
    const status = async () =>
      Promise.all([left, held, started].map(async ({ id }) => (await ok(house.readTable(null, id))).status))
    await clock.pass(4000)
    expect(await status()).toEqual(['open', 'open', 'running'])
    await clock.pass(3000)
    expect(await status()).toEqual(['abandoned', 'open', 'running'])
    expect(await ok(house.readTable(null, left.id))).toMatchObject({ secret: expect.anything() })
    expect(await codeOf(house.start(ann, left.id))).toBe('E_ENDED')
    close()
    await clock.pass(3000)
    expect(await status()).toEqual(['abandoned', 'abandoned', 'running'])
    expect(await house.finished(10)).toEqual([])
    expect(await codeOf(house.rematch(ann, left.id))).toBe('E_NOT_STARTED')
  })
})

describe('a game that everybody has left', () => {
  it('is given up after long, and its dice can be checked', async () => {
    const timing = { idleMs: 1000, forgottenMs: 10_000, absenceMs: 1e9 }
    const fixture = newHouse({ timing })
    const { house, clock, store } = fixture
    const people = [ann, bob]
    const [left, watched, played] = await Promise.all([1, 2, 3].map(() => tableOf(fixture, 'long-narde', people)))
    for (const { id } of [left!, watched!, played!]) await ok(house.start(ann, id))
    const status = async (at = house) =>
      Promise.all([left!, watched!, played!].map(async ({ id }) => (await ok(at.readTable(null, id))).status))
    const spectator = await listen(house, cid, watched!.id)
    await clock.pass(9000)
    const players = await Promise.all(people.map((by) => new ScriptedPerson(house, by, played!.id).sit()))
    for (const player of players) await player.playWhole()
    for (const player of players) player.leave()
    expect(await status()).toEqual(['running', 'running', 'running'])
    await clock.pass(3000)
    expect(await status()).toEqual(['abandoned', 'running', 'running'])
    expect(await codeOf(house.act(ann, left!.id, { clientId: 'a', expectedSeq: 1 }, []))).toBe('E_ENDED')
    expect(await house.finished(10)).toMatchObject([{ id: left!.id, status: 'abandoned' }])
    const again = await ok(house.rematch(bob, left!.id))
    expect(again).toMatchObject({ status: 'open', host: 'Bob', seats: [{ name: 'Bob' }, { name: 'Ann' }] })
    expect(await ok(house.rematch(ann, left!.id))).toMatchObject({ id: again.id })
    spectator.close()
    await house.close()

    // Also when it was long ago in another house.
    const later = newHouse({ store, clock, timing, seed: 'later' })
    await clock.pass(11_000)
    expect(await status(later.house)).toEqual(['abandoned', 'abandoned', 'abandoned'])
    for (const { id } of [left!, played!]) {
      expect(await ok(later.house.readTable(null, id))).toMatchObject({ secret: expect.anything() })
      const log = parseLog(findGame, await ok(later.house.log(null, id)))
      if (isRefusal(log)) throw new Error(JSON.stringify(log))
      expect(verifyLog(log)).toMatchObject({ entries: log.entries.length })
    }
    await later.house.close()
  })
})
