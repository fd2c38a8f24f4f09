import { describe, expect, it } from 'vitest'
import { firstDifference } from './same.ts'

describe('firstDifference', () => {
  it.each([
    [1, 1, null],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, null],
    [Number.NaN, Number.NaN, null],
    [1, 2, 'value is 1, expected 2'],
    [{ a: [1, 2] }, { a: [1, 3] }, 'a.1 is 2, expected 3'],
    [{ a: 1 }, { a: 1, b: null }, 'b is undefined, expected null'],
    [{ a: 1, b: 1 }, { a: 1 }, 'b is 1, expected undefined'],
    [[], {}, 'value is [], expected {}'],
    [{ a: 0 }, { a: -0 }, 'a is 0, expected 0'],
    [null, {}, 'value is null, expected {}'],
  ])('%j against %j: %s', (actual, expected, difference) => {
    expect(firstDifference(actual, expected)).toBe(difference)
  })
})
