import { findGame } from '@serai/bots'
import { isRefusal, isUndo, type JsonObject, parseEntry } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { ann, bob, cid, newHouse, ok, tableOf } from '../../test/house/fixture.ts'
import { ScriptedPerson } from '../../test/house/scripted-person.ts'
import type { Match } from './match.ts'
import { Notes } from './notes.ts'
import { openMatch } from './opening.ts'
import { pastOf } from './past.ts'

describe('the past of a seat', () => {
  it('leads to what the seat knows, without what was taken back', async () => {
    const game = findGame('catan')!
    const fixture = newHouse()
    const { house, store } = fixture
    const people = [ann, bob, cid]
    const { id } = await tableOf(fixture, game.id, people, [], { options: { ...game.simulation } as JsonObject })
    const seated = await Promise.all(people.map((by) => new ScriptedPerson(house, by, id).sit()))
    await ok(house.start(ann, id))
    let undone = 0
    let reads = 0
    let match: Match | null = null
    const notes = new Notes(async (seq, seat) => {
      reads++
      return pastOf(store, game, (await store.readTable(id))!, seq, seat)
    })
    for (let i = 0; i < 60; i++) {
      for (const [seat, person] of seated.entries()) {
        if (!(await person.click()) || i % 4 !== 0) continue
        const undo = await house.undo(people[seat]!, id, { clientId: `u${i}`, expectedSeq: person.seq })
        if (!isRefusal(undo)) undone++
      }
      match = await openMatch(store, game, (await store.readTable(id))!)
      await notes.of(match, 1)
    }
    expect(reads).toBeGreaterThan(1)
    expect(reads).toBeLessThan(40)
    expect(undone).toBeGreaterThan(3)
    const row = (await store.readTable(id))!
    for (const [seat, person] of seated.entries()) {
      const { start, entries } = await pastOf(store, game, row, person.seq, seat)
      expect(await notes.of(match!, seat)).toEqual({ start, entries })
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
