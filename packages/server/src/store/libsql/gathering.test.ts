import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { FromThread, ToThread } from './calls.ts'
import { libsqlStore } from './libsql-store.ts'

/** A thread that notes how many calls each message brings, and answers when it is told to. */
class FakeThread extends EventEmitter {
  readonly batches: number[] = []

  postMessage(message: ToThread): void {
    if (typeof message === 'object' && 'calls' in message) this.batches.push(message.calls.length)
  }

  answer(): void {
    const answers = Array.from({ length: this.batches.at(-1)! }, () => ({ value: 0 }))
    this.emit('message', { kind: 'answers', answers } satisfies FromThread)
  }
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

/** So many calls are asked for at once, and answered; what comes after them finds the thread free. */
async function after(calls: number) {
  const thread = new FakeThread()
  const store = libsqlStore(thread as unknown as Worker)
  const done = Promise.all(Array.from({ length: calls }, () => store.lastSeq('t')))
  await Promise.resolve()
  thread.answer()
  await done
  return { thread, store }
}

it('gathers calls after a crowd, so that they share a transaction', async () => {
  const { thread, store } = await after(4)
  for (let i = 0; i < 3; i++) void store.lastSeq('t')
  await Promise.resolve()
  expect(thread.batches).toEqual([4])
  vi.advanceTimersByTime(8)
  expect(thread.batches).toEqual([4, 3])
})

it('lets nobody wait where few call', async () => {
  const { thread, store } = await after(3)
  void store.lastSeq('t')
  await Promise.resolve()
  expect(thread.batches).toEqual([3, 1])
})
