import type { Viewer } from '../contract/actor.ts'
import { redactEntry } from '../contract/disclosed.ts'
import type { Game } from '../contract/game.ts'
import type { Options } from '../contract/options.ts'
import { isRefusal, type Refusal } from '../contract/refusal.ts'
import { isUndo, type LogEntry } from './entry.ts'
import type { Header } from './header.ts'
import { appendTo, replay } from './replay.ts'

/** What a viewer may have of a log. */
export interface RedactedLog<S> {
  readonly header: Header
  /** The redacted start, which the header describes. */
  readonly start: S
  readonly entries: readonly LogEntry[]
}

/** A log as this viewer may see it: each entry redacted in its own position, so the log is checked on the way. */
export function redactLog<S, O extends Options>(
  game: Game<S, O>,
  header: Header,
  entries: readonly LogEntry[],
  viewer: Viewer,
): RedactedLog<S> | Refusal<'E_LOG'> {
  const record = replay(game, header, [])
  if (isRefusal(record)) return record
  const start = game.redact(record.state, viewer)
  const redacted: LogEntry[] = []
  for (const entry of entries) {
    const refusal = appendTo(record, entry)
    if (refusal) return refusal
    redacted.push(isUndo(entry) ? entry : redactEntry(entry, record.disclosedBy(entry.seq), viewer))
  }
  return { header: { ...header, start: game.describe(start) }, start, entries: redacted }
}
