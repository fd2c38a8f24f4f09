import { expect, it } from 'vitest'
import { RecentMap } from './recent-map.ts'

it('keeps the last ones that were used, and forgets the others', () => {
  const map = new RecentMap<number, string>(10)
  for (let i = 1; i <= 100; i++) {
    map.set(i, `value ${i}`)
    expect(map.get(1)).toBe('value 1')
  }
  for (let i = 92; i <= 100; i++) expect(map.get(i)).toBe(`value ${i}`)
  expect(Array.from({ length: 79 }, (_, i) => map.get(i + 2)).every((value) => value === undefined)).toBe(true)
})

it('has the last value of a key, and none that was deleted', () => {
  const map = new RecentMap<string, number>(2)
  map.set('a', 1)
  map.set('b', 2)
  map.set('a', 3)
  expect(map.get('a')).toBe(3)
  expect([map.delete('a'), map.delete('a'), map.get('a'), map.get('b')]).toEqual([true, false, undefined, 2])
})
