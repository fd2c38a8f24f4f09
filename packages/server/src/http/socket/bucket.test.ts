import { expect, it } from 'vitest'
import { Bucket } from './bucket.ts'

it('lets a burst through, then as many as come in', () => {
  const bucket = new Bucket(10, 3, 1000)
  expect([1000, 1000, 1000, 1000].map((now) => bucket.take(now))).toEqual([true, true, true, false])
  expect([1050, 1100, 1100].map((now) => bucket.take(now))).toEqual([false, true, false])
  expect([9000, 9000, 9000, 9000].map((now) => bucket.take(now))).toEqual([true, true, true, false])
})

it('gains nothing when the clock goes back', () => {
  const bucket = new Bucket(10, 1, 1000)
  expect(bucket.take(1000)).toBe(true)
  expect(bucket.take(500)).toBe(false)
  expect(bucket.take(590)).toBe(false)
})
