import { toHex, utf8, writeAscii } from '../bytes/bytes.ts'
import { type Action, CHANCE } from '../contract/actor.ts'
import type { Game } from '../contract/game.ts'
import type { JsonObject } from '../contract/json.ts'
import type { Options } from '../contract/options.ts'
import { isUndo, type LogEntry } from '../log/entry.ts'
import { formatEntry } from '../log/entry-json.ts'
import { formatHeader, type Header } from '../log/header.ts'
import { sha256 } from './sha256.ts'
import type { FairReveal } from './terms.ts'
import { canonicalJson } from './text.ts'

/** The hash that the chance of entry 1 hangs on. */
export function chainHeader(header: Header): string {
  return digest(canonicalJson(formatHeader(header)))
}

/**
 * The hash that chance hangs on after this entry; `before` is the one it hung on until then. Without the time, and
 * whether that was over: whoever keeps the log says so, and could choose the dice with it.
 */
export function chainEntry<S, O extends Options>(before: string, game: Game<S, O>, entry: LogEntry): string {
  // The canonical JSON of the entry, put together by hand: this is done for every entry of every table.
  const by = entry.by === CHANCE ? '"chance"' : entry.by
  const { seq } = entry
  if (isUndo(entry)) return digest(before, '\n{"by":', `${by}`, ',"seq":', `${seq}`, ',"undo":', `${entry.undo}`, '}')
  const action = actionText(game, entry.action)
  const reveal = entry.reveal ? `,"reveal":${canonicalJson(entry.reveal)}` : ''
  return digest(before, '\n{"action":', action, ',"by":', `${by}`, reveal, ',"seq":', `${seq}`, '}')
}

/** Of the finite actions, which have small numbers; offers are of too many kinds to keep their texts. */
const KEPT_ACTIONS = 4096
const actionTexts = new WeakMap<object, string[]>()

function actionText<S, O extends Options>(game: Game<S, O>, action: Action): string {
  if (action >= KEPT_ACTIONS) return canonicalJson(game.encode(action))
  let texts = actionTexts.get(game)
  if (!texts) {
    texts = []
    actionTexts.set(game, texts)
  }
  texts[action] ??= canonicalJson(game.encode(action))
  return texts[action]
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
  return digest(before, '\n', canonicalJson(json))
}

/** Texts of entries are short; what is longer has its own. */
const scratch = new Uint8Array(1024)

/** Of one text, given in parts: they are not put together before they are bytes. */
function digest(...parts: readonly string[]): string {
  let end = 0
  for (const part of parts) {
    end = writeAscii(part, scratch, end)
    if (end < 0) return toHex(sha256(utf8(parts.join(''))))
  }
  return toHex(sha256(scratch, end))
}
