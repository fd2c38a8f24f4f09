import { actions, type CatanState, catan, layout } from '@serai/catan'
import type { AnyGame } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { playFair } from '../../../test/fair-game.ts'
import { momentsInEffect } from '../../end/moments-in-effect.ts'
import { History } from '../../table/history.ts'
import { cardLedgers } from './card-ledger.ts'
import { diceSeries } from './dice-series.ts'
import { pointsSeries } from './points-series.ts'
import { standings } from './standings.ts'

const log = playFair(catan as unknown as AnyGame, 4, 'a game to draw')
const history = History.fold(log)
const deeds = momentsInEffect<CatanState>(history.moments)
const final = history.state as CatanState

const rolls = log.entries.filter((entry) => 'action' in entry && isRoll(entry.action))
function isRoll(action: number): boolean {
  return action >= actions.DICE && action < actions.DRAW
}

describe('the dice of a game', () => {
  it('are all counted, and as many are expected', () => {
    const series = diceSeries(deeds)
    const total = (of: 'count' | 'expected') => series.reduce((sum, bar) => sum + bar[of], 0)
    expect(rolls.length).toBeGreaterThan(20)
    expect(total('count')).toBe(rolls.length)
    expect(total('expected')).toBeCloseTo(rolls.length)
    expect(series.map(({ sum }) => sum)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  it('are put with their sums', () => {
    const before = new Int32Array(layout.WORDS)
    const roll = (a: number, b: number) => ({
      by: -1,
      action: actions.DICE + 6 * (a - 1) + b - 1,
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
  const ledgers = cardLedgers(deeds, 4)

  it('add up to the hands at the end', () => {
    ledgers.forEach(({ start, dice, trade, robbed, cards, given, paid, ...lost }, seat) => {
      const gone = lost.lostToRobber + lost.lostToSevens + lost.lostToMonopoly
      const left = start + dice + trade + robbed + cards - gone - given - paid
      expect(left).toBe(final[layout.HAND_SIZE + seat])
    })
  })

  it('have every source and every way out', () => {
    const parts = ['start', 'dice', 'trade', 'robbed', 'lostToRobber', 'lostToSevens', 'given', 'paid'] as const
    for (const part of parts) {
      expect(
        ledgers.reduce((sum, ledger) => sum + ledger[part], 0),
        part,
      ).toBeGreaterThan(0)
    }
  })

  it('go from one to another by the robber', () => {
    const total = (part: 'robbed' | 'lostToRobber') => ledgers.reduce((sum, ledger) => sum + ledger[part], 0)
    expect(total('lostToRobber')).toBe(total('robbed'))
  })

  it('come about as often as is to be expected', () => {
    const dice = ledgers.reduce((sum, ledger) => sum + ledger.dice, 0)
    const expected = ledgers.reduce((sum, ledger) => sum + ledger.expected, 0)
    expect(dice / expected).toBeGreaterThan(0.6)
    expect(dice / expected).toBeLessThan(1.4)
  })
})

describe('the points of a game', () => {
  it('begin with two settlements and end as the game does', () => {
    const series = pointsSeries(deeds, 4)
    series.forEach((line, seat) => {
      expect(line[0]).toEqual({ x: 0, y: 2 })
      const { points } = standings(final).find((standing) => standing.seat === seat)!
      expect(line.at(-1)).toEqual({ x: final[layout.TURN], y: points })
    })
  })

  it('are the sum of what they are made of, the winner first', () => {
    const list = standings(final)
    expect(list[0]!.seat).toBe(final[layout.WINNER])
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
    expect(deeds.length).toBeLessThan(done)
    deeds.slice(1).forEach((deed, index) => {
      expect(catan.hash(deed.before)).toBe(catan.hash(deeds[index]!.after))
    })
  })
})
