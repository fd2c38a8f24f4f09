import { type CatanState, catan, handSizeOf, makeAction, readAction } from '@serai/catan'
import { CHANCE } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { playFair } from '../../../test/fair-game.ts'
import { momentsInEffect } from '../../end/whole-log.ts'
import { History } from '../../table/history.ts'
import { standings } from './catan-end.tsx'
import { cardFlows, diceSeries, pointsSeries } from './series.ts'

const log = playFair(catan, 4, 'a game to draw')
const history = History.fold(log)
const actions = momentsInEffect<CatanState>(history.moments)
const final = history.state as CatanState

const rolls = log.entries.filter((entry) => 'action' in entry && readAction(entry.action).type === 'DICE')

describe('the dice of a game', () => {
  it('are all counted, and as many are expected', () => {
    const series = diceSeries(actions)
    const total = (of: 'count' | 'expected') => series.reduce((sum, bar) => sum + bar[of], 0)
    expect(rolls.length).toBeGreaterThan(20)
    expect(total('count')).toBe(rolls.length)
    expect(total('expected')).toBeCloseTo(rolls.length)
    expect(series.map(({ sum }) => sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  it('are put with their sums', () => {
    const before = history.start as CatanState
    const roll = (a: number, b: number) => ({
      entry: { seq: 1, at: 0, by: CHANCE, action: makeAction({ type: 'DICE', a, b }) },
      before,
      after: before,
    })
    const series = diceSeries([roll(1, 1), roll(6, 6), roll(3, 4), roll(4, 3)])
    expect(series.filter(({ count }) => count > 0)).toEqual([
      { sum: 2, count: 1, expected: 4 / 36 },
      { sum: 7, count: 2, expected: 24 / 36 },
      { sum: 12, count: 1, expected: 4 / 36 },
    ])
  })
})

describe('the cards of a game', () => {
  const flows = cardFlows(actions, 4)

  it('add up to the hands at the end', () => {
    flows.forEach(({ start, dice, trade, robbed, cards, given, paid, ...lost }, seat) => {
      const gone = lost.lostToRobber + lost.lostToSevens + lost.lostToMonopoly
      const left = start + dice + trade + robbed + cards - gone - given - paid
      expect(left).toBe(handSizeOf(final, seat))
    })
  })

  it('have every source and every way out', () => {
    const parts = ['start', 'dice', 'trade', 'robbed', 'lostToRobber', 'lostToSevens', 'given', 'paid'] as const
    for (const part of parts) {
      expect(
        flows.reduce((sum, flow) => sum + flow[part], 0),
        part,
      ).toBeGreaterThan(0)
    }
  })

  it('go from one to another by the robber', () => {
    const total = (part: 'robbed' | 'lostToRobber') => flows.reduce((sum, flow) => sum + flow[part], 0)
    expect(total('lostToRobber')).toBe(total('robbed'))
  })

  it('come about as often as is to be expected', () => {
    const dice = flows.reduce((sum, flow) => sum + flow.dice, 0)
    const expected = flows.reduce((sum, flow) => sum + flow.expected, 0)
    expect(dice / expected).toBeGreaterThan(0.6)
    expect(dice / expected).toBeLessThan(1.4)
  })
})

describe('the points of a game', () => {
  it('begin with two settlements and end as the game does', () => {
    const series = pointsSeries(actions, 4)
    series.forEach((line, seat) => {
      expect(line[0]).toEqual({ x: 0, y: 2 })
      const { points } = standings(final).find((standing) => standing.seat === seat)!
      expect(line.at(-1)).toEqual({ x: catan.turnCount(final), y: points })
    })
  })

  it('are the sum of what they are made of, the winner first', () => {
    const list = standings(final)
    expect(list[0]!.seat).toBe(catan.result(final)?.winner)
    for (const { points, settlements, cities, victoryCards, hasLongestRoad, hasLargestArmy } of list) {
      const awards = 2 * Number(hasLongestRoad) + 2 * Number(hasLargestArmy)
      expect(points).toBe(settlements + 2 * cities + victoryCards + awards)
    }
  })
})

describe('what was taken back', () => {
  it('does not count', () => {
    const done = history.moments.filter(({ entry }) => 'action' in entry).length
    expect(history.moments.some(({ entry }) => 'undo' in entry)).toBe(true)
    expect(actions.length).toBeLessThan(done)
    actions.slice(1).forEach((action, index) => {
      expect(catan.hash(action.before)).toBe(catan.hash(actions[index]!.after))
    })
  })
})
