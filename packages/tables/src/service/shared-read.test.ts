import { expect, it } from 'vitest'
import { SharedRead } from './shared-read.ts'

function slowRead() {
  const ends: ((error?: Error) => void)[] = []
  const shared = new SharedRead(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = ends.length
        ends.push((error) => (error ? reject(error) : resolve(number)))
      }),
  )
  return { shared, ends }
}

it('reads once for all who ask while another read is under way, and never hands out what was read before', async () => {
  const { shared, ends } = slowRead()
  const first = shared.get()
  const others = [shared.get(), shared.get(), shared.get()]
  expect(ends).toHaveLength(1)
  ends[0]!()
  expect(await first).toBe(0)
  await expect.poll(() => ends.length).toBe(2)
  const late = shared.get()
  ends[1]!()
  expect(await Promise.all(others)).toEqual([1, 1, 1])
  await expect.poll(() => ends.length).toBe(3)
  ends[2]!()
  expect(await late).toBe(2)
  const alone = shared.get()
  ends[3]!()
  expect(await alone).toBe(3)
})

it('reads again after a failure', async () => {
  const { shared, ends } = slowRead()
  const first = shared.get()
  const second = shared.get()
  ends[0]!(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => ends.length).toBe(2)
  ends[1]!()
  expect(await second).toBe(1)
})
