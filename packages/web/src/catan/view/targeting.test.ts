import { catan, EDGE_IDS, makeAction, stageOf } from '@serai/catan'
import { defaultOptions, stream } from '@serai/kernel'
import { describe, expect, it } from 'vitest'
import { position } from '../../../test/catan-position.ts'
import { actionAt, placeOf, placesOf, targetingOf } from './targeting.ts'

describe('aims', () => {
  it('come of the tool in the main stage, for the player whose turn it is', () => {
    const state = position({ hands: { 0: [1, 1, 0, 0, 0] } })
    expect(targetingOf(state, 0, 'road')).toBe('road')
    expect(targetingOf(state, 0, 'card')).toBeNull()
    expect(targetingOf(state, 1, 'road')).toBeNull()
    expect(targetingOf(state, null, 'road')).toBeNull()
  })

  it('come of the stage where there is only one thing to do', () => {
    const state = catan.start(defaultOptions(catan.options), 4, stream(1, 'board'))
    catan.apply(state, -1, makeAction({ type: 'FIRST_PLAYER', seat: 0 }))
    expect(targetingOf(state, 0, null)).toBe('setup-settlement')
    expect(placesOf(state, 0, 'setup-settlement')).toHaveLength(54)
    catan.apply(state, 0, makeAction({ type: 'PLACE_SETUP_SETTLEMENT', vertex: 20 }))
    expect(targetingOf(state, 0, null)).toBe('setup-road')
    expect(placesOf(state, 0, 'setup-road')).toHaveLength(3)
  })

  it('light the hexes for the robber and the edges for free roads', () => {
    const robber = position({ stage: 'robber_move_steal', subStep: 'move', more: { returnStage: 'main_actions' } })
    expect(targetingOf(robber, 0, null)).toBe('robber')
    expect(placesOf(robber, 0, 'robber')).toHaveLength(18)
    const free = position({ cards: { 0: ['road_building'] } })
    catan.apply(free, 0, makeAction({ type: 'PLAY_ROAD_BUILDING' }))
    expect(stageOf(free)).toBe('free_road')
    expect(targetingOf(free, 0, null)).toBe('road')
    expect(placesOf(free, 0, 'road').map(({ at }) => EDGE_IDS[at])).toContain('13-18')
  })

  it('lead from a place to its action and back', () => {
    for (const targeting of ['setup-settlement', 'setup-road', 'road', 'settlement', 'city', 'robber'] as const) {
      const kind = targeting === 'robber' ? 'hex' : targeting.endsWith('road') ? 'edge' : 'vertex'
      const spot = { kind, at: 11 } as const
      expect(placeOf(actionAt(targeting, spot))).toEqual({ targeting, spot })
    }
    expect(placeOf(makeAction({ type: 'END_TURN' }))).toBeNull()
  })
})
