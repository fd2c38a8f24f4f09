import { findGame } from '@serai/bots'
import { ann, bob, listen, newTables, ok, seededBytes, settle, tableOf, workersHere } from '@serai/test-kit/tables'
import { expect, it, vi } from 'vitest'
import type { Failed } from '../failed.ts'
import type { OtherNodes } from '../service/other-nodes.ts'
import { TableService } from '../service/table-service.ts'
import type { JobPriority, TableWorkers } from '../service/workers.ts'
import { hastyTiming } from '../timing.ts'

it('lets bots think for the host, and first where somebody looks on', async () => {
  const causes: JobPriority[] = []
  const decide: TableWorkers['decide'] = (question, cause) => {
    causes.push(cause)
    return workersHere.decide(question, cause)
  }
  const fixture = newTables({ timing: { paceOf: () => 1000 }, workers: { ...workersHere, decide } })
  const { tables, clock } = fixture
  const { id } = await tableOf(fixture, 'long-narde', [], ['random', 'random'])
  await ok(tables.start(ann, id))
  await clock.pass(500)
  expect(causes).toEqual([{ person: ann.id, isAwaited: false }])
  const { close } = await listen(tables, bob, id)
  await clock.pass(1000)
  expect(causes.at(-1)).toEqual({ person: ann.id, isAwaited: true })
  close()
  await clock.pass(1000)
  expect(causes.at(-1)).toEqual({ person: ann.id, isAwaited: false })
  await tables.close()
})

it('tells of a bot that fails, and plays on', async () => {
  const failed = vi.fn<Failed>()
  const error = new Error('no thread')
  const fixture = newTables({
    timing: { paceOf: () => 1000 },
    workers: { ...workersHere, decide: () => Promise.reject(error) },
    failed,
  })
  const { tables, clock, store } = fixture
  const { id } = await tableOf(fixture, 'long-narde', [], ['random', 'random'])
  await ok(tables.start(ann, id))
  const start = await store.lastSeq(id)
  await clock.pass(5000)
  expect(failed.mock.calls.length).toBeGreaterThanOrEqual(5)
  expect(failed).toHaveBeenCalledWith(error, 'a bot failed', { table: id, bot: 'random' })
  expect(await store.lastSeq(id)).toBeGreaterThanOrEqual(start + 5)
  await tables.close()
})

it('tells of no bot that was stopped', async () => {
  const failed = vi.fn<Failed>()
  const stop: (() => void)[] = []
  const workers: TableWorkers = {
    ...workersHere,
    decide: () => new Promise((_, reject) => stop.push(() => reject(new Error('closed')))),
    close: async () => {
      for (const reject of stop) reject()
    },
  }
  const fixture = newTables({ workers, failed })
  const { id } = await tableOf(fixture, 'long-narde', [], ['random', 'random'])
  await ok(fixture.tables.start(ann, id))
  await settle()
  await fixture.tables.close()
  await settle()
  expect([stop.length, failed.mock.calls]).toEqual([1, []])
})

it.each([
  ['a bot', ['random', 'random'], [], 'a bot failed'],
  ['a clock', [], [ann, bob], 'cannot apply the end of a turn timer'],
] as const)('tells once of what it tries again every second: %s', async (_, bots, people, what) => {
  const failed = vi.fn<Failed>()
  const fixture = newTables({ failed, timing: { paceOf: () => 1000, absenceMs: 1e9 } })
  const { tables, clock, store } = fixture
  const { id } = await tableOf(fixture, 'long-narde', people, bots, {
    clock: people.length > 0 ? { turnSeconds: 5, reserveSeconds: 0 } : null,
  })
  await ok(tables.start(ann, id))
  const start = await store.lastSeq(id)
  const { append } = store
  const error = new Error('disk full')
  let tries = 0
  // What is tried far more often than every second gets no answer at last.
  store.append = () => (++tries > 100 ? new Promise(() => {}) : Promise.reject(error))
  await clock.pass(20_000)
  expect(failed.mock.calls).toEqual([[error, what, { table: id }]])
  expect(tries).toBeGreaterThan(3)
  expect(tries).toBeLessThanOrEqual(20)
  store.append = append
  await clock.pass(20_000)
  expect(await store.lastSeq(id)).toBeGreaterThan(start)
  await tables.close()
})

/** Others that say nothing: one of them is thought to let the bots play. */
const silentNodes: OtherNodes = {
  isAlone: false,
  listen: () => {},
  present: () => {},
  elsewhere: async () => new Map(),
}

it('takes over what no other process continues, though people come to look on again and again', async () => {
  const gone = newTables({ workers: { ...workersHere, decide: () => new Promise(() => {}) } })
  const { store, clock } = gone
  const { id } = await tableOf(gone, 'long-narde', [], ['random', 'random'])
  await ok(gone.tables.start(ann, id))
  const start = await store.lastSeq(id)
  const timing = { ...hastyTiming, paceOf: () => 1000 }
  const parts = { findGame, store, time: clock, bytes: seededBytes('later'), workers: workersHere, timing }
  const tables = new TableService({ ...parts, otherNodes: silentNodes })
  for (let seconds = 0; seconds < 10; seconds++) {
    const { close } = await listen(tables, bob, id)
    await clock.pass(1000)
    close()
  }
  expect(await store.lastSeq(id)).toBeGreaterThan(start)
  await tables.close()
})
