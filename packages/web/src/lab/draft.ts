import { actions, type Board, type CatanState, catan, layout, stage } from '@serai/catan'
import type { Action } from '@serai/kernel'
import { emptyDraft, isDrafting, type Placement } from '@serai/lab'
import type { Spot } from '../catan/island/island-model.ts'

/** The set-up on a board after these actions of whoever was to place. */
export function draftAfter(board: Board, seats: number, placed: readonly Action[]): CatanState {
  const state = emptyDraft(board, seats)
  for (const action of placed) catan.apply(state, state[layout.ACTIVE]!, action)
  return state
}

/** The settlements of a whole draft with their roads. */
export function placementsOf(placed: readonly Action[]): readonly Placement[] {
  return Array.from({ length: placed.length >> 1 }, (_, i) => ({
    vertex: placed[2 * i]! - actions.PLACE_SETUP_SETTLEMENT,
    edge: placed[2 * i + 1]! - actions.PLACE_SETUP_ROAD,
  }))
}

/** Can the set-up have come about by these? */
export function isDraft(board: Board, seats: number, placed: readonly unknown[]): placed is readonly Action[] {
  const state = emptyDraft(board, seats)
  for (const action of placed) {
    const seat = state[layout.ACTIVE]!
    if (typeof action !== 'number' || !isDrafting(state) || catan.check(state, seat, action)) return false
    catan.apply(state, seat, action)
  }
  return true
}

/** A settlement and its road; only the road where the settlement stands. */
export function actionsFor(state: CatanState, { vertex, edge }: Placement): readonly Action[] {
  const road = actions.PLACE_SETUP_ROAD + edge
  return isRoadNext(state) ? [road] : [actions.PLACE_SETUP_SETTLEMENT + vertex, road]
}

export function actionAt({ kind, at }: Spot): Action {
  return (kind === 'edge' ? actions.PLACE_SETUP_ROAD : actions.PLACE_SETUP_SETTLEMENT) + at
}

/** Where whoever is to place may place. */
export function freeSpots(state: CatanState): readonly Spot[] {
  if (!isDrafting(state)) return []
  const list: Action[] = []
  const count = catan.legal(state, state[layout.ACTIVE]!, list)
  return list
    .slice(0, count)
    .map((action) =>
      isRoadNext(state)
        ? { kind: 'edge', at: action - actions.PLACE_SETUP_ROAD }
        : { kind: 'vertex', at: action - actions.PLACE_SETUP_SETTLEMENT },
    )
}

export const isRoadNext = (state: CatanState): boolean => state[layout.STAGE] === stage.STAGE_SETUP_ROAD
