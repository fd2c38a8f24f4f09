import { type Board, type CatanState, catan } from '@serai/catan'
import { actions, emptyState, layout, stage } from '@serai/catan/raw'
import { type Action, CHANCE, type Refusal, refuse } from '@serai/kernel'

const { ACTIVE, SEATS, SETUP_STEP, SETUP_VERTEX, STAGE, TARGET, TRADING } = layout
const POINTS_TO_WIN = 10

/** A settlement of the setup and the road beside it. */
export interface Placement {
  readonly vertex: number
  readonly edge: number
}

/** The setup on a board before anybody has placed; seats are numbered in the order of the draft. */
export function emptyDraft(board: Board, seats: number, into?: CatanState): CatanState {
  const s = emptyState(board, seats, into)
  s[TARGET] = POINTS_TO_WIN
  s[TRADING] = 1
  catan.apply(s, CHANCE, actions.FIRST_PLAYER)
  return s
}

/** The same after these placements in the order of the snake draft (R33), or what is wrong with them. */
export function draftState(
  board: Board,
  seats: number,
  placements: readonly Placement[],
): CatanState | Refusal<'E_PLACEMENT'> {
  const s = emptyDraft(board, seats)
  for (const [step, { vertex, edge }] of placements.entries()) {
    if (!isDrafting(s)) return refuse('E_PLACEMENT', { step, fault: 'the setup is over' })
    const seat = s[ACTIVE]!
    for (const action of [actions.PLACE_SETUP_SETTLEMENT + vertex, actions.PLACE_SETUP_ROAD + edge]) {
      const refusal = catan.check(s, seat, action)
      if (refusal) return refuse('E_PLACEMENT', { step, fault: refusal.code })
      catan.apply(s, seat, action)
    }
  }
  return s
}

/** A settlement is to be placed, or the road beside one. */
export function isDrafting(s: CatanState): boolean {
  return s[STAGE] === stage.STAGE_SETUP_SETTLEMENT || s[STAGE] === stage.STAGE_SETUP_ROAD
}

/** R33: is this the first round of the snake draft? */
export const isFirstRound = (s: CatanState): boolean => s[SETUP_STEP]! < s[SEATS]!

/** Chooses in the setup for whoever is to place. */
export interface Drafter {
  settle(s: CatanState, vertices: readonly number[], count: number): number
  /** Beside the settlement just placed. */
  road(s: CatanState, vertex: number, edges: readonly number[], count: number): number
}

const list: Action[] = []

/** Places one settlement and its road, or the road alone where the settlement stands. */
export function placeNext(s: CatanState, drafter: Drafter): Placement {
  if (s[STAGE] === stage.STAGE_SETUP_SETTLEMENT) {
    const count = choices(s, actions.PLACE_SETUP_SETTLEMENT)
    catan.apply(s, s[ACTIVE]!, actions.PLACE_SETUP_SETTLEMENT + drafter.settle(s, list, count))
  }
  const vertex = s[SETUP_VERTEX]!
  const count = choices(s, actions.PLACE_SETUP_ROAD)
  const edge = drafter.road(s, vertex, list, count)
  catan.apply(s, s[ACTIVE]!, actions.PLACE_SETUP_ROAD + edge)
  return { vertex, edge }
}

function choices(s: CatanState, first: Action): number {
  const count = catan.legal(s, s[ACTIVE]!, list)
  for (let i = 0; i < count; i++) list[i]! -= first
  return count
}

/** The rest of the setup. */
export function finishDraft(s: CatanState, drafter: Drafter): Placement[] {
  const placements: Placement[] = []
  while (isDrafting(s)) placements.push(placeNext(s, drafter))
  return placements
}
