import { findGame } from '@serai/bots'
import { isRefusal, isUndo, type JsonObject, parseEntry } from '@serai/kernel'
import { ann, bob, cid, newTables, ok, ScriptedPerson, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'
import type { Match } from '../match/match.ts'
import { restoreMatch } from '../match/restore.ts'
import { BotHistories, readBotHistory } from './bot-history.ts'

describe('the history of a seat', () => {
  it('leads to what the seat knows, without what was taken back', async () => {
    const game = findGame('catan')!
    const fixture = newTables()
    const { tables, store } = fixture
    const people = [ann, bob, cid]
    const { id } = await tableOf(fixture, game.id, people, [], { options: { ...game.simulationOptions } as JsonObject })
    const seated = await Promise.all(people.map((by) => new ScriptedPerson(tables, by, id).sit()))
    await ok(tables.start(ann, id))
    let undone = 0
    let reads = 0
    let match: Match | null = null
    const histories = new BotHistories(async (seq, seat) => {
      reads++
      return readBotHistory(store, game, (await store.readTable(id))!, seq, seat)
    })
    for (let i = 0; i < 60; i++) {
      for (const [seat, person] of seated.entries()) {
        if (!(await person.click()) || i % 4 !== 0) continue
        const undo = await tables.undo(people[seat]!, id, { clientId: `u${i}`, expectedSeq: person.seq })
        if (!isRefusal(undo)) undone++
      }
      match = await restoreMatch(store, game, (await store.readTable(id))!)
      await histories.of(match, 1)
    }
    expect(reads).toBeGreaterThan(1)
    expect(reads).toBeLessThan(40)
    expect(undone).toBeGreaterThan(3)
    const row = (await store.readTable(id))!
    for (const [seat, person] of seated.entries()) {
      const { start, entries } = await readBotHistory(store, game, row, person.seq, seat)
      expect(await histories.of(match!, seat)).toEqual({ start, entries })
      const state = game.read(start)
      for (const json of entries) {
        const entry = parseEntry(game, json)
        if (isRefusal(entry) || isUndo(entry)) throw new Error(JSON.stringify(json))
        game.apply(state, entry.by, entry.action, entry.reveal)
      }
      expect(entries.length).toBe(person.seq - 2 * undone)
      expect(game.hash(state)).toBe(game.hash(person.view))
    }
  })
})
