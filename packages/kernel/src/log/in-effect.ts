import { type ActionEntry, isUndo, type LogEntry } from './entry.ts'

/** The entries of a log without what was taken back, and without the takebacks. */
export function inEffect(entries: readonly LogEntry[]): ActionEntry[] {
  const kept: ActionEntry[] = []
  for (let at = entries.length; at > 0; ) {
    const entry = entries[at - 1]!
    if (isUndo(entry)) at = entry.undo
    else {
      kept.push(entry)
      at--
    }
  }
  return kept.reverse()
}

/** The last of them, or undefined at the start. */
export function lastInEffect(entries: readonly LogEntry[]): ActionEntry | undefined {
  let at = entries.length
  for (;;) {
    const entry = entries[at - 1]
    if (!entry || !isUndo(entry)) return entry
    at = entry.undo
  }
}
