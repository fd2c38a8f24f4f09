import { pointAt, progressAt } from '@serai/narde'
import { expect, it } from 'vitest'
import { across, bitCount } from './bits.ts'

it.each([0, 1, 0x800000, 0xffffff, 0x555555, 0xaaaaaa, 0x123456, 0xfedcba])('counts the bits of %d', (points) => {
  expect(bitCount(points)).toBe([...points.toString(2)].filter((digit) => digit === '1').length)
})

it('sees every point on the other side’s route (N4)', () => {
  for (let progress = 0; progress < 24; progress++) {
    expect(across(1 << progress)).toBe(1 << progressAt(1, pointAt(0, progress)))
  }
})
