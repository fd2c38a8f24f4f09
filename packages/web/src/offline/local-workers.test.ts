import type { BotRequest } from '@serai/bots'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeWorker } from '../../test/fake-worker.ts'
import { LocalWorkers } from './local-workers.ts'

const request: BotRequest = {
  game: 'catan',
  bot: 'random',
  seat: 1,
  view: new Uint8Array(),
  optional: false,
  seed: 'one',
  history: null,
}

beforeEach(() => {
  FakeWorker.all = []
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => vi.unstubAllGlobals())

it('answers from one worker, each job its own', async () => {
  const workers = new LocalWorkers()
  const first = workers.decide(request)
  const second = workers.decide({ ...request, seat: 2 })
  FakeWorker.last.answer({ number: 2, done: [4] })
  FakeWorker.last.answer({ number: 1, done: [3] })
  expect(await Promise.all([first, second])).toEqual([[3], [4]])
  const failing = workers.decide(request)
  FakeWorker.last.answer({ number: 3, fault: 'no such bot' })
  await expect(failing).rejects.toThrow('no such bot')
  expect(FakeWorker.all).toHaveLength(1)
  const waiting = workers.decide(request)
  await workers.close()
  await expect(waiting).rejects.toThrow('closed')
  expect(FakeWorker.last.isEnded).toBe(true)
})

it('asks another worker after one has failed', async () => {
  const workers = new LocalWorkers()
  const failed = workers.decide(request)
  FakeWorker.last.fail()
  await expect(failed).rejects.toThrow('the worker could not be fetched')
  const answer = workers.decide(request)
  expect(FakeWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, false])
  FakeWorker.last.answer({ number: 2, done: [5] })
  expect(await answer).toEqual([5])
})
