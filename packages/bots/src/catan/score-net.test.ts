import { expect, it } from 'vitest'
import { ScoreNet } from './score-net.ts'

it('adds a linear part and the hidden units that are on', () => {
  const net = new ScoreNet({
    hidden: [
      [1, 0],
      [0, -1],
    ],
    bias: [-1, 2],
    out: [10, 100],
    linear: [0.5, 0.25],
  })
  const score = (a: number, b: number) => net.score(Float64Array.of(a, b, 99))
  expect(score(0, 0)).toBe(200)
  expect(score(3, 4)).toBe(1.5 + 1 + 20)
  expect(score(1, 1)).toBe(0.75 + 100)
})
