import { chiSquare, chiSquareLimit } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { Sfc32, shuffle, stream } from './random.ts'

describe('Sfc32', () => {
  it("gives the numbers of PractRand's own sfc32", () => {
    const random = new Sfc32(0xbb3c4104, 0x02294965, 0xda1ce2a9, 1)
    for (let i = 0; i < 15; i++) random.next()
    const expected = [0x89b5c414, 0x7ee57639, 0xdbe18f7b, 0x94aa0162, 0xa22bff0a, 0x21c91fb8, 0x2c6fd6fe, 0xcda90d13]
    expect(expected.map(() => random.next())).toEqual(expected)
  })

  it.each([1, 2, 3, 6, 7, 25, 36, 100, 1000])('draws evenly below %i', (n) => {
    const random = stream(n, 'even')
    const counts = new Array<number>(n).fill(0)
    const each = 200
    for (let i = 0; i < each * n; i++) counts[random.below(n)]!++
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(each * n)
    expect(chiSquare(counts, new Array<number>(n).fill(each))).toBeLessThanOrEqual(chiSquareLimit(n - 1))
  })

  it('redraws what would be unfair', () => {
    // 2^32 leaves 1 over when divided by 3, so of all numbers exactly one, 0, must be drawn again.
    const numbers = [0, 0, 1]
    const random = new (class extends Sfc32 {
      override next(): number {
        return numbers.shift() ?? 4294967295
      }
    })(0, 0, 0, 0)
    expect(random.below(3)).toBe(0)
    expect(numbers).toEqual([])
    expect(random.below(3)).toBe(2)
  })

  it('stays below the largest bound, to the end of its range', () => {
    const random = new (class extends Sfc32 {
      override next(): number {
        return 4294967295
      }
    })(0, 0, 0, 0)
    expect(random.below(2 ** 20)).toBe(2 ** 20 - 1)
  })
})

describe('stream', () => {
  it('gives the same numbers for the same seed, purpose and number', () => {
    const first = stream('seed', 'dice', 3)
    const second = stream('seed', 'dice', 3)
    for (let i = 0; i < 100; i++) expect(second.next()).toBe(first.next())
  })

  it('is pinned: seeds in files keep their meaning', () => {
    expect([stream(1, 'board').next(), stream('a', 'dice', 7).next()]).toEqual([1093219870, 2029164330])
  })

  it('gives other numbers for another seed, purpose or number', () => {
    const keys: [number | string, string, number][] = []
    for (let seed = 0; seed < 20; seed++) {
      for (const purpose of ['board', 'dice', 'cards', 'dicf']) {
        for (let number = 0; number < 20; number++) keys.push([seed, purpose, number])
      }
    }
    const starts = keys.map(([seed, purpose, number]) => {
      const random = stream(seed, purpose, number)
      return `${random.next()} ${random.next()}`
    })
    expect(new Set(starts).size).toBe(keys.length)
  })

  it.each([
    ['seeds', (i: number) => stream(i, 'dice')],
    ['numbers', (i: number) => stream(1, 'dice', i)],
    ['purposes', (i: number) => stream(1, `dice ${i}`)],
  ])('has neighbouring %s that are independent', (_, make) => {
    // The first die of each stream against the first die of the next: all 36 pairs come equally often.
    const counts = new Array<number>(36).fill(0)
    const each = 150
    for (let i = 0; i < 36 * each; i++) counts[6 * make(i).below(6) + make(i + 1).below(6)]!++
    expect(chiSquare(counts, new Array<number>(36).fill(each))).toBeLessThanOrEqual(chiSquareLimit(35))
  })
})

describe('shuffle', () => {
  it('gives all orders equally often, in place', () => {
    const random = stream(1, 'shuffle')
    const counts = new Map<string, number>()
    for (let i = 0; i < 24 * 200; i++) {
      const items = [1, 2, 3, 4]
      expect(shuffle(items, random)).toBe(items)
      const order = items.join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect(chiSquare([...counts.values()], new Array<number>(24).fill(200))).toBeLessThanOrEqual(chiSquareLimit(23))
  })
})
