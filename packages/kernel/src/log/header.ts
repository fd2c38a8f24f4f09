import type { Game } from '../contract/game.ts'
import { hasExactly, isObject, type Json, type JsonObject } from '../contract/json.ts'
import type { Options } from '../contract/options.ts'
import { type Refusal, refuse } from '../contract/refusal.ts'
import { type FairTerms, formatTerms, parseTerms } from '../fair-dice/terms.ts'

/** What a log begins with: everything that its entries do not say. */
export interface Header {
  readonly game: string
  readonly ruleset: string
  readonly options: Options
  /** A label for each seat: the name of a person or a bot. */
  readonly seats: readonly string[]
  /** The explicit start position, as the game describes it; no generator is needed to replay. */
  readonly start: JsonObject
  /** What the dice hang on, where they can be checked. */
  readonly fair?: FairTerms
}

/** The version of the log's own form. */
const FORM = 1

/** A header for a game that begins at `start`. */
export function headerFor<S, O extends Options>(
  game: Game<S, O>,
  options: O,
  seats: readonly string[],
  start: S,
): Header {
  return { game: game.id, ruleset: game.ruleset, options, seats, start: game.describe(start) }
}

export function formatHeader(header: Header): JsonObject {
  const { game, ruleset, options, seats, start, fair } = header
  const plain = { serai: FORM, game, ruleset, options, seats, start }
  return fair ? { ...plain, fair: formatTerms(fair) } : plain
}

export function parseHeader(json: unknown): Header | Refusal<'E_LOG'> {
  if (!isObject(json)) return fault('a header must be an object')
  if (json.serai !== FORM) return fault(`"serai" must be ${FORM}`)
  const fields = 'fair' in json ? FAIR_FIELDS : FIELDS
  if (!hasExactly(json, fields)) return fault(`a header must have exactly the fields ${fields.join(', ')}`)
  const { game, ruleset, options, seats, start } = json
  if (typeof game !== 'string') return fault('"game" must be a string')
  if (typeof ruleset !== 'string') return fault('"ruleset" must be a string')
  if (!isObject(options)) return fault('"options" must be an object')
  if (!Array.isArray(seats) || !seats.every((label) => typeof label === 'string')) {
    return fault('"seats" must be a list of strings')
  }
  if (!isObject(start)) return fault('"start" must be an object')
  const plain = { game, ruleset, options: options as Options, seats, start: start as { [key: string]: Json } }
  if (!('fair' in json)) return plain
  const fair = parseTerms(json.fair, seats.length)
  if (!fair) return fault('"fair" must be the table, the commitment (64 hex digits) and a seed for each seat')
  return { ...plain, fair }
}

const FIELDS = ['serai', 'game', 'ruleset', 'options', 'seats', 'start']
const FAIR_FIELDS = [...FIELDS, 'fair']

function fault(text: string): Refusal<'E_LOG'> {
  return refuse('E_LOG', { entry: 0, fault: text })
}
