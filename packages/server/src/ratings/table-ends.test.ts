import type { JsonObject } from '@serai/kernel'
import type { TableRow } from '@serai/tables'
import { expect, it } from 'vitest'
import { MemoryStore } from '../store/memory/memory-store.ts'
import { StoreAway } from '../store/store-fault.ts'
import { TableEnds } from './table-ends.ts'

const person = (id: string) => ({ kind: 'person', person: id, name: id, autopilot: false, seed: '' })

async function storeWith(ids: readonly string[], people = ['p', 'q']) {
  const store = new MemoryStore()
  for (const id of people) await store.savePerson({ id, name: id, createdAt: 0 })
  for (const [i, id] of ids.entries()) await add(store, ended(id, 100 + i))
  return store
}

/** As long as a game that was played. */
const played = Array.from({ length: 20 }, (_, i) => ({ seq: i + 1, at: 1, by: 0, action: { type: 'CONFIRM' } }))

async function add(store: MemoryStore, row: TableRow, log: readonly (JsonObject & { seq: number })[] = played) {
  await store.createTable(row)
  await store.append({ table: row.id, after: 0, entries: log.map((entry) => ({ seq: entry.seq, entry })) })
}

function ended(id: string, at: number, status: TableRow['status'] = 'over'): TableRow {
  const data = {
    game: 'long-narde',
    seats: [person('p'), person('q')],
    start: {},
    endedAt: at,
    seq: 99,
    result: { returns: [1, -1], winner: 0, reason: 'x' },
  } as unknown as JsonObject
  return { id, version: 1, status, isPrivate: false, createdAt: 1, changedAt: at, data }
}

const fail = (error: unknown) => {
  throw error
}

it('writes what ended before this process, in its order, and each table once', async () => {
  const store = await storeWith(['b', 'a'])
  const nodes = [new TableEnds(store, fail), new TableEnds(store, fail)]
  await Promise.all(nodes.flatMap((ends) => [ends.catchUp(), ends.record('a'), ends.record('b')]))
  expect((await store.ratingsOf('p')).map(({ games }) => games)).toEqual([2])
  const [last, first] = await store.playedBy('p', 9)
  expect([first!.table, last!.table]).toEqual(['b', 'a'])
  expect(last!.before).toBe(first!.after)
})

it('rates the same people a few times a day only', async () => {
  const store = await storeWith(['a', 'b', 'c', 'd', 'e', 'f'])
  await add(store, ended('next-day', 100 + 24 * 3_600_000))
  await new TableEnds(store, fail).catchUp()
  const played = await store.playedBy('p', 9)
  expect(played.filter(({ after }) => after === null).map(({ table }) => table)).toEqual(['f'])
  expect((await store.ratingsOf('p'))[0]?.games).toBe(6)
  // The reason is that of its day, whatever was played since.
  const ends = new TableEnds(store, fail)
  expect(await Promise.all(['a', 'e', 'f', 'next-day'].map((table) => ends.whyUnrated(table)))).toEqual([
    null,
    null,
    'too_often',
    null,
  ])
})

it('does not take take-backs for a game', async () => {
  const store = await storeWith([])
  const moved = { by: 0, at: 1, action: { type: 'CONFIRM' } }
  const log = Array.from({ length: 30 }, (_, i) => ({ seq: i + 1, ...(i % 2 ? { by: 0, at: 1, undo: i - 1 } : moved) }))
  await add(store, ended('t', 100), log)
  const ends = new TableEnds(store, fail)
  await ends.catchUp()
  expect(await store.ratingsOf('p')).toEqual([])
  expect(await ends.whyUnrated('t')).toBe('too_short')
})

it('leaves a table alone that has not ended', async () => {
  const store = await storeWith([])
  await store.createTable(ended('t', 1, 'running'))
  const ends = new TableEnds(store, fail)
  await ends.record('t')
  await ends.record('none')
  expect(await ends.whyUnrated('t')).toBeNull()
  expect(await store.playedAt('t')).toEqual([])
  expect(await store.recordEnd({ table: 't', played: [], ratings: [] })).toBe('recorded')
})

it('keeps nothing of people who are gone, and rates nobody against them', async () => {
  const store = await storeWith(['t'], ['p'])
  await new TableEnds(store, fail).catchUp()
  expect((await store.playedAt('t')).map((game) => [game.person, game.before])).toEqual([['p', null]])
  expect(await store.ratingsOf('q')).toEqual([])
  expect(await new TableEnds(store, fail).whyUnrated('t')).toBe('few_people')
})

it('writes the others when something is wrong with one table, and says so once', async () => {
  const bad = Array.from({ length: 101 }, (_, i) => `bad${i}`)
  const store = await storeWith([...bad, 'good'])
  const { readTable } = store
  store.readTable = (id) =>
    id.startsWith('bad') ? Promise.reject(new Error(`${id} is damaged`)) : readTable.call(store, id)
  const faults: (string | undefined)[] = []
  const ends = new TableEnds(store, (_, table) => faults.push(table))
  await ends.catchUp()
  await ends.catchUp()
  expect(faults).toEqual(bad)
  expect((await store.ratingsOf('p'))[0]?.games).toBe(1)
})

it('says when the store is away, and makes up for it with the next one', async () => {
  const store = await storeWith(['a', 'b'])
  const faults: unknown[] = []
  const ends = new TableEnds(store, (error) => faults.push(error))
  const { recordEnd } = store
  store.recordEnd = () => Promise.reject(new StoreAway(null))
  await ends.record('a')
  expect(faults).toEqual([new StoreAway(null)])
  store.recordEnd = recordEnd
  await ends.record('b')
  expect(await store.listUnrecorded(9)).toEqual([])
  expect((await store.ratingsOf('p'))[0]?.games).toBe(2)
})
