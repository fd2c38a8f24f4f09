import { activeSeat, type CatanState, catan, makeAction, type Piece, readAction, stageOf } from '@serai/catan'
import type { Action } from '@serai/kernel'
import type { Spot } from '../island/island-model.ts'

/** What a person has taken up to build. */
export type Tool = Piece | 'card'

/** What a place on the island is chosen for: the tool, or what the stage asks for. */
export type Targeting = Piece | 'setup-settlement' | 'setup-road' | 'robber'

export function actionAt(targeting: Targeting, { at }: Spot): Action {
  switch (targeting) {
    case 'setup-settlement':
      return makeAction({ type: 'PLACE_SETUP_SETTLEMENT', vertex: at })
    case 'setup-road':
      return makeAction({ type: 'PLACE_SETUP_ROAD', edge: at })
    case 'road':
      return makeAction({ type: 'BUILD_ROAD', edge: at })
    case 'settlement':
      return makeAction({ type: 'BUILD_SETTLEMENT', vertex: at })
    case 'city':
      return makeAction({ type: 'UPGRADE_TO_CITY', vertex: at })
    case 'robber':
      return makeAction({ type: 'MOVE_ROBBER', hex: at })
  }
}

export function legalActions(state: CatanState, seat: number): readonly Action[] {
  const out: Action[] = []
  const count = catan.legal(state, seat, out)
  return out.slice(0, count)
}

/** Stages with only one thing to do need no tool. */
export function targetingOf(state: CatanState, seat: number | null, tool: Tool | null): Targeting | null {
  if (seat === null || activeSeat(state) !== seat) return null
  switch (stageOf(state)) {
    case 'setup_settlement':
      return 'setup-settlement'
    case 'setup_road':
      return 'setup-road'
    case 'free_road':
      return 'road'
    case 'move_robber':
      return 'robber'
    case 'main':
      return tool === 'card' ? null : tool
    default:
      return null
  }
}

/** The place of an action that has one. */
export function placeOf(action: Action): { readonly targeting: Targeting; readonly spot: Spot } | null {
  const read = readAction(action)
  switch (read.type) {
    case 'PLACE_SETUP_SETTLEMENT':
      return { targeting: 'setup-settlement', spot: { kind: 'vertex', at: read.vertex } }
    case 'PLACE_SETUP_ROAD':
      return { targeting: 'setup-road', spot: { kind: 'edge', at: read.edge } }
    case 'BUILD_ROAD':
      return { targeting: 'road', spot: { kind: 'edge', at: read.edge } }
    case 'BUILD_SETTLEMENT':
      return { targeting: 'settlement', spot: { kind: 'vertex', at: read.vertex } }
    case 'UPGRADE_TO_CITY':
      return { targeting: 'city', spot: { kind: 'vertex', at: read.vertex } }
    case 'MOVE_ROBBER':
      return { targeting: 'robber', spot: { kind: 'hex', at: read.hex } }
    default:
      return null
  }
}

/** Where it may go now. */
export function placesOf(state: CatanState, seat: number, targeting: Targeting): readonly Spot[] {
  return legalActions(state, seat).flatMap((action) => {
    const place = placeOf(action)
    return place?.targeting === targeting ? [place.spot] : []
  })
}

/** The position after an action of mine, to tell what it would change. */
export function afterAction(state: CatanState, seat: number, action: Action): CatanState {
  const after = catan.clone(state)
  catan.apply(after, seat, action)
  return after
}
