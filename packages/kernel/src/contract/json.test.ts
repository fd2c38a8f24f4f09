import { describe, expect, it } from 'vitest'
import { hasExactly, isIntegerIn, isObject, isTooDeep, MOST_DEPTH } from './json.ts'

describe('isObject', () => {
  it.each([
    [{}, true],
    [{ a: 1 }, true],
    [[], false],
    [null, false],
    [undefined, false],
    ['text', false],
    [1, false],
  ])('%j: %s', (value, expected) => {
    expect(isObject(value)).toBe(expected)
  })
})

describe('hasExactly', () => {
  it.each([
    ['the fields', { a: 1, b: undefined }, true],
    ['the fields in another order', { b: 1, a: 1 }, true],
    ['a surplus field', { a: 1, b: 1, c: 1 }, false],
    ['a missing field', { a: 1 }, false],
    ['an inherited field', Object.assign(Object.create({ b: 1 }), { a: 1 }), false],
    ['a surplus __proto__', JSON.parse('{"a":1,"b":1,"__proto__":1}'), false],
    ['a list', ['a', 'b'], false],
    ['nothing', null, false],
  ])('%s', (_, value, expected) => {
    expect(hasExactly(value, ['a', 'b'])).toBe(expected)
  })

  it('takes an object without a prototype', () => {
    expect(hasExactly(Object.assign(Object.create(null), { a: 1 }), ['a'])).toBe(true)
  })
})

describe('isTooDeep', () => {
  const nested = (depth: number) => JSON.parse('[{"a":'.repeat(depth / 2) + 1 + '}]'.repeat(depth / 2))

  it.each([
    ['a number', 1, false],
    ['nothing', null, false],
    ['as deep as it may be', nested(MOST_DEPTH), false],
    ['deeper', nested(MOST_DEPTH + 2), true],
    ['far deeper than the stack', nested(200_000), true],
    ['wide', [[], {}, ['x'.repeat(1000)]], false],
  ])('%s', (_, value, expected) => {
    expect(isTooDeep(value)).toBe(expected)
  })
})

describe('isIntegerIn', () => {
  it.each([
    [1, true],
    [3, true],
    [0, false],
    [4, false],
    [1.5, false],
    [Number.NaN, false],
    [Number.POSITIVE_INFINITY, false],
    ['2', false],
    [2n, false],
    [null, false],
  ])('%s in 1 … 3: %s', (value, expected) => {
    expect(isIntegerIn(value, 1, 3)).toBe(expected)
  })

  it('does not take minus zero, which JSON cannot say twice', () => {
    expect(isIntegerIn(-0, -1, 1)).toBe(false)
    expect(isIntegerIn(0, -1, 1)).toBe(true)
  })
})
