import { actions, type CatanState, catan, layout, stage } from '@serai/catan'
import type { Action } from '@serai/kernel'
import type { Spot } from '../island/island-model.ts'

/** What a person has taken up to build. */
export type Tool = Piece | 'card'
export type Piece = 'road' | 'settlement' | 'city'

/** What a place on the island is chosen for: the tool, or what the stage asks for. */
export type Aim = Piece | 'setup-settlement' | 'setup-road' | 'robber'

const AIMS: { readonly [A in Aim]: { readonly first: Action; readonly count: number; readonly kind: Spot['kind'] } } = {
  'setup-settlement': { first: actions.PLACE_SETUP_SETTLEMENT, count: 54, kind: 'vertex' },
  'setup-road': { first: actions.PLACE_SETUP_ROAD, count: 72, kind: 'edge' },
  road: { first: actions.BUILD_ROAD, count: 72, kind: 'edge' },
  settlement: { first: actions.BUILD_SETTLEMENT, count: 54, kind: 'vertex' },
  city: { first: actions.UPGRADE_TO_CITY, count: 54, kind: 'vertex' },
  robber: { first: actions.MOVE_ROBBER, count: 19, kind: 'hex' },
}

export function legalActions(state: CatanState, seat: number): readonly Action[] {
  const out: Action[] = []
  const count = catan.legal(state, seat, out)
  return out.slice(0, count)
}

/** Stages with only one thing to do aim by themselves. */
export function aimOf(state: CatanState, seat: number | null, tool: Tool | null): Aim | null {
  if (seat === null || state[layout.ACTIVE] !== seat) return null
  switch (state[layout.STAGE]) {
    case stage.STAGE_SETUP_SETTLEMENT:
      return 'setup-settlement'
    case stage.STAGE_SETUP_ROAD:
      return 'setup-road'
    case stage.STAGE_FREE_ROAD:
      return 'road'
    case stage.STAGE_MOVE_ROBBER:
      return 'robber'
    case stage.STAGE_MAIN:
      return tool === 'card' ? null : tool
    default:
      return null
  }
}

/** Every action of an aim, legal or not. */
export function actionsOf(aim: Aim): readonly Action[] {
  const { first, count } = AIMS[aim]
  return Array.from({ length: count }, (_, at) => first + at)
}

export function actionAt(aim: Aim, spot: Spot): Action {
  return AIMS[aim].first + spot.at
}

/** The place of an action that has one. */
export function placeOf(action: Action): { readonly aim: Aim; readonly spot: Spot } | null {
  for (const aim of Object.keys(AIMS) as Aim[]) {
    const { first, count, kind } = AIMS[aim]
    if (action >= first && action < first + count) return { aim, spot: { kind, at: action - first } }
  }
  return null
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
