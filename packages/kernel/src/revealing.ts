import { CHANCE } from './actor.ts'
import type { ActionEntry } from './entry.ts'
import type { Game } from './game.ts'
import type { Options } from './options.ts'

/**
 * Whether an entry lets its actor know something: chance always does, and so does an action that uncovers what others
 * hold. Such a step is never taken back, and a batch can only end with it; otherwise one could look and then choose.
 */
export function isRevealing<S, O extends Options>(game: Game<S, O>, before: S, entry: ActionEntry): boolean {
  if (entry.by === CHANCE) return true
  const { reveal = [] } = game.redactEntry(before, entry, entry.by)
  return reveal.length > 0
}
