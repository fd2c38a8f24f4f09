import { findGame } from '@serai/bots'
import { isRefusal, parseLog, verifyLog } from '@serai/kernel'
import { ann, bob, cid, codeOf, listen, newTables, ok, ScriptedPerson, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'

describe('an open table', () => {
  it('is closed by its host alone, until the start', async () => {
    const fixture = newTables()
    const { tables } = fixture
    const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
    const seen: unknown[] = []
    await ok(tables.watch(bob, id, null, (message) => seen.push(message)))
    expect(await codeOf(tables.giveUp(bob, id))).toBe('E_NOT_HOST')
    expect(await ok(tables.giveUp(ann, id))).toMatchObject({ status: 'abandoned' })
    expect(seen.at(-1)).toMatchObject({ type: 'table', summary: { status: 'abandoned' } })
    expect(await tables.lobby()).toEqual([])
    expect(await tables.finished(10)).toEqual([])
    expect(await codeOf(tables.giveUp(ann, id))).toBe('E_ENDED')
    expect(await codeOf(tables.start(ann, id))).toBe('E_ENDED')
    const { id: other } = await tableOf(fixture, 'long-narde', [ann, bob])
    await ok(tables.start(ann, other))
    expect(await codeOf(tables.giveUp(ann, other))).toBe('E_STARTED')
  })
})

describe('a table that nobody starts', () => {
  it('leaves the lobby, unless somebody is there', async () => {
    const fixture = newTables({ timing: { idleMs: 1000, openMs: 5000 } })
    const { tables, clock } = fixture
    const [left, held, started] = [
      await tableOf(fixture, 'long-narde', [ann, bob]),
      await tableOf(fixture, 'long-narde', [ann, bob]),
      await tableOf(fixture, 'long-narde', [ann, bob]),
    ]
    const { close } = await listen(tables, ann, held.id)
    await ok(tables.start(ann, started.id))
    const status = async () =>
      Promise.all([left, held, started].map(async ({ id }) => (await ok(tables.readTable(id))).status))
    await clock.pass(4000)
    expect(await status()).toEqual(['open', 'open', 'running'])
    await clock.pass(3000)
    expect(await status()).toEqual(['abandoned', 'open', 'running'])
    expect(await ok(tables.readTable(left.id))).toMatchObject({ secret: expect.anything() })
    expect(await codeOf(tables.start(ann, left.id))).toBe('E_ENDED')
    close()
    await clock.pass(3000)
    expect(await status()).toEqual(['abandoned', 'abandoned', 'running'])
    expect(await tables.finished(10)).toEqual([])
    expect(await codeOf(tables.rematch(ann, left.id))).toBe('E_NOT_STARTED')
  })
})

describe('a game that everybody has left', () => {
  it('is given up after long, and its dice can be checked', async () => {
    const timing = { idleMs: 1000, forgottenMs: 10_000, absenceMs: 1e9 }
    const fixture = newTables({ timing })
    const { tables, clock, store } = fixture
    const people = [ann, bob]
    const [left, watched, played] = await Promise.all([1, 2, 3].map(() => tableOf(fixture, 'long-narde', people)))
    for (const { id } of [left!, watched!, played!]) await ok(tables.start(ann, id))
    const status = async (at = tables) =>
      Promise.all([left!, watched!, played!].map(async ({ id }) => (await ok(at.readTable(id))).status))
    const spectator = await listen(tables, cid, watched!.id)
    await clock.pass(9000)
    const players = await Promise.all(people.map((by) => new ScriptedPerson(tables, by, played!.id).sit()))
    for (const player of players) await player.playWhole()
    for (const player of players) player.leave()
    expect(await status()).toEqual(['running', 'running', 'running'])
    await clock.pass(3000)
    expect(await status()).toEqual(['abandoned', 'running', 'running'])
    expect(await codeOf(tables.act(ann, left!.id, { clientId: 'a', expectedSeq: 1 }, []))).toBe('E_ENDED')
    expect(await tables.finished(10)).toMatchObject([{ id: left!.id, status: 'abandoned' }])
    const again = await ok(tables.rematch(bob, left!.id))
    expect(again).toMatchObject({ status: 'open', host: 'Bob', seats: [{ name: 'Bob' }, { name: 'Ann' }] })
    expect(await ok(tables.rematch(ann, left!.id))).toMatchObject({ id: again.id })
    spectator.close()
    await tables.close()

    // Also when it was long ago in another tables.
    const later = newTables({ store, clock, timing, seed: 'later' })
    await clock.pass(11_000)
    expect(await status(later.tables)).toEqual(['abandoned', 'abandoned', 'abandoned'])
    for (const { id } of [left!, played!]) {
      expect(await ok(later.tables.readTable(id))).toMatchObject({ secret: expect.anything() })
      const log = parseLog(findGame, await ok(later.tables.log(null, id)))
      if (isRefusal(log)) throw new Error(JSON.stringify(log))
      expect(verifyLog(log)).toMatchObject({ entries: log.entries.length })
    }
    await later.tables.close()
  })
})
