import { expect, it } from 'vitest'
import { Batches } from './batches.ts'

it.each([1, 2, 99, 100, 101, 250, 10_000, 10_001, 123_456])(
  'splits %d games into batches without gap or overlap',
  (games) => {
    const batches = new Batches(games)
    let next = 1
    for (let index = 0; index < batches.length; index++) {
      const batch = batches.at(index)
      expect(batch.first).toBe(next)
      expect(batch.games).toBeGreaterThan(0)
      expect(batch.games).toBeLessThanOrEqual(100)
      next += batch.games
    }
    expect(next).toBe(games + 1)
  },
)

it('makes smaller batches where they are heavy', () => {
  const batches = new Batches(10_000, { most: 4 })
  expect(batches.length).toBe(2500)
  expect(batches.at(2499)).toEqual({ first: 9997, games: 4 })
})

it.each([
  [400, 10, 10],
  [24, 3, 3],
  [5, 10, 5],
  [10_000, 30, 90],
  [10_000, 250, 100],
])('of %d games keeps %d together: batches of %d', (games, together, size) => {
  const batches = new Batches(games, { together })
  expect(batches.at(0)).toEqual({ first: 1, games: size })
  const last = batches.at(batches.length - 1)
  expect(last.first + last.games).toBe(games + 1)
})
