import { expect, it } from 'vitest'
import { inverse, multiply } from './matrix.ts'

it('inverts', () => {
  const matrix = [
    [4, -1, 0.5],
    [-1, 3, -0.25],
    [0.5, -0.25, 2],
  ]
  const vector = [1, -2, 3]
  multiply(inverse(matrix), multiply(matrix, vector)).forEach((value, i) => {
    expect(value).toBeCloseTo(vector[i]!, 12)
  })
  expect(
    inverse([
      [2, 0],
      [0, 4],
    ]),
  ).toEqual([
    [0.5, 0],
    [0, 0.25],
  ])
})
