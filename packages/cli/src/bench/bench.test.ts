import { describe, expect, it } from 'vitest'
import { toy, toyBySteps } from '../../test/toy.ts'
import { BOARD_MEASURES } from './board-measures.ts'
import { callTimes } from './call-times.ts'
import { perCpuSecond } from './cpu-rate.ts'
import { type Measurement, round } from './measurement.ts'
import { MEASURES } from './measures.ts'
import { sampleDecisions } from './sample-decisions.ts'

const effort = { seconds: 0.005, warmUpGames: 1, states: 10, clones: 100 }

/** Each is measured once, whoever asks first. */
const measured = new Map<string, readonly Measurement[]>()
function measurementsOf(name: string): readonly Measurement[] {
  const measurements = measured.get(name) ?? BOARD_MEASURES[name]?.(effort) ?? MEASURES[name]!(toy, effort)
  measured.set(name, measurements)
  return measurements
}

describe('measures', () => {
  it.each(Object.keys(MEASURES))('%s gives figures above zero', (measure) => {
    const measurements = measurementsOf(measure)
    expect(measurements.length).toBeGreaterThan(0)
    for (const { name, value, unit } of measurements) {
      expect(unit).toMatch(/^(games per CPU-second|per CPU-second|us|bytes)$/)
      // Ten clones may fit into memory that was free already.
      if (name !== 'state-live') expect(value).toBeGreaterThan(0)
    }
  })

  it.each(Object.keys(BOARD_MEASURES))('%s gives milliseconds', (measure) => {
    for (const { value, unit } of measurementsOf(measure)) {
      expect(unit).toBe('ms')
      expect(value).toBeGreaterThan(0)
    }
  })

  it('leave out whole plays where there are none', () => {
    expect(MEASURES.plays!(toyBySteps, effort)).toEqual([])
    expect(MEASURES['random-games-by-steps']!(toyBySteps, effort)).toEqual([])
  })

  it('have names of their own', () => {
    const names = [...Object.keys(MEASURES), ...Object.keys(BOARD_MEASURES)].flatMap((measure) =>
      measurementsOf(measure).map(({ name }) => name),
    )
    expect(new Set(names).size).toBe(names.length)
  })
})

it('samples decisions as they come up in play', () => {
  const decisions = sampleDecisions(toy, 50, 3, true)
  expect(decisions).toHaveLength(50)
  for (const { state, seat, action } of decisions) expect(toy.check(state, seat, action)).toBeNull()
})

it('counts work done, however often it is asked', () => {
  let calls = 0
  const rate = perCpuSecond(0.005, () => {
    calls++
    return 10
  })
  expect(calls).toBeGreaterThanOrEqual(5)
  expect(rate).toBeGreaterThan(0)
})

it('calls every item', () => {
  const seen = new Set<number>()
  const { p50, p99 } = callTimes([1, 2, 3], (item) => seen.add(item))
  expect(seen.size).toBe(3)
  expect(p99).toBeGreaterThanOrEqual(p50)
})

it.each([
  [12_345.6, 12_350],
  [0.123456, 0.123],
  [999.9, 1000],
])('rounds %d to %d', (value, expected) => {
  expect(round(value)).toBe(expected)
})
