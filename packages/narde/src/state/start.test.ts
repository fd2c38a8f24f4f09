import { CHANCE, defaultOptions, newOutcomes, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { chance } from '../actions/chance.ts'
import { firstDie, openingAction, secondDie } from '../actions/numbers.ts'
import { narde } from '../game.ts'

const begin = (changes = {}) =>
  narde.start({ ...defaultOptions(narde.options), ...changes }, 2, stream('start', 'board'))

describe('the start', () => {
  it('T19: fifteen on each head, nothing elsewhere', () => {
    expect(narde.describe(begin())).toMatchObject({
      stage: 'opening',
      white: null,
      mover: null,
      points: { white: { 24: 15 }, black: { 12: 15 } },
      off: { white: 0, black: 0 },
      firstTurn: { white: true, black: true },
    })
  })

  it('is the same in memory that was used before', () => {
    const used = begin({ matchPoints: 7 })
    narde.apply(used, CHANCE, openingAction(6, 1))
    narde.apply(used, 0, 145)
    narde.start(defaultOptions(narde.options), 2, stream('start', 'board'), used)
    expect(used).toEqual(begin())
  })

  it('N27: 30 ordered openings of weight 1, then 21 throws of weight 1 or 2', () => {
    const outcomes = newOutcomes(0)
    const s = begin()
    expect(chance(s, outcomes)).toBe(30)
    expect(new Set(outcomes.actions).size).toBe(30)
    expect(outcomes.weights.every((weight) => weight === 1)).toBe(true)
    narde.apply(s, CHANCE, openingAction(2, 1))
    narde.apply(s, 0, narde.parse('24/22') as number)
    narde.apply(s, 0, narde.parse('22/21') as number)
    narde.apply(s, 0, narde.parse('confirm') as number)
    const rolls = newOutcomes(0)
    const n = chance(s, rolls)
    expect(n).toBe(21)
    const doubles = rolls.actions.slice(0, n).filter((action) => firstDie(action) === secondDie(action))
    expect(doubles).toHaveLength(6)
    expect(rolls.weights.slice(0, n).reduce((sum, weight) => sum + weight)).toBe(36)
  })

  it.each([
    ['play', 6, 2, 0, { roll: [6, 2], left: [6, 2], head: 1 }],
    ['play', 2, 6, 1, { roll: [6, 2], left: [6, 2], head: 1 }],
    ['reroll', 6, 2, 0, null],
    ['reroll', 3, 4, 1, null],
  ] as const)('N6, N7: %s, dice %i and %i: White is seat %i', (opening, a, b, white, dice) => {
    const s = begin({ opening })
    narde.apply(s, CHANCE, openingAction(a, b))
    const stage = opening === 'play' ? 'move' : 'roll'
    expect(narde.describe(s)).toMatchObject({ white, mover: 'white', stage, dice, opening: [a, b] })
    expect(narde.toAct(s).must).toBe(opening === 'play' ? 1 << white : 0)
  })
})
