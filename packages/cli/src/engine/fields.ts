import { findGame } from '@serai/bots'
import {
  type Actor,
  type AnyGame,
  decodeActor,
  decodeViewer,
  isIntegerIn,
  type Json,
  type Refusal,
  refuse,
  type Seat,
  type Viewer,
} from '@serai/kernel'
import { DEFAULT_SEED } from '../shared-options.ts'
import type { Position } from './session.ts'

export type EngineRequest = Readonly<Record<string, unknown>>

/** The request itself is wrong: which field, and what belongs there. */
function wrong(field: string, allowed: Json): Refusal<'E_REQUEST'> {
  return refuse('E_REQUEST', { field, allowed })
}

const seatsOf = ({ seats }: Position) => Array.from({ length: seats }, (_, seat) => seat)

export function gameField(request: EngineRequest, games: readonly AnyGame[]): AnyGame | Refusal {
  const { game } = request
  const found = typeof game === 'string' ? findGame(game, games) : undefined
  return found ?? refuse('E_GAME', { allowed: games.map((known) => known.id) })
}

export function seatsField({ seats }: EngineRequest, game: AnyGame): number | Refusal {
  const { min, max } = game.seats
  if (seats === undefined) return max
  return isIntegerIn(seats, min, max) ? seats : refuse('E_SEATS', { min, max })
}

export function seedField({ seed }: EngineRequest): number | Refusal {
  if (seed === undefined) return DEFAULT_SEED
  const most = Number.MAX_SAFE_INTEGER
  return isIntegerIn(seed, 0, most) ? seed : wrong('seed', `a whole number from 0 to ${most}`)
}

export function seatField({ seat }: EngineRequest, position: Position): Seat | Refusal {
  return isIntegerIn(seat, 0, position.seats - 1) ? seat : wrong('seat', seatsOf(position))
}

export function actorField({ by }: EngineRequest, position: Position): Actor | Refusal {
  return decodeActor(by, position.seats) ?? wrong('by', [...seatsOf(position), 'chance'])
}

/** Nobody in particular sees everything. */
export function viewerField(request: EngineRequest, position: Position): Viewer | null | Refusal {
  const viewer = request.as
  if (viewer === undefined || viewer === null) return null
  return decodeViewer(viewer, position.seats) ?? wrong('as', [...seatsOf(position), 'spectator'])
}

export function codeField(request: EngineRequest, position: Position): number | Refusal {
  const { code } = request
  const last = position.game.codes - 1
  if ('action' in request || 'actions' in request) return wrong('code', 'an action or its code, not both')
  return isIntegerIn(code, 0, last) ? code : wrong('code', `a whole number from 0 to ${last}`)
}

/** Whether a list of actions comes with their codes. */
export function codesField({ codes }: EngineRequest): boolean | Refusal {
  if (codes === undefined) return false
  return typeof codes === 'boolean' ? codes : wrong('codes', [true, false])
}

const MOST_ACTIONS = 1000

export function actionsField({ actions }: EngineRequest): readonly unknown[] | Refusal {
  const fits = Array.isArray(actions) && actions.length > 0 && actions.length <= MOST_ACTIONS
  return fits ? actions : wrong('actions', `a list of 1 to ${MOST_ACTIONS} actions`)
}
