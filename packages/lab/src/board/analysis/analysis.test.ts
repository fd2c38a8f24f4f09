import { boardOf, catan, geometry, hexOf, randomBoard, vertexOf } from '@serai/catan'
import { decodeOptions, isRefusal, stream } from '@serai/kernel'
import { catanPosition } from '@serai/test-kit/positions'
import { describe, expect, it } from 'vitest'
import { EDGE_EDGES, EDGE_HEXES, HEX_EDGES, ROADS_BETWEEN } from './adjacency.ts'
import { analyse } from './analysis.ts'
import { roadsToBuild } from './road-distance.ts'
import { expectedCards, harbourKindsOf, pipsOf } from './seat-production.ts'

const options = decodeOptions(catan.options, { board: 'beginner' })
if (isRefusal(options)) throw new Error('no options')
const beginner = catan.start(options, 4, stream(1, 'board'))
const board = boardOf(beginner)

describe('adjacency', () => {
  it('R14: 30 edges lie on the coast, 42 between two hexes', () => {
    const second = Array.from({ length: 72 }, (_, edge) => EDGE_HEXES[2 * edge + 1]!)
    expect(second.filter((hex) => hex < 0)).toHaveLength(30)
    expect(new Set(HEX_EDGES).size).toBe(72)
  })

  it('knows which edges touch, both ways', () => {
    for (let edge = 0; edge < 72; edge++) {
      const touching = [...EDGE_EDGES.subarray(4 * edge, 4 * edge + 4)].filter((other) => other >= 0)
      expect(touching.length).toBeGreaterThanOrEqual(2)
      for (const other of touching) expect([...EDGE_EDGES.subarray(4 * other, 4 * other + 4)]).toContain(edge)
    }
  })

  it('counts roads between vertices: neighbours 1, the far corners 11', () => {
    for (let v = 0; v < 54; v++) {
      const near = [...ROADS_BETWEEN.subarray(54 * v, 54 * v + 54)]
      expect(near.filter((roads) => roads === 1)).toHaveLength(
        [...geometry.VERTEX_VERTICES.subarray(3 * v, 3 * v + 3)].filter((other) => other >= 0).length,
      )
      for (let w = 0; w < 54; w++) expect(ROADS_BETWEEN[54 * v + w]).toBe(ROADS_BETWEEN[54 * w + v])
    }
    expect(Math.max(...ROADS_BETWEEN)).toBe(11)
  })
})

describe('a board', () => {
  it('gives each vertex its pips, resources and red numbers (R21)', () => {
    const { vertexPips, production, variety, red, hexPips, hexChance } = analyse(board)
    const v08 = vertexOf('v08') // mountains 10, pasture 2, hills 6
    expect(vertexPips[v08]).toBe(9)
    expect([...production.subarray(5 * v08, 5 * v08 + 5)]).toEqual([0, 5, 1, 0, 3])
    expect([variety[v08], red[v08]]).toEqual([3, 1])
    expect(hexPips[hexOf('C3')]).toBe(0)
    expect(hexChance[hexOf('B2')]).toBeCloseTo(5 / 36)
  })

  it('sums pips and scarcity by resource', () => {
    const { resourcePips, scarcity } = analyse(board)
    // forest 9 11 3 8, hills 6 10 5, pasture 2 4 5 11, fields 12 9 4 6, mountains 10 8 3
    expect([...resourcePips]).toEqual([13, 12, 10, 13, 10])
    expect(scarcity[2]).toBeCloseTo(58 / 5 / 10)
  })

  it('knows harbours and the roads to them (R19)', () => {
    const { harbour, harbourRoads } = analyse(board)
    expect([harbour[vertexOf('v01')], harbour[vertexOf('v05')], harbour[vertexOf('v04')]]).toEqual([3, 3, -1])
    expect(harbourRoads[6 * vertexOf('v04') + 3]).toBe(1)
    expect(harbourRoads[6 * vertexOf('v01') + 3]).toBe(0)
  })

  it('is analysed once', () => {
    const other = randomBoard(stream(1, 'board'))
    expect(analyse(other)).toBe(analyse(other))
  })
})

describe('a player', () => {
  it('R23: 20 20 19 20 pips, five resources each', () => {
    const pips = [0, 1, 2, 3].map((seat) => pipsOf(beginner, seat))
    expect(pips.map((list) => list.reduce((a, b) => a + b))).toEqual([20, 20, 19, 20])
    expect(pips.every((list) => list.every((some) => some > 0))).toBe(true)
  })

  it('expects cards by pips in 36 rolls', () => {
    expect(expectedCards(beginner, 0).reduce((a, b) => a + b)).toBeCloseTo(20 / 36)
    expect(harbourKindsOf(beginner, 0)).toEqual([])
  })

  it('expects nothing of the hex that the robber stands on', () => {
    const robbed = catanPosition(beginner, { robber: hexOf('B2') }) // hills 6, beside v08 of seat 0
    const [wood, brick] = expectedCards(beginner, 0)
    expect(expectedCards(robbed, 0).slice(0, 2)).toEqual([wood, expect.closeTo(brick! - 5 / 36)])
  })

  it('counts the roads to build from what stands', () => {
    const roads = roadsToBuild(beginner, 0) // v08 with 8-13, v28 with 28-34
    expect([roads[8], roads[13], roads[28], roads[34]]).toEqual([0, 0, 0, 0])
    expect([roads[9], roads[4]]).toEqual([1, 1])
  })

  it('R83: does not pass another seat’s settlement', () => {
    // Seat 2 stands on v31, between v36 of seat 1 and v37: the way round over v46 and v42 is longer.
    const roads = roadsToBuild(beginner, 1)
    expect([roads[36], roads[31], roads[37]]).toEqual([0, 1, 3])
  })
})
