import { type CatanState, geometry, layout } from '@serai/catan'
import { expect, it } from 'vitest'
import { walk } from '../../test/catan-walk.ts'
import { randomBot } from '../random-bot.ts'
import { greedy } from './greedy.ts'
import { Value, WEIGHT_NAMES } from './value.ts'
import { SHAPE, WEIGHTS, type WeightName, type Weights } from './weights.ts'

const { EDGE_A, EDGE_B } = geometry
const none = Object.fromEntries(WEIGHT_NAMES.map((name) => [name, 0])) as unknown as Weights
/** The value with one term alone; its places are worth the number of their hexes that yield anything. */
const only = (name: WeightName): Value =>
  new Value({ ...none, [name]: 1 }, { ...SHAPE, fade: 0, variety: 0, harbour: 0, need: [1, 1, 1, 1, 1] })

const isFree = (s: CatanState, v: number): boolean =>
  s[layout.BUILDING + v] === 0 &&
  [0, 1, 2].every((i) => {
    const other = geometry.VERTEX_VERTICES[3 * v + i]!
    return other < 0 || s[layout.BUILDING + other] === 0
  })

function siteChance(s: CatanState, v: number): number {
  let sum = 0
  for (let i = 3 * v; i < 3 * v + 3; i++) {
    const hex = geometry.VERTEX_HEXES[i]!
    const number = hex < 0 ? 0 : s[layout.NUMBER + hex]!
    if (number > 0) sum += (6 - Math.abs(7 - number)) / 36
  }
  return sum
}

/** Places by the least number of roads, found by walking edge by edge. */
function slowReach(s: CatanState, p: number): Map<number, number> {
  const owner = (v: number): number => (s[layout.BUILDING + v] === 0 ? -1 : (s[layout.BUILDING + v]! - 1) & 3)
  const roads = new Map<number, number>()
  for (let e = 0; e < 72; e++) {
    if (s[layout.ROAD + e] !== p + 1) continue
    roads.set(EDGE_A[e]!, 0)
    roads.set(EDGE_B[e]!, 0)
  }
  for (let v = 0; v < 54; v++) if (owner(v) === p) roads.set(v, 0)
  for (let round = 0; round < 2; round++) {
    for (const [v, n] of new Map(roads)) {
      if (n !== round || (owner(v) >= 0 && owner(v) !== p)) continue
      for (let e = 0; e < 72; e++) {
        if (s[layout.ROAD + e] !== 0 || (EDGE_A[e] !== v && EDGE_B[e] !== v)) continue
        const far = EDGE_A[e]! + EDGE_B[e]! - v
        if (!roads.has(far)) roads.set(far, n + 1)
      }
    }
  }
  return roads
}

it('finds the same places as a walk edge by edge', () => {
  const terms = [only('place'), only('placeOne'), only('placeTwo')]
  const next = only('placeNext')
  let compared = 0
  let turn = -1
  const see = (s: CatanState): void => {
    if (s[layout.TURN] === turn || s[layout.SETUP_STEP]! < 8) return
    turn = s[layout.TURN]!
    for (const value of [...terms, next]) value.see(s)
    for (let p = 0; p < 4; p++) {
      const reach = slowReach(s, p)
      const places = [0, 1, 2].map((roads) =>
        [...reach]
          .filter(([v, n]) => n === roads && isFree(s, v))
          .map(([v]) => siteChance(s, v))
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
  for (let number = 1; number <= 3; number++) walk([greedy, greedy, greedy, greedy], 5, number, see)
  walk([randomBot, randomBot, randomBot, randomBot], 5, 1, see)
  expect(compared).toBeGreaterThan(500)
})

it('is the sum of its weighted terms', () => {
  const whole = new Value(WEIGHTS, SHAPE)
  const parts = WEIGHT_NAMES.map((name) => new Value({ ...none, [name]: WEIGHTS[name] }, SHAPE))
  let compared = 0
  walk([greedy, greedy, greedy, greedy], 6, 1, (s) => {
    if (++compared % 10 !== 0) return
    whole.see(s)
    for (let p = 0; p < 4; p++) {
      const sum = parts.reduce((total, part) => total + part.onTable(s, p) + part.inHand(s, p), 0)
      expect(whole.onTable(s, p) + whole.inHand(s, p)).toBeCloseTo(sum, 9)
      const weighed = whole.terms(s, p).reduce((total, term, i) => total + term * WEIGHTS[WEIGHT_NAMES[i]!], 0)
      expect(weighed).toBeCloseTo(sum, 9)
    }
  })
  expect(compared).toBeGreaterThan(100)
})
