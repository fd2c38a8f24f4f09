import type { AnyGame, Game } from '../contract/game.ts'
import { isObject, isTooDeep, MOST_DEPTH } from '../contract/json.ts'
import { decodeOptions, type Options } from '../contract/options.ts'
import { formatRefusal, isRefusal, type Refusal, refuse } from '../contract/refusal.ts'
import { type FairReveal, formatReveal, parseReveal } from '../fair-dice/terms.ts'
import type { LogEntry } from './entry.ts'
import { formatEntry, parseEntry } from './entry-json.ts'
import { formatHeader, type Header, parseHeader } from './header.ts'

export interface Log {
  readonly game: AnyGame
  readonly header: Header
  readonly entries: readonly LogEntry[]
  /** Once the game is over, where its dice can be checked. */
  readonly reveal?: FairReveal
}

/** A log as text: one line of JSON for the header, one for each entry, one for what is revealed at the end. */
export function formatLog<S, O extends Options>(
  game: Game<S, O>,
  header: Header,
  entries: readonly LogEntry[],
  reveal?: FairReveal,
): string {
  const lines = [JSON.stringify(formatHeader(header))]
  for (const entry of entries) lines.push(JSON.stringify(formatEntry(game, entry)))
  if (reveal) lines.push(JSON.stringify(formatReveal(reveal)))
  return `${lines.join('\n')}\n`
}

/**
 * The way back. A fault is named with its line in the text and, past the header, the number that its entry has or
 * should have. Whether the entries are legal is for `replay` to say.
 */
export function parseLog(lookup: (id: string) => AnyGame | undefined, text: string): Log | Refusal<'E_LOG'> {
  const lines = text.split('\n')
  if (lines.at(-1) === '') lines.pop()
  const headerFault = (fault: string) => refuse('E_LOG', { entry: 0, line: 1, fault })
  const first = parseLine(lines[0] ?? '')
  if (isTooDeep(first)) return headerFault(TOO_DEEP)
  const header = parseHeader(first)
  if (isRefusal(header)) return { ...header, line: 1 }

  const game = lookup(header.game)
  if (!game) return headerFault(`unknown game "${header.game}"`)
  if (header.ruleset !== game.ruleset) {
    return headerFault(`recorded with the rules "${header.ruleset}", but this release has "${game.ruleset}"`)
  }
  const options = decodeOptions(game.options, header.options)
  if (isRefusal(options)) return headerFault(formatRefusal(options))

  const entries: LogEntry[] = []
  for (let i = 1; i < lines.length; i++) {
    const json = parseLine(lines[i]!)
    if (json === undefined) return refuse('E_LOG', { entry: i, line: i + 1, fault: 'not JSON: incomplete or damaged' })
    if (isTooDeep(json)) return refuse('E_LOG', { entry: i, line: i + 1, fault: TOO_DEEP })
    // An entry may reveal something too, and has a number.
    if (isObject(json) && 'reveal' in json && !('seq' in json)) {
      const reveal = parseReveal(json)
      if (!reveal) return refuse('E_LOG', { line: i + 1, fault: '"reveal" must contain the secret and the hashes' })
      if (i < lines.length - 1) return refuse('E_LOG', { line: i + 2, fault: 'nothing may follow the revealed secret' })
      return { game, header, entries, reveal }
    }
    const entry = parseEntry(game, json, header.seats.length)
    if (isRefusal(entry)) return { entry: i, ...entry, line: i + 1 }
    if (entry.seq !== i) {
      return refuse('E_LOG', { entry: i, line: i + 1, fault: `expected entry ${i}, found entry ${entry.seq}` })
    }
    entries.push(entry)
  }
  return { game, header, entries }
}

const TOO_DEEP = `nested more than ${MOST_DEPTH} levels deep`

/** Not JSON: undefined, which no parser takes for a value. */
function parseLine(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
