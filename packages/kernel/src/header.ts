import type { Game } from './game.ts'
import { hasExactly, isObject, type Json, type JsonObject } from './json.ts'
import type { Options } from './options.ts'
import { type Refusal, refuse } from './refusal.ts'

/** What a log begins with: everything that its entries do not say. */
export interface Header {
  readonly game: string
  readonly ruleset: string
  readonly options: Options
  /** A label for each seat: the name of a person or a bot. */
  readonly seats: readonly string[]
  /** The explicit start position, as the game describes it; no generator is needed to replay. */
  readonly start: JsonObject
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
  const { game, ruleset, options, seats, start } = header
  return { serai: FORM, game, ruleset, options, seats, start }
}

export function parseHeader(json: unknown): Header | Refusal<'E_LOG'> {
  if (!isObject(json)) return fault('a header is an object')
  if (json.serai !== FORM) return fault(`"serai" must be ${FORM}`)
  if (!hasExactly(json, FIELDS)) return fault(`a header has exactly the fields ${FIELDS.join(', ')}`)
  const { game, ruleset, options, seats, start } = json
  if (typeof game !== 'string') return fault('"game" must be a text')
  if (typeof ruleset !== 'string') return fault('"ruleset" must be a text')
  if (!isObject(options)) return fault('"options" must be an object')
  if (!Array.isArray(seats) || !seats.every((label) => typeof label === 'string')) {
    return fault('"seats" must be a list of texts')
  }
  if (!isObject(start)) return fault('"start" must be an object')
  return { game, ruleset, options: options as Options, seats, start: start as { [key: string]: Json } }
}

const FIELDS = ['serai', 'game', 'ruleset', 'options', 'seats', 'start']

function fault(text: string): Refusal<'E_LOG'> {
  return refuse('E_LOG', { entry: 0, fault: text })
}
