import { expect, it } from 'vitest'
import { keep } from './use-stable.ts'

it('is the earlier value while nothing is different', () => {
  const old = { name: 'Mira', counters: [1, 2] }
  expect(keep(old, { name: 'Mira', counters: [1, 2] })).toBe(old)
  expect(keep(old, { name: 'Mira', counters: [1, 3] })).toEqual({ name: 'Mira', counters: [1, 3] })
})

it('keeps the parts of a list that are the same', () => {
  const old = [{ seat: 1 }, { seat: 2 }]
  const fresh = keep(old, [{ seat: 1 }, { seat: 3 }, { seat: 4 }])
  expect(fresh).toEqual([{ seat: 1 }, { seat: 3 }, { seat: 4 }])
  expect(fresh[0]).toBe(old[0])
})

it('tells nothing from something', () => {
  expect(keep<unknown>(null, { a: 1 })).toEqual({ a: 1 })
  expect(keep<unknown>({ a: 1 }, null)).toBeNull()
})
