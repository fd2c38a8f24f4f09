import {
  BEGINNER_BOARD,
  type CatanState,
  catan,
  EDGE_IDS,
  encodeBoard,
  geometry,
  HEX_IDS,
  handOf,
  makeAction,
  seatOf,
  VERTEX_IDS,
} from '@serai/catan'
import { CHANCE, formatRefusal, isRefusal, type JsonObject } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import {
  BLUE,
  BROKEN_LINE,
  BROKEN_ROAD,
  DISTANCE_SCENE,
  FAR_ENOUGH,
  FREE_HARBOUR_CORNERS,
  HARBOUR_SCENE,
  ISLAND_SCENE,
  RED,
  ROBBER_SCENE,
  ROLL_SCENE,
  ROLLED,
  type Scene,
  TOO_NEAR,
  WHOLE_LINE,
  WHOLE_ROAD,
} from './scene.ts'

/** The drawn scene as a position of the engine, in Red's turn. */
function position({ buildings, roads, robber = 9 }: Scene, more: JsonObject = {}): CatanState {
  const state = catan.parsePosition({
    board: {
      ...encodeBoard(BEGINNER_BOARD),
      intersections: buildings.map(({ vertex, seat, isCity }) => ({
        id: VERTEX_IDS[vertex]!,
        owner: seat,
        building: isCity ? 'city' : 'settlement',
      })),
      edges: roads.map(({ edge, seat }) => ({ id: EDGE_IDS[edge]!, owner: seat })),
    },
    robberHexId: HEX_IDS[robber]!,
    dice: { pair: [1, 1] },
    activePlayerId: RED,
    turn: 20,
    turnStage: 'main_actions',
    players: [{ resourceCards: { wood: 1, brick: 1, sheep: 1, wheat: 1 } }, {}, {}],
    ...more,
  })
  if (isRefusal(state)) throw new Error(formatRefusal(state))
  return state
}

/** What a roll brings to a seat, resource by resource. */
function yieldOf(scene: Scene, seat: number, sum: number): readonly number[] {
  const state = position(scene, { dice: { pair: null }, turnStage: 'resolve_roll', players: [{}, {}, {}] })
  const first = Math.max(1, sum - 6)
  catan.apply(state, CHANCE, makeAction({ type: 'DICE', a: first, b: sum - first }))
  return handOf(state, seat)
}

describe('the drawings are true', () => {
  it('a settlement gets of each hex around it', () => {
    const [WOOD, SHEEP, ORE] = [
      [1, 0, 0, 0, 0],
      [0, 0, 1, 0, 0],
      [0, 0, 0, 0, 1],
    ]
    expect(yieldOf(ISLAND_SCENE, RED, 3)).toEqual(WOOD)
    expect(yieldOf(ISLAND_SCENE, RED, 5)).toEqual(SHEEP)
    expect(yieldOf(ISLAND_SCENE, RED, 8)).toEqual(ORE)
  })

  it('a city gets two', () => {
    const sum = ROLLED.dice[0] + ROLLED.dice[1]
    expect(sum).toBe(BEGINNER_BOARD.number[ROLLED.hex])
    expect(yieldOf(ROLL_SCENE, RED, sum)).toEqual([0, 0, 0, 0, 1])
    expect(yieldOf(ROLL_SCENE, BLUE, sum)).toEqual([0, 0, 0, 0, 2])
  })

  it('the crossed corners are too near, the ticked one is free', () => {
    const state = position(DISTANCE_SCENE)
    const code = (vertex: number) =>
      catan.check(state, RED, makeAction({ type: 'BUILD_SETTLEMENT', vertex: vertex }))?.code
    expect(TOO_NEAR.map(code)).toEqual(TOO_NEAR.map(() => 'E_DISTANCE'))
    expect(code(FAR_ENOUGH)).toBeUndefined()
  })

  it('the robber stops one of three hexes', () => {
    expect(yieldOf(ROBBER_SCENE, BLUE, 8)).toEqual([0, 0, 0, 0, 0])
    expect(yieldOf(ROBBER_SCENE, BLUE, 3)).toEqual([1, 0, 0, 0, 0])
    expect(yieldOf(ROBBER_SCENE, BLUE, 5)).toEqual([0, 0, 1, 0, 0])
  })

  it('the harbours change three for one and two sheep for one, from the ringed corners too', () => {
    const ratesAt = (vertices: readonly number[]) => {
      const buildings = vertices.map((vertex) => ({ vertex, seat: RED, isCity: false }))
      const state = position({ hexes: [], buildings, roads: [] })
      return seatOf(state, RED).rates
    }
    expect(ratesAt(HARBOUR_SCENE.buildings.map(({ vertex }) => vertex))).toEqual([3, 3, 2, 3, 3])
    expect(ratesAt(FREE_HARBOUR_CORNERS)).toEqual([3, 3, 2, 3, 3])
  })

  it('a fork is not added to a road, and a foreign settlement breaks it', () => {
    const whole = position(WHOLE_ROAD, { longestRoadOwnerId: RED })
    expect(seatOf(whole, RED).roadLength).toBe(WHOLE_LINE.length)
    expect(seatOf(position(BROKEN_ROAD), RED).roadLength).toBe(BROKEN_LINE.length)
  })

  it('everything drawn stands on the hexes of its scene', () => {
    for (const { hexes, buildings, roads } of [ISLAND_SCENE, ROLL_SCENE, DISTANCE_SCENE, ROBBER_SCENE, HARBOUR_SCENE]) {
      const corners = hexes.flatMap((hex) => [...geometry.HEX_VERTICES.subarray(6 * hex, 6 * hex + 6)])
      for (const { vertex } of buildings) expect(corners).toContain(vertex)
      for (const { edge } of roads) {
        expect(corners).toEqual(expect.arrayContaining([geometry.EDGE_A[edge], geometry.EDGE_B[edge]]))
      }
    }
  })
})
