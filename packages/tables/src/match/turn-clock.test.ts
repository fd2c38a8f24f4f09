import { describe, expect, it } from 'vitest'
import { advanceClock, nextDeadline, readClock, startClock, type TurnClock } from './turn-clock.ts'

const RULE = { turnSeconds: 60, reserveSeconds: 100 }
const waiting = (must: number, turns: number, games = 0) => ({ must, turns, games })
const left = (clock: TurnClock, now: number) =>
  readClock(clock, now).seats.map(({ running, turnMs, reserveMs }) => [running, turnMs / 1000, reserveMs / 1000])

describe('a clock', () => {
  it('spends the turn, then the reserve, of those who must act', () => {
    const clock = startClock(RULE, 2, 0, waiting(1, 1))
    expect(nextDeadline(clock)).toEqual({ at: 160_000, seat: 0 })
    expect(left(clock, 10_000)[0]).toEqual([true, 50, 100])
    advanceClock(clock, RULE, 70_000, waiting(1, 1))
    expect(left(clock, 70_000)).toEqual([
      [true, 0, 90],
      [false, 30, 100],
    ])
    expect(nextDeadline(clock)).toEqual({ at: 160_000, seat: 0 })
  })

  it('gives the time of a turn anew, and of the reserve never', () => {
    const clock = startClock(RULE, 2, 0, waiting(1, 1))
    advanceClock(clock, RULE, 80_000, waiting(2, 2))
    expect(left(clock, 80_000)).toEqual([
      [false, 30, 80],
      [true, 60, 100],
    ])
    advanceClock(clock, RULE, 90_000, waiting(1, 3))
    expect(left(clock, 90_000)[0]).toEqual([true, 60, 80])
  })

  it('gives the whole time of a turn that begins with chance', () => {
    const clock = startClock(RULE, 2, 0, waiting(0, 0))
    advanceClock(clock, RULE, 0, waiting(1, 0))
    expect(left(clock, 0)[0]).toEqual([true, 60, 100])
    advanceClock(clock, RULE, 20_000, waiting(0, 1))
    expect(nextDeadline(clock)).toBeNull()
    advanceClock(clock, RULE, 20_000, waiting(2, 1))
    expect(left(clock, 20_000)[1]).toEqual([true, 60, 100])
  })

  it('stops for the one whose turn it is while others answer', () => {
    const clock = startClock(RULE, 3, 0, waiting(1, 1))
    advanceClock(clock, RULE, 20_000, waiting(6, 1))
    expect(nextDeadline(clock)).toEqual({ at: 150_000, seat: 1 })
    advanceClock(clock, RULE, 60_000, waiting(1, 1))
    expect(left(clock, 60_000)).toEqual([
      [true, 40, 100],
      [false, 0, 90],
      [false, 0, 90],
    ])
    advanceClock(clock, RULE, 70_000, waiting(2, 1))
    expect(left(clock, 70_000)[1]).toEqual([true, 30, 90])
  })

  it('gives everybody the time of a turn before the first one', () => {
    const clock = startClock(RULE, 3, 0, waiting(1, 0))
    advanceClock(clock, RULE, 30_000, waiting(2, 0))
    advanceClock(clock, RULE, 50_000, waiting(1, 0))
    expect(left(clock, 50_000)).toEqual([
      [true, 60, 100],
      [false, 40, 100],
      [false, 30, 100],
    ])
  })

  it('runs for nobody when the game is over, and never backwards', () => {
    const clock = startClock(RULE, 2, 1000, waiting(1, 1))
    expect(left(clock, 500)[0]).toEqual([true, 60, 100])
    advanceClock(clock, RULE, 2000, waiting(0, 1))
    expect(nextDeadline(clock)).toBeNull()
  })

  it.each([
    ['with its last turn', 6],
    ['in the middle of a turn', 5],
  ])('pauses before the next game of a match, when one has ended %s', (_, turns) => {
    const clock = startClock(RULE, 2, 0, waiting(1, 5))
    advanceClock(clock, RULE, 50_000, waiting(0, turns, 1))
    advanceClock(clock, RULE, 50_000, waiting(1, turns, 1))
    expect(readClock(clock, 55_000).at).toBe(60_000)
    expect(left(clock, 55_000)[0]).toEqual([true, 60, 100])
    expect(left(clock, 65_000)[0]).toEqual([true, 55, 100])
    expect(nextDeadline(clock)).toEqual({ at: 220_000, seat: 0 })
    // Who is quicker than that leaves the rest of the pause to the other.
    advanceClock(clock, RULE, 53_000, waiting(2, turns + 1, 1))
    expect(left(clock, 61_000)[1]).toEqual([true, 59, 100])
    expect(left(clock, 61_000)[0]).toEqual([false, 30, 100])
  })
})
