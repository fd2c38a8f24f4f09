import type { ActionEntry } from '../log/entry.ts'
import { type Action, CHANCE, type Viewer } from './actor.ts'
import { hasSeat, type SeatSet } from './seats.ts'

/** What an entry lets people know. It is worked out once, in the position before the entry, for all who look. */
export interface Disclosed {
  /** What everybody learns beside the action: numbers that their states do not hold, in the game's own order. */
  readonly reveal?: readonly number[]
  /** Where not everybody may know the action: the seats that may, and what the others get in its place. */
  readonly secret?: { readonly seats: SeatSet; readonly cover: Action }
}

/** The action is everybody's to know, and says all there is. */
export const ALL_IN_THE_OPEN: Disclosed = Object.freeze({})

/** An entry as the viewer may know it: the only way out for one. */
export function redactEntry(entry: ActionEntry, { reveal, secret }: Disclosed, viewer: Viewer): ActionEntry {
  const isCovered = secret !== undefined && (viewer < 0 || !hasSeat(secret.seats, viewer))
  if (!reveal && !isCovered) return entry
  return { ...entry, ...(isCovered && { action: secret.cover }), ...(reveal && { reveal }) }
}

/**
 * Whether an entry lets its own actor know something: chance always does, and so does an action that uncovers what others
 * hold. Such a step is never taken back, and a batch can only end with it; otherwise one could look and then choose.
 */
export function tellsActor({ by }: Pick<ActionEntry, 'by'>, { reveal }: Disclosed): boolean {
  return by === CHANCE || reveal !== undefined
}
