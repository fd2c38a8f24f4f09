import { describe, expect, it } from 'vitest'
import { playTexts, position, script, stepsOf, stepTexts } from '../test/positions.ts'
import { stepDie, stepFrom } from './actions/numbers.ts'
import { farthestHome } from './board/home.ts'
import { narde } from './game.ts'
import { BLACK, WHITE } from './vocabulary.ts'

const far = { 13: 15 }

/** The legal steps as [from, die]. */
const steps = (s: Int32Array) => stepsOf(s).map((step) => [stepFrom(step), stepDie(step)])

describe('scenarios of the rules: bearing off', () => {
  it('T11: with a 6 and the farthest checker on the 4-point: only from there', () => {
    const s = position({
      points: { white: { 4: 2, 2: 3 }, black: far },
      off: { white: 10, black: 0 },
      dice: { roll: [6, 5] },
    })
    expect(steps(s)).toEqual([
      [4, 5],
      [4, 6],
    ])
    expect(playTexts(s)).toEqual(['4/off(5) 4/off(6)'])
  })

  it('T12: with a 3, a checker on the 5-point and none on the 3-point: no bearing off, a step inside home', () => {
    const description = {
      points: { white: { 5: 2, 2: 3 }, black: far },
      off: { white: 10, black: 0 },
      dice: { roll: [3, 3], left: [3], head: 1 },
    }
    expect(steps(position(description))).toEqual([[5, 3]])
    expect(script(description).refusal(0, { type: 'STEP', from: 2, die: 3 })).toEqual({
      code: 'E_OVERSHOOT',
      farthest: 5,
    })
  })

  it('T13: the last outside checker enters with the first die, the second bears off', () => {
    const s = position({ points: { white: { 7: 1, 3: 14 }, black: far }, dice: { roll: [4, 3] } })
    expect(stepTexts(s)).toEqual(['7/3', '7/4'])
    expect(playTexts(s)).toEqual(['7/4 4/off'])
    script(narde.describe(s)).act(0, '7/3', '3(3)', 'confirm')
  })

  it('T13: Black too, on its own points', () => {
    const s = position({
      points: { white: { 1: 15 }, black: { 19: 1, 13: 14 } },
      mover: 'black',
      dice: { roll: [6, 1] },
    })
    expect(stepTexts(s)).toEqual(['19/13', '19/18'])
    expect(playTexts(s)).toEqual(['19/18 18/off'])
  })

  it('T14: a lone checker on the 6-point with 2-1 moves inside home with both dice', () => {
    const s = position({
      points: { white: { 6: 1 }, black: far },
      off: { white: 14, black: 0 },
      dice: { roll: [2, 1] },
    })
    expect(playTexts(s)).toHaveLength(1)
    expect(steps(s)).toEqual([
      [6, 1],
      [6, 2],
    ])
    script(narde.describe(s)).act(0, '6(2)', '4(1)', 'confirm')
  })

  it.each([
    [
      [6, 1],
      [
        [6, 1],
        [6, 6],
      ],
    ],
    [
      [5, 4],
      [
        [3, 4],
        [3, 5],
      ],
    ],
    [
      [2, 1],
      [
        [3, 1],
        [3, 2],
      ],
    ],
  ] as const)('N21: a step that wins is legal, whatever dice are left: %s', (roll, expected) => {
    const point = expected[0][0]
    const s = position({
      points: { white: { [point]: 1 }, black: far },
      off: { white: 14, black: 0 },
      dice: { roll: [...roll] },
    })
    expect(steps(s)).toEqual(expected)
    expect(playTexts(s)).toHaveLength(1)
  })

  it.each([
    [WHITE, {}, 0],
    [WHITE, { 3: 1 }, 3],
    [WHITE, { 5: 2, 2: 1 }, 5],
    [BLACK, {}, 0],
    [BLACK, { 14: 1 }, 14],
    [BLACK, { 13: 1, 17: 2, 15: 1 }, 17],
  ] as const)(
    'T22: the farthest checker in home of side %i with %o is on %i',
    (side, home: { [point: string]: number }, expected) => {
      const checkers = Object.values(home).reduce((sum, count) => sum + count, 0)
      const own = { ...home, [side === WHITE ? 24 : 12]: 15 - checkers }
      const other = side === WHITE ? { 12: 15 } : { 24: 15 }
      const s = position({
        points: side === WHITE ? { white: own, black: other } : { white: other, black: own },
        mover: side === WHITE ? 'white' : 'black',
        dice: { roll: [2, 1] },
      })
      expect(farthestHome(s, side)).toBe(expected)
    },
  )
})
