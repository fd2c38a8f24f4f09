import { CHANCE, defaultOptions } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { FIRST_PLAYER, PLACE_SETUP_ROAD, PLACE_SETUP_SETTLEMENT } from '../actions/numbers.ts'
import { EDGE_A, EDGE_B, VERTEX_EDGES, VERTEX_VERTICES } from '../board/geometry.ts'
import { VERTEX_IDS } from '../board/ids.ts'
import { catan } from '../game.ts'
import { BLUE, RED } from '../scenarios/scene.ts'

/** Red has set a settlement on vertex 0 and a road from it. */
function firstPlaced() {
  const s = catan.start(defaultOptions(catan.options), 4, { next: () => 0, below: () => 0 })
  catan.apply(s, CHANCE, FIRST_PLAYER)
  catan.apply(s, RED, PLACE_SETUP_SETTLEMENT)
  const road = VERTEX_EDGES[0]!
  catan.apply(s, RED, PLACE_SETUP_ROAD + road)
  return { s, road }
}

describe('the setup (R33-R35, R84)', () => {
  it('keeps settlements two roads apart, and names the one that is too near', () => {
    const { s } = firstPlaced()
    expect(catan.check(s, BLUE, PLACE_SETUP_SETTLEMENT)).toEqual({ code: 'E_OCCUPIED' })
    for (const near of VERTEX_VERTICES.slice(0, 3)) {
      if (near < 0) continue
      const refusal = { code: 'E_DISTANCE', vertexId: VERTEX_IDS[0] }
      expect(catan.check(s, BLUE, PLACE_SETUP_SETTLEMENT + near)).toEqual(refusal)
    }
  })

  it('takes a road at the new settlement that is free', () => {
    const { s, road } = firstPlaced()
    const vertex = 30
    catan.apply(s, BLUE, PLACE_SETUP_SETTLEMENT + vertex)
    expect(catan.check(s, BLUE, PLACE_SETUP_ROAD + road)).toEqual({ code: 'E_OCCUPIED' })
    for (let edge = 0; edge < EDGE_A.length; edge++) {
      if (edge === road) continue
      const touches = EDGE_A[edge] === vertex || EDGE_B[edge] === vertex
      expect(catan.check(s, BLUE, PLACE_SETUP_ROAD + edge)).toEqual(touches ? null : { code: 'E_SETUP_ROAD' })
    }
  })
})
