import { isObject, isRefusal, type JsonObject, type Refusal, refuse } from '@serai/kernel'
import { type Line, MOST_CHARACTERS, TOO_LONG } from './line-splitter.ts'
import { OPERATION_NAMES, SESSION_OPERATIONS, STATE_OPERATIONS } from './operations.ts'
import type { Session } from './session.ts'

type Id = string | number | null

/** One line in, one line out, whatever the line. */
export function replyTo(session: Session, line: Line): string {
  if (line === TOO_LONG) return failure(null, refuse('E_LINE', { most: MOST_CHARACTERS }))
  let request: unknown
  try {
    request = JSON.parse(line)
  } catch {
    return failure(null, refuse('E_JSON'))
  }
  if (!isObject(request)) return failure(null, refuse('E_REQUEST', { fault: 'a request is an object' }))
  const id = request.id ?? null
  if (!isId(id)) return failure(null, refuse('E_REQUEST', { field: 'id', allowed: 'a text or a number' }))
  try {
    const reply = replyOf(session, request)
    return isRefusal(reply) ? failure(id, reply) : `${JSON.stringify({ id, ok: true, ...reply })}\n`
  } catch (error) {
    // A fault of the engine itself: the tool on the other side must learn of it and can go on.
    return failure(id, refuse('E_INTERNAL', { fault: error instanceof Error ? error.message : String(error) }))
  }
}

function replyOf(session: Session, request: Readonly<Record<string, unknown>>): JsonObject | Refusal {
  const op = request.op
  if (typeof op === 'string' && Object.hasOwn(SESSION_OPERATIONS, op)) return SESSION_OPERATIONS[op]!(session, request)
  if (typeof op !== 'string' || !Object.hasOwn(STATE_OPERATIONS, op)) {
    return refuse('E_OP', { allowed: OPERATION_NAMES })
  }
  return session.position ? STATE_OPERATIONS[op]!(session.position, request) : refuse('E_NO_GAME')
}

function isId(value: unknown): value is Id {
  return value === null || typeof value === 'string' || typeof value === 'number'
}

function failure(id: Id, { code, ...details }: Refusal): string {
  return `${JSON.stringify({ id, ok: false, error: { code, ...details } })}\n`
}
