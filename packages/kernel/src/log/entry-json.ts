import { decodeActor, encodeActor } from '../contract/actor.ts'
import type { Game } from '../contract/game.ts'
import { hasExactly, isIntegerIn, isObject, type JsonObject } from '../contract/json.ts'
import type { Options } from '../contract/options.ts'
import { formatRefusal, isRefusal, type Refusal, refuse } from '../contract/refusal.ts'
import type { ActionEntry, LogEntry, UndoEntry } from './entry.ts'
import { isUndo } from './entry.ts'

/** A log entry in its form on the wire and in files. */
export function formatEntry<S, O extends Options>(game: Game<S, O>, entry: LogEntry): JsonObject {
  const { seq, at } = entry
  const by = encodeActor(entry.by)
  if (isUndo(entry)) return { seq, at, by, undo: entry.undo }
  const { late, reveal } = entry
  return { seq, at, by, action: game.encode(entry.action), ...(late && { late }), ...(reveal && { reveal }) }
}

export function parseEntry<S, O extends Options>(
  game: Game<S, O>,
  json: unknown,
  seats: number = game.seats.max,
): LogEntry | Refusal<'E_LOG'> {
  if (!isObject(json)) return refuse('E_LOG', { fault: 'an entry must be an object' })
  const seq = json.seq
  if (!isCount(seq) || seq === 0) return refuse('E_LOG', { fault: '"seq" must be a whole number from 1' })
  const fault = (text: string) => refuse('E_LOG', { entry: seq, fault: text })

  const at = json.at
  if (!isCount(at)) return fault('"at" must be a whole number of milliseconds')
  const by = decodeActor(json.by, seats)
  if (by === null) return fault(`"by" must be "chance" or a seat below ${seats}`)

  if ('undo' in json) {
    if (!hasExactly(json, UNDO_FIELDS)) return fault(`an undo must have exactly the fields ${UNDO_FIELDS.join(', ')}`)
    if (by < 0) return fault('chance cannot undo')
    const undo = json.undo
    if (!isCount(undo)) return fault('"undo" must be a whole number')
    return { seq, at, by, undo } satisfies UndoEntry
  }

  const { late, reveal } = json
  const extra = EXTRA_FIELDS.filter((field) => json[field] !== undefined)
  const fields = [...ACTION_FIELDS, ...extra]
  if (!hasExactly(json, fields)) return fault(`an entry must have exactly the fields ${fields.join(', ')}`)
  const action = game.decode(json.action)
  if (isRefusal(action)) return fault(`unknown action: ${formatRefusal(action)}`)
  if (late !== undefined && (late !== true || by < 0))
    return fault('"late" must be true, and only on an action of a seat')
  if (reveal !== undefined && !isNumbers(reveal)) return fault('"reveal" must be a list of numbers')
  return { seq, at, by, action, ...(late && { late }), ...(reveal && { reveal }) } satisfies ActionEntry
}

const ACTION_FIELDS = ['seq', 'at', 'by', 'action']
const EXTRA_FIELDS = ['late', 'reveal']
const UNDO_FIELDS = ['seq', 'at', 'by', 'undo']

function isNumbers(value: unknown): value is readonly number[] {
  return Array.isArray(value) && value.every(Number.isSafeInteger)
}

function isCount(value: unknown): value is number {
  return isIntegerIn(value, 0, Number.MAX_SAFE_INTEGER)
}
