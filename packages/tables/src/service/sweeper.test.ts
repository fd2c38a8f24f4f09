import { ann, newTables, ok, tableOf } from '@serai/test-kit/tables'
import { describe, expect, it, vi } from 'vitest'
import type { Failed } from '../failed.ts'
import { MemoryTableStore } from '../store/memory-table-store.ts'

const timing = { paceOf: () => 1000 }

/** A store with bots in the midst of two games, and the clock of the service that they were in. */
async function leftGames() {
  const store = new MemoryTableStore()
  const before = newTables({ store, timing })
  const ids: string[] = []
  for (let i = 0; i < 2; i++) {
    const { id } = await tableOf(before, 'long-narde', [], ['random', 'random'])
    await ok(before.tables.start(ann, id))
    ids.push(id)
  }
  await before.clock.pass(3000)
  await before.tables.close()
  return { store, clock: before.clock, ids: ids as [string, string] }
}

describe('games that were left', () => {
  it('go on when the store has recovered, and whoever runs the server can read why they did not', async () => {
    const { store, clock, ids } = await leftGames()
    const seq = await store.lastSeq(ids[0])
    const { listTables } = store
    const error = new Error('disk gone')
    store.listTables = () => Promise.reject(error)
    const failed = vi.fn<Failed>()
    const { tables } = newTables({ store, clock, seed: 'later', timing, failed })
    await clock.pass(10_000)
    expect(await store.lastSeq(ids[0])).toBe(seq)
    expect(failed).toHaveBeenCalledWith(error, 'cannot resume running games')
    store.listTables = listTables
    await clock.pass(20_000)
    await tables.resumed
    for (const id of ids) expect(await store.lastSeq(id)).toBeGreaterThan(seq)
    await tables.close()
  })

  it('go on beside one that cannot, which is tried again', async () => {
    const { store, clock, ids } = await leftGames()
    const seqs = [await store.lastSeq(ids[0]), await store.lastSeq(ids[1])]
    const { readSnapshot } = store
    const error = new Error('unreadable')
    store.readSnapshot = async (table) => {
      if (table === ids[0]) throw error
      return readSnapshot.call(store, table)
    }
    const failed = vi.fn<Failed>()
    const { tables } = newTables({ store, clock, seed: 'later', timing, failed })
    await clock.pass(5000)
    expect(failed).toHaveBeenCalledWith(error, 'cannot resume a running game', { table: ids[0] })
    expect([await store.lastSeq(ids[0]), (await store.lastSeq(ids[1])) > seqs[1]!]).toEqual([seqs[0], true])
    store.readSnapshot = readSnapshot
    await clock.pass(20_000)
    expect(await store.lastSeq(ids[0])).toBeGreaterThan(seqs[0]!)
    await tables.close()
  })

  it('hold up no service that closes meanwhile', async () => {
    const { store, clock } = await leftGames()
    store.listTables = () => Promise.reject(new Error('disk gone'))
    const { tables } = newTables({ store, clock, seed: 'later', timing })
    await clock.pass(100)
    await tables.close()
    expect(clock.pending).toBe(0)
  })
})

it('tells that cannot clean up old tables', async () => {
  const failed = vi.fn<Failed>()
  const { tables, store, clock } = newTables({ failed, timing: { idleMs: 1000 } })
  await tables.resumed
  const error = new Error('disk gone')
  store.listTables = () => Promise.reject(error)
  await clock.pass(1000)
  expect(failed).toHaveBeenCalledWith(error, 'cannot clean up old tables')
  await tables.close()
})
