import { describe, expect, it } from 'vitest'
import { SerialQueue } from './serial-queue.ts'

/** Work that ends when it is told to. */
function work<T>(queue: SerialQueue, log: string[], name: string, value: T) {
  let end: (fault?: Error) => void = () => {}
  const done = queue.run(async () => {
    log.push(`${name} begins`)
    await new Promise<void>((resolve, reject) => {
      end = (fault) => (fault ? reject(fault) : resolve())
    })
    log.push(`${name} ends`)
    return value
  })
  return { done, end: (fault?: Error) => end(fault) }
}

describe('a queue', () => {
  it('does one thing at a time, in the order of asking, and is idle when all is done', async () => {
    const queue = new SerialQueue()
    expect(queue.isIdle).toBe(true)
    const log: string[] = []
    const first = work(queue, log, 'first', 1)
    const second = queue.run(() => log.push('second'))
    expect(queue.isIdle).toBe(false)
    await Promise.resolve()
    expect(log).toEqual(['first begins'])
    let isSettled = false
    const settled = queue.settled().then(() => {
      isSettled = true
    })
    first.end()
    expect(await first.done).toBe(1)
    expect(await second).toBe(3)
    await settled
    expect([log, isSettled, queue.isIdle]).toEqual([['first begins', 'first ends', 'second'], true, true])
  })

  it('is not settled before what was asked for is done', async () => {
    const queue = new SerialQueue()
    const first = work(queue, [], 'first', 1)
    const order: string[] = []
    const all = [queue.settled().then(() => order.push('settled')), first.done.then(() => order.push('done'))]
    await Promise.resolve()
    first.end()
    await Promise.all(all)
    expect(order).toEqual(['done', 'settled'])
  })

  it('tells of a failure who asked, and nobody else', async () => {
    const queue = new SerialQueue()
    const first = work(queue, [], 'first', 1)
    const second = queue.run(() => 'second')
    await Promise.resolve()
    first.end(new Error('disk full'))
    await expect(first.done).rejects.toThrow('disk full')
    expect(await second).toBe('second')
    await queue.settled()
    expect(queue.isIdle).toBe(true)
  })
})
