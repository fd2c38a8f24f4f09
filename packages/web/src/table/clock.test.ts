import { expect, it } from 'vitest'
import { readClock } from './clock.tsx'

const clocks = {
  at: 1_000,
  seats: [
    { seat: 0, running: true, turnMs: 30_000, reserveMs: 60_000 },
    { seat: 1, running: false, turnMs: 30_000, reserveMs: 0 },
  ],
}

it.each([
  // Between two games of a match `at` is ahead.
  [0, 500, '1:30', false],
  [0, 1_000, '1:30', false],
  [0, 31_000, '1:00', false],
  [0, 80_500, '0:11', true],
  [0, 500_000, '0:00', true],
  [1, 500_000, '0:30', false],
])('seat %i at %i', (seat, now, text, isLow) => {
  expect(readClock(clocks, seat, now)).toEqual({ text, isLow })
})

it('has nothing for a seat without a clock', () => expect(readClock(clocks, 2, 0)).toBeNull())
