import type { Action, Actor } from '../contract/actor.ts'
import type { Seat } from '../contract/seats.ts'

/** One line of a log. `seq` counts from 1; `at` is the time in milliseconds, given by whoever keeps the log. */
export interface ActionEntry {
  readonly seq: number
  readonly at: number
  readonly by: Actor
  readonly action: Action
  /** Whoever keeps the log did it for the seat, which had let its time pass. */
  readonly late?: true
  /** Only in redacted entries: numbers that this entry makes known and the viewer's state does not hold, in the game's own order. */
  readonly reveal?: readonly number[]
}

/** Back to the position after entry `undo` (0: the start). Redo is the same entry with a later position: history is never rewritten. */
export interface UndoEntry {
  readonly seq: number
  readonly at: number
  readonly by: Seat
  readonly undo: number
}

export type Entry = ActionEntry
export type LogEntry = ActionEntry | UndoEntry

export function isUndo(entry: LogEntry): entry is UndoEntry {
  return 'undo' in entry
}
