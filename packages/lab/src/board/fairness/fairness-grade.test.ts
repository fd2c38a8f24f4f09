import { expect, it } from 'vitest'
import { gradeOf } from './fairness-grade.ts'

it.each([
  [0, 'very_even'],
  [0.025, 'very_even'],
  [0.0251, 'even'],
  [0.06, 'even'],
  [0.0601, 'uneven'],
  [0.12, 'uneven'],
  [0.1201, 'very_uneven'],
  [1, 'very_uneven'],
] as const)('a gap of %d is %s', (gap, grade) => {
  expect(gradeOf(gap)).toBe(grade)
})
