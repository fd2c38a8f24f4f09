import { describe, expect, it } from 'vitest'
import { advanceClock, nextDeadline, readClock, startClock, type TurnClock } from './turn-clock.ts'

const RULE = { turnSeconds: 60, reserveSeconds: 100 }
const left = (clock: TurnClock, now: number) =>
  readClock(clock, now).seats.map(({ running, turnMs, reserveMs }) => [running, turnMs / 1000, reserveMs / 1000])

describe('a clock', () => {
  it('spends the turn, then the reserve, of those who must act', () => {
    const clock = startClock(RULE, 2, 0, { must: 1, turns: 1 })
    expect(nextDeadline(clock)).toEqual({ at: 160_000, seat: 0 })
    expect(left(clock, 10_000)[0]).toEqual([true, 50, 100])
    advanceClock(clock, RULE, 70_000, { must: 1, turns: 1 })
    expect(left(clock, 70_000)).toEqual([
      [true, 0, 90],
      [false, 30, 100],
    ])
    expect(nextDeadline(clock)).toEqual({ at: 160_000, seat: 0 })
  })

  it('gives the time of a turn anew, and of the reserve never', () => {
    const clock = startClock(RULE, 2, 0, { must: 1, turns: 1 })
    advanceClock(clock, RULE, 80_000, { must: 2, turns: 2 })
    expect(left(clock, 80_000)).toEqual([
      [false, 30, 80],
      [true, 60, 100],
    ])
    advanceClock(clock, RULE, 90_000, { must: 1, turns: 3 })
    expect(left(clock, 90_000)[0]).toEqual([true, 60, 80])
  })

  it('stops for the one whose turn it is while others answer', () => {
    const clock = startClock(RULE, 3, 0, { must: 1, turns: 1 })
    advanceClock(clock, RULE, 20_000, { must: 6, turns: 1 })
    expect(nextDeadline(clock)).toEqual({ at: 150_000, seat: 1 })
    advanceClock(clock, RULE, 60_000, { must: 1, turns: 1 })
    expect(left(clock, 60_000)).toEqual([
      [true, 40, 100],
      [false, 0, 90],
      [false, 0, 90],
    ])
    advanceClock(clock, RULE, 70_000, { must: 2, turns: 1 })
    expect(left(clock, 70_000)[1]).toEqual([true, 30, 90])
  })

  it('gives everybody the time of a turn before the first one', () => {
    const clock = startClock(RULE, 3, 0, { must: 1, turns: 0 })
    advanceClock(clock, RULE, 30_000, { must: 2, turns: 0 })
    advanceClock(clock, RULE, 50_000, { must: 1, turns: 0 })
    expect(left(clock, 50_000)).toEqual([
      [true, 60, 100],
      [false, 40, 100],
      [false, 30, 100],
    ])
  })

  it('runs for nobody when the game is over, and never backwards', () => {
    const clock = startClock(RULE, 2, 1000, { must: 1, turns: 1 })
    expect(left(clock, 500)[0]).toEqual([true, 60, 100])
    advanceClock(clock, RULE, 2000, { must: 0, turns: 1 })
    expect(nextDeadline(clock)).toBeNull()
  })
})
