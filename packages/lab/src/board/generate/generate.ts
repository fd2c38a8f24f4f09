import { type Board, randomBoard, spiralBoard } from '@serai/catan'
import { type Refusal, refuse, stream } from '@serai/kernel'
import { type BoardConstraints, constraintFault, constraintsOn } from './constraints.ts'
import { evenOut } from './fair-board.ts'
import { findBoard } from './find-board.ts'

export const BOARD_MODES = ['spiral', 'random', 'fair'] as const
export type BoardMode = (typeof BOARD_MODES)[number]

export interface BoardRequest {
  readonly mode: BoardMode
  readonly seed: number
  /** Which board of this seed, from 1. */
  readonly number?: number
  /** Players that a `fair` board is made for. */
  readonly seats?: number
  readonly constraints?: BoardConstraints
}

/**
 * The board of a request: the same request always gives the same one. Without constraints `spiral` and `random` are the
 * boards of the engine: board n is that of game n of a simulation with this seed.
 */
export function generateBoard(request: BoardRequest): Board | Refusal<'E_CONSTRAINT' | 'E_NO_BOARD'> {
  const { mode, seed, number = 1, seats = 4 } = request
  const wanted = request.constraints ?? {}
  const fault = constraintFault(wanted, mode)
  if (fault) return fault
  const random = stream(seed, 'board', number)
  if (mode !== 'fair' && !isAsking(wanted)) return mode === 'spiral' ? spiralBoard(random) : randomBoard(random)
  const constraints = mode === 'spiral' ? wanted : { redsApart: true, ...wanted }
  const found = findBoard(mode === 'spiral' ? 'spiral' : 'random', constraints, random)
  if ('length' in found) return refuse('E_NO_BOARD', { mode, asked: constraintsOn(constraints), broken: [...found] })
  return mode === 'fair' ? evenOut(found, constraints, seats, random) : found.copy()
}

/** `redsApart: true` asks for nothing new: the engine's boards keep to it. */
function isAsking({ redsApart, ...rest }: BoardConstraints): boolean {
  return redsApart === false || constraintsOn(rest).length > 0
}
