import { isIntegerIn } from './json.ts'
import type { Seat } from './seats.ts'

/**
 * What a seat or chance does, as one exact integer. A game gives each of its actions a number: the finite ones small,
 * the open-ended ones (trade offers) large. `encode` and `decode` are its form on the wire, `format` and `parse` its text.
 */
export type Action = number

/** Who acts: a seat, or chance. */
export type Actor = number
export const CHANCE: Actor = -1

/** Who looks: a seat, or anybody else. */
export type Viewer = number
export const SPECTATOR: Viewer = -1

export type WireActor = Seat | 'chance'
export type WireViewer = Seat | 'spectator'

export function encodeActor(actor: Actor): WireActor {
  return actor === CHANCE ? 'chance' : actor
}

export function decodeActor(wire: unknown, seats: number): Actor | null {
  if (wire === 'chance') return CHANCE
  return isIntegerIn(wire, 0, seats - 1) ? wire : null
}

export function encodeViewer(viewer: Viewer): WireViewer {
  return viewer === SPECTATOR ? 'spectator' : viewer
}

export function decodeViewer(wire: unknown, seats: number): Viewer | null {
  if (wire === 'spectator') return SPECTATOR
  return isIntegerIn(wire, 0, seats - 1) ? wire : null
}
