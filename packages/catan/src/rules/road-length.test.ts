import { type Random, stream } from '@serai/kernel'
import { soaked } from '@serai/test-kit'
import { describe, expect, it } from 'vitest'
import { BEGINNER_BOARD } from '../board/beginner.ts'
import { EDGE_A, EDGE_B, EDGES, VERTEX_EDGES, VERTICES } from '../board/geometry.ts'
import { BUILDING, type CatanState, ROAD } from '../state/layout.ts'
import { emptyState } from '../state/start.ts'
import { putRoad, putSettlement } from './place.ts'
import { roadLength, roadLengthWith } from './road-length.ts'

/** R128 as it stands: trails from every vertex, nothing clever. */
function obviousLength(s: CatanState, p: number): number {
  const roadsAt = (v: number): number[] =>
    [...VERTEX_EDGES.subarray(3 * v, 3 * v + 3)].filter((edge) => edge >= 0 && s[ROAD + edge] === p + 1)
  const opponentAt = (v: number): boolean =>
    s[BUILDING + v] !== 0 && s[BUILDING + v] !== 1 + p && s[BUILDING + v] !== 5 + p
  const used = new Set<number>()
  let best = 0
  const walk = (v: number, length: number, first: boolean): void => {
    best = Math.max(best, length)
    if (!first && opponentAt(v)) return
    for (const edge of roadsAt(v)) {
      if (used.has(edge)) continue
      used.add(edge)
      walk(EDGE_A[edge]! + EDGE_B[edge]! - v, length + 1, false)
      used.delete(edge)
    }
  }
  for (let v = 0; v < VERTICES; v++) walk(v, 0, true)
  return best
}

/** Roads that mostly hang together, so that forks, rings and crossings are common. */
function nextRoad(s: CatanState, random: Random): number {
  const free = [...Array(EDGES).keys()].filter((edge) => s[ROAD + edge] === 0)
  const near = free.filter((edge) =>
    [EDGE_A[edge]!, EDGE_B[edge]!].some((v) =>
      [...VERTEX_EDGES.subarray(3 * v, 3 * v + 3)].some((e) => e >= 0 && s[ROAD + e] === 1),
    ),
  )
  const from = near.length > 0 && random.below(12) > 0 ? near : free
  return from[random.below(from.length)]!
}

describe('the length of a road', () => {
  const networks = soaked(1000)

  it(`R128: fast and incremental search agree with brute force on ${networks} random networks`, () => {
    const random = stream(5, 'networks')
    let withRings = 0
    for (let i = 0; i < networks; i++) {
      const s = emptyState(BEGINNER_BOARD, 4)
      for (let settlements = random.below(6); settlements > 0; settlements--) {
        const vertex = random.below(VERTICES)
        if (s[BUILDING + vertex] === 0) putSettlement(s, random.below(4), vertex)
      }
      let length = 0
      const roads = 1 + random.below(15)
      for (let road = 0; road < roads; road++) {
        const edge = nextRoad(s, random)
        putRoad(s, 0, edge)
        length = roadLengthWith(s, 0, edge, length)
      }
      const expected = obviousLength(s, 0)
      if (roadLength(s, 0) !== expected || length !== expected) {
        expect({ fast: roadLength(s, 0), incremental: length, state: [...s] }).toEqual(expected)
      }
      if (expected > 6) withRings++
    }
    expect(withRings).toBeGreaterThan(networks / 10)
  })
})
