import { toHex, utf8 } from './bytes.ts'
import type { LogEntry } from './entry.ts'
import { formatEntry } from './entry-json.ts'
import type { FairReveal } from './fair-terms.ts'
import { canonicalJson } from './fair-text.ts'
import type { Game } from './game.ts'
import { formatHeader, type Header } from './header.ts'
import type { JsonObject } from './json.ts'
import type { Options } from './options.ts'
import { sha256 } from './sha256.ts'

/** The hash that the chance of entry 1 hangs on. */
export function chainHeader(header: Header): string {
  return digest(canonicalJson(formatHeader(header)))
}

/**
 * The hash that chance hangs on after this entry; `before` is the one it hung on until then. Without the time, and
 * whether that was over: whoever keeps the log says so, and could choose the dice with it.
 */
export function chainEntry<S, O extends Options>(before: string, game: Game<S, O>, entry: LogEntry): string {
  const { at: _, late: __, ...done } = formatEntry(game, entry)
  return link(before, done)
}

/** What ends the log of a finished game. */
export function revealLog<S, O extends Options>(
  game: Game<S, O>,
  header: Header,
  entries: readonly LogEntry[],
  secret: string,
): FairReveal {
  const hashes = [chainHeader(header)]
  for (const entry of entries) hashes.push(sealEntry(hashes.at(-1)!, game, entry))
  return { secret, hashes }
}

/** As `chainEntry`, with the time. */
export function sealEntry<S, O extends Options>(before: string, game: Game<S, O>, entry: LogEntry): string {
  return link(before, formatEntry(game, entry))
}

function link(before: string, json: JsonObject): string {
  return digest(`${before}\n${canonicalJson(json)}`)
}

function digest(text: string): string {
  return toHex(sha256(utf8(text)))
}
