import { activeSeat, type Board, type CatanState, catan, makeAction, readAction, stageOf } from '@serai/catan'
import type { Action } from '@serai/kernel'
import { emptyDraft, isDrafting, type Placement } from '@serai/lab'
import type { Spot } from '../catan/island/island-model.ts'

/** The setup on a board after these actions of whoever was to place. */
export function draftAfter(board: Board, seats: number, placed: readonly Action[]): CatanState {
  const state = emptyDraft(board, seats)
  for (const action of placed) catan.apply(state, activeSeat(state), action)
  return state
}

/** The setup after these settlements with their roads. */
export function draftOf(board: Board, seats: number, placements: readonly Placement[]): CatanState {
  const state = emptyDraft(board, seats)
  for (const placement of placements) {
    for (const action of actionsFor(state, placement)) catan.apply(state, activeSeat(state), action)
  }
  return state
}

/** The settlements of a whole draft with their roads. */
export function placementsOf(placed: readonly Action[]): readonly Placement[] {
  const spots = placed.map(spotOf)
  return Array.from({ length: placed.length >> 1 }, (_, i) => ({
    vertex: spots[2 * i]!.at,
    edge: spots[2 * i + 1]!.at,
  }))
}

/** Can the setup have come about by these? */
export function isDraft(board: Board, seats: number, placed: readonly unknown[]): placed is readonly Action[] {
  const state = emptyDraft(board, seats)
  for (const action of placed) {
    const seat = activeSeat(state)
    if (typeof action !== 'number' || !isDrafting(state) || catan.check(state, seat, action)) return false
    catan.apply(state, seat, action)
  }
  return true
}

/** A settlement and its road; only the road where the settlement stands. */
export function actionsFor(state: CatanState, { vertex, edge }: Placement): readonly Action[] {
  const road = makeAction({ type: 'PLACE_SETUP_ROAD', edge })
  return isRoadNext(state) ? [road] : [makeAction({ type: 'PLACE_SETUP_SETTLEMENT', vertex }), road]
}

export function actionAt({ kind, at }: Spot): Action {
  return kind === 'edge'
    ? makeAction({ type: 'PLACE_SETUP_ROAD', edge: at })
    : makeAction({ type: 'PLACE_SETUP_SETTLEMENT', vertex: at })
}

/** The way back; of anything else than a setup there is none. */
function spotOf(action: Action): Spot {
  const read = readAction(action)
  if (read.type === 'PLACE_SETUP_ROAD') return { kind: 'edge', at: read.edge }
  if (read.type === 'PLACE_SETUP_SETTLEMENT') return { kind: 'vertex', at: read.vertex }
  throw new Error(`${read.type} in a setup`)
}

/** Where whoever is to place may place. */
export function freeSpots(state: CatanState): readonly Spot[] {
  if (!isDrafting(state)) return []
  const list: Action[] = []
  const count = catan.legal(state, activeSeat(state), list)
  return list.slice(0, count).map(spotOf)
}

export const isRoadNext = (state: CatanState): boolean => stageOf(state) === 'setup_road'
