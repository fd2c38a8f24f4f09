import { fallbackMove, findGame } from '@serai/bots'
import { lowestSeat } from '@serai/kernel'
import { ann, bob, listen, newTables, ok, ScriptedPerson, settle, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it } from 'vitest'
import type { Match } from '../match/match.ts'
import { MemoryTableStore } from '../store/memory-table-store.ts'
import type { Append, Appended } from '../store/table-store.ts'
import { dataOf } from './table-data.ts'
import { TableWriter } from './writer.ts'

/** A disk that takes its time, or fails. */
class SlowStore extends MemoryTableStore {
  gate: Promise<unknown> = Promise.resolve()
  fault: 'before' | 'after' | null = null

  override async append(append: Append): Promise<Appended> {
    await this.gate
    if (this.fault === 'before') throw new Error('disk full')
    const appended = await super.append(append)
    if (this.fault === 'after') throw new Error('no answer')
    return appended
  }
}

async function begun() {
  const store = new SlowStore()
  const fixture = newTables({ store })
  const { tables } = fixture
  const { id } = await tableOf(fixture, 'long-narde', [ann, bob])
  const people = await Promise.all([ann, bob].map((by) => new ScriptedPerson(tables, by, id).sit()))
  await ok(tables.start(ann, id))
  const mover = people.find((person) => person.choices().length > 0)!
  return { ...fixture, store, id, people, mover }
}

describe('what is not on disk', () => {
  it('nobody sees', async () => {
    const { tables, store, id, mover, people } = await begun()
    const before = mover.seq
    let open: () => void = () => {}
    store.gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const counts = people.map(({ messages }) => messages.length)
    const answer = mover.send([mover.choices()[0]!])
    await settle()
    expect(people.map(({ messages }) => messages.length)).toEqual(counts)
    expect((await ok(tables.readTable(id))).seq).toBe(before)
    const late = await listen(tables, null, id)
    expect(late.messages[0]).toMatchObject({ type: 'snapshot', seq: before })
    expect((await ok(tables.log(ann, id))).trimEnd().split('\n')).toHaveLength(before + 1)
    open()
    expect(await answer).toEqual({ seq: before + 1 })
    expect(people.map(({ seq }) => seq)).toEqual([before + 1, before + 1])
    expect(late.messages.map(({ type }) => type)).toEqual(['snapshot', 'entries'])
  })

  it.each(['before', 'after'] as const)('is tried again after a failure %s it was written', async (fault) => {
    const { store, mover, people } = await begun()
    const before = mover.seq
    const [action] = mover.choices()
    store.fault = fault
    await expect(mover.send([action!], before, 'same')).rejects.toThrow()
    expect(people.map(({ seq }) => seq)).toEqual([before, before])
    store.fault = null
    expect(await mover.send([action!], before, 'same')).toEqual({ seq: before + 1 })
    expect(people.map(({ seq }) => seq)).toEqual([before + 1, before + 1])
  })
})

describe('a writer', () => {
  it('goes on from the disk when what was to be written failed half-way', async () => {
    const { store, id } = await begun()
    const row = (await store.readTable(id))!
    const game = findGame(dataOf(row).game)!
    const quiet = { rowChanged() {}, appended() {}, reloaded() {}, wakeIn: () => null }
    const writer = new TableWriter(store, game, row, quiet)
    await writer.open()
    const { seq } = writer.match!
    const act = (match: Match) => {
      const seat = lowestSeat(match.turn.must)
      return match.act(seat, fallbackMove(game, match.state, seat), 0)
    }
    const failing = writer.commit(0, null, (match) => {
      act(match)
      throw new Error('half-way')
    })
    await expect(failing).rejects.toThrow('half-way')
    const written = await ok(writer.commit(0, null, act))
    expect(written.seq).toBeGreaterThan(seq)
    expect(await store.lastSeq(id)).toBe(written.seq)
  })
})

describe('two services on one store', () => {
  it('go on from what the other wrote', async () => {
    const { store, clock, id, people, tables } = await begun()
    const there = newTables({ store, clock, seed: 'there' }).tables
    const [ann2, bob2] = await Promise.all([ann, bob].map((by) => new ScriptedPerson(there, by, id, 'other').sit()))
    for (let turn = 0; turn < 12; turn++) {
      for (const person of [...people, ann2!, bob2!]) {
        // Those who are behind are refused, and brought up to date by it.
        const [action] = person.choices()
        if (action !== undefined) await person.send([action])
      }
    }
    const seq = await store.lastSeq(id)
    expect(seq).toBeGreaterThan(10)
    expect(await ok(tables.log(ann, id))).toBe(await ok(there.log(ann, id)))
    const views = await Promise.all([tables, there].map((one) => listen(one, null, id)))
    expect(views.map(({ messages }) => messages[0]!.type)).toEqual(['snapshot', 'snapshot'])
  })
})
