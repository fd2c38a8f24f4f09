import type { Question } from '@serai/bots'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FakeWorker } from '../../test/fake-worker.ts'
import { workerBrain } from './brain.ts'

const question: Question = {
  game: 'catan',
  bot: 'random',
  seat: 1,
  view: new Uint8Array(),
  optional: false,
  seed: 'one',
  past: null,
}

beforeEach(() => {
  FakeWorker.all = []
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => vi.unstubAllGlobals())

it('answers from one worker, until it is sent to rest', async () => {
  const brain = workerBrain()
  for (const action of [3, 4]) {
    const answer = brain.decide(question)
    FakeWorker.last.answer([action])
    expect(await answer).toEqual([action])
  }
  expect(FakeWorker.all).toHaveLength(1)
  const answer = brain.decide(question)
  brain.rest()
  expect(await answer).toBeNull()
  expect(FakeWorker.last.isEnded).toBe(true)
})

it('asks another worker after one has failed', async () => {
  const brain = workerBrain()
  const failed = brain.decide(question)
  FakeWorker.last.fail()
  await expect(failed).rejects.toThrow('the worker could not be fetched')
  const answer = brain.decide(question)
  expect(FakeWorker.all.map(({ isEnded }) => isEnded)).toEqual([true, false])
  FakeWorker.last.answer([5])
  expect(await answer).toEqual([5])
})
