import { expect, it } from 'vitest'
import { changeText, finishRate } from './rating-text.ts'

it.each([
  [1500, 1512, '+12'],
  [1500, 1492, '−8'],
  [1500, 1500, '±0'],
])('%i to %i is %s', (before, after, text) => {
  expect(changeText(before, after)).toBe(text)
})

it('counts what was finished', () => {
  expect([finishRate(0, 0), finishRate(3, 0), finishRate(2, 1), finishRate(0, 4)]).toEqual([null, 100, 67, 0])
})
