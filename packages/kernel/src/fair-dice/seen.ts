import { SPECTATOR, type Viewer } from '../contract/actor.ts'
import { isRefusal, type Refusal, refuse } from '../contract/refusal.ts'
import { formatEntry } from '../log/entry-json.ts'
import { formatHeader } from '../log/header.ts'
import type { Log } from '../log/log.ts'
import { redactLog } from '../log/redact-log.ts'
import { canonicalJson } from './text.ts'

/**
 * Compares a finished log with what somebody kept of the same game while it was played, be it a seat or a spectator.
 * E_FORGED names the first entry that they saw otherwise; 0 is the header.
 */
export function compareSeen(log: Log, seen: Log): Refusal<'E_FORGED'> | null {
  const fault = 'differs from the log saved during the game'
  const seats = Array.from({ length: log.header.seats.length }, (_, seat): Viewer => seat)
  let first = 0
  for (const viewer of [SPECTATOR, ...seats]) {
    const other = firstOther(log, seen, viewer)
    if (other === null) return null
    first = Math.max(first, other)
  }
  return refuse('E_FORGED', { entry: first, fault })
}

/** The first entry that this viewer cannot have seen so; null when they may have seen it all. */
function firstOther({ game, header, entries }: Log, seen: Log, viewer: Viewer): number | null {
  const redacted = redactLog(game, header, entries, viewer)
  if (isRefusal(redacted)) return Number(redacted.entry)
  if (canonicalJson(formatHeader(redacted.header)) !== canonicalJson(formatHeader(seen.header))) return 0
  for (const entry of seen.entries) {
    const shown = redacted.entries[entry.seq - 1]
    const isSame = shown && canonicalJson(formatEntry(game, shown)) === canonicalJson(formatEntry(game, entry))
    if (!isSame) return entry.seq
  }
  return null
}
