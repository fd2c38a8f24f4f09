import { activeSeat, type CatanState, catan, makeAction, type Piece, readAction, stageOf } from '@serai/catan'
import type { Action } from '@serai/kernel'
import type { Spot } from '../island/island-model.ts'

/** What a person has taken up to build. */
export type Tool = Piece | 'card'

/** What a place on the island is chosen for: the tool, or what the stage asks for. */
export type Aim = Piece | 'setup-settlement' | 'setup-road' | 'robber'

export function actionAt(aim: Aim, { at }: Spot): Action {
  switch (aim) {
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

/** Stages with only one thing to do aim by themselves. */
export function aimOf(state: CatanState, seat: number | null, tool: Tool | null): Aim | null {
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
export function placeOf(action: Action): { readonly aim: Aim; readonly spot: Spot } | null {
  const read = readAction(action)
  switch (read.type) {
    case 'PLACE_SETUP_SETTLEMENT':
      return { aim: 'setup-settlement', spot: { kind: 'vertex', at: read.vertex } }
    case 'PLACE_SETUP_ROAD':
      return { aim: 'setup-road', spot: { kind: 'edge', at: read.edge } }
    case 'BUILD_ROAD':
      return { aim: 'road', spot: { kind: 'edge', at: read.edge } }
    case 'BUILD_SETTLEMENT':
      return { aim: 'settlement', spot: { kind: 'vertex', at: read.vertex } }
    case 'UPGRADE_TO_CITY':
      return { aim: 'city', spot: { kind: 'vertex', at: read.vertex } }
    case 'MOVE_ROBBER':
      return { aim: 'robber', spot: { kind: 'hex', at: read.hex } }
    default:
      return null
  }
}

/** Where the aim may go now. */
export function placesOf(state: CatanState, seat: number, aim: Aim): readonly Spot[] {
  return legalActions(state, seat).flatMap((action) => {
    const place = placeOf(action)
    return place?.aim === aim ? [place.spot] : []
  })
}

/** The position after an action of mine, to tell what it would change. */
export function afterAction(state: CatanState, seat: number, action: Action): CatanState {
  const after = catan.clone(state)
  catan.apply(after, seat, action)
  return after
}
