import { type CatanState, geometry } from '@serai/catan'
import { layout } from '@serai/catan/raw'
import { expect, it } from 'vitest'
import { walk } from '../../test/catan-walk.ts'
import { isFree, slowReach } from '../../test/slow-reach.ts'
import { randomBot } from '../random-bot.ts'
import { greedyBot } from './greedy-bot.ts'
import { WEIGHT_NAMES } from './term-indices.ts'
import { Value } from './value.ts'
import { SHAPE, WEIGHTS, type WeightName, type Weights } from './weights.ts'

const none = Object.fromEntries(WEIGHT_NAMES.map((name) => [name, 0])) as unknown as Weights
/** The value with one term alone; its places are worth the number of their hexes that yield anything. */
const only = (name: WeightName): Value =>
  new Value({ ...none, [name]: 1 }, { ...SHAPE, fade: 0, variety: 0, harbour: 0, need: [1, 1, 1, 1, 1] })

function siteChance(s: CatanState, v: number): number {
  let sum = 0
  for (let i = 3 * v; i < 3 * v + 3; i++) {
    const hex = geometry.VERTEX_HEXES[i]!
    const number = hex < 0 ? 0 : s[layout.NUMBER + hex]!
    if (number > 0) sum += (6 - Math.abs(7 - number)) / 36
  }
  return sum
}

it('finds the same places as a walk edge by edge', () => {
  const terms = [only('place'), only('placeOne'), only('placeTwo')]
  const next = only('placeNext')
  let compared = 0
  let turn = -1
  const see = (s: CatanState): void => {
    if (s[layout.TURN] === turn || s[layout.SETUP_STEP]! < 8) return
    turn = s[layout.TURN]!
    for (const value of [...terms, next]) value.setBoard(s)
    for (let p = 0; p < 4; p++) {
      const reach = slowReach(s, p)
      // Without cards to buy, any place is worth something.
      const least = s[layout.DECK_SIZE] === 0 ? 0.1 : 0
      const places = [0, 1, 2].map((roads) =>
        [...reach]
          .filter(([v, n]) => n === roads && isFree(s, v))
          .map(([v]) => least + siteChance(s, v))
          .sort((a, b) => b - a),
      )
      const canSettle = s[layout.SETTLEMENTS_LEFT + p] !== 0
      const canBuildRoads = s[layout.ROADS_LEFT + p] !== 0
      terms.forEach((value, roads) => {
        const best = canSettle && (roads === 0 || canBuildRoads) ? (places[roads]![0] ?? 0) : 0
        expect(value.onTable(s, p)).toBeCloseTo(best, 10)
      })
      expect(next.onTable(s, p)).toBeCloseTo(canSettle ? (places[0]![1] ?? 0) : 0, 10)
      compared++
    }
  }
  for (let number = 1; number <= 3; number++) walk([greedyBot, greedyBot, greedyBot, greedyBot], 5, number, see)
  walk([randomBot, randomBot, randomBot, randomBot], 5, 1, see)
  expect(compared).toBeGreaterThan(500)
})

it('is the sum of its weighted terms', () => {
  const whole = new Value(WEIGHTS, SHAPE)
  const parts = WEIGHT_NAMES.map((name) => new Value({ ...none, [name]: WEIGHTS[name] }, SHAPE))
  let compared = 0
  walk([greedyBot, greedyBot, greedyBot, greedyBot], 6, 1, (s) => {
    if (++compared % 10 !== 0) return
    whole.setBoard(s)
    for (let p = 0; p < 4; p++) {
      const sum = parts.reduce((total, part) => total + part.onTable(s, p) + part.inHand(s, p), 0)
      expect(whole.onTable(s, p) + whole.inHand(s, p)).toBeCloseTo(sum, 9)
      const weighed = whole.terms(s, p).reduce((total, term, i) => total + term * WEIGHTS[WEIGHT_NAMES[i]!], 0)
      expect(weighed).toBeCloseTo(sum, 9)
    }
  })
  expect(compared).toBeGreaterThan(100)
})

it('counts one road to the award where a tie has set it aside, however long the roads are', () => {
  const race = only('roadRace')
  const states: CatanState[] = []
  walk([greedyBot, greedyBot, greedyBot, greedyBot], 5, 1, (s) => {
    if (s[layout.TURN] === 20 && states.length === 0) states.push(s.slice())
  })
  const tie = states[0]!
  race.setBoard(tie)
  tie[layout.LONGEST_ROAD] = -1
  for (const length of [5, 6, 8]) {
    tie[layout.ROAD_LENGTH] = tie[layout.ROAD_LENGTH + 1] = length
    expect(race.onTable(tie, 0)).toBe(1 / 2)
  }
})
