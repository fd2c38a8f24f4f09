import { isRefusal, type Refusal } from '@serai/kernel'
import type { Failure, WireError } from '@serai/protocol'
import { textOf } from './texts.ts'

/** Codes whose HTTP status is not 409, "not as the table is now". */
const STATUS: Readonly<Record<string, number>> = {
  E_JSON: 400,
  E_REQUEST: 400,
  E_PROTOCOL: 400,
  E_GAME_UNKNOWN: 400,
  E_OPTION: 400,
  E_SEAT_COUNT: 400,
  E_BOT_UNKNOWN: 400,
  E_PAYLOAD: 400,
  E_CHAT_EMPTY: 400,
  E_CHAT_LONG: 400,
  E_NOBODY: 401,
  E_TOKEN: 401,
  E_ORIGIN: 403,
  E_NOT_HOST: 403,
  E_NOT_SEATED: 403,
  E_MUTED: 403,
  E_NOT_FOUND: 404,
  E_TABLE_UNKNOWN: 404,
  E_SEAT_UNKNOWN: 404,
  E_TOKEN_UNKNOWN: 404,
  E_TOO_LARGE: 413,
  E_MEDIA_TYPE: 415,
  E_RATE: 429,
  E_INTERNAL: 500,
  E_STOPPING: 503,
  E_CLOSING: 503,
}

export function statusOf(code: string): number {
  return STATUS[code] ?? 409
}

/** A refusal in its form on the wire: the sentence for people comes from the catalogue. */
export function wireError({ code, ...details }: Refusal): WireError {
  return { ...details, code, message: textOf(code) }
}

/** Thrown by a route, answered by the error handler. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** The value asked for, or out of the route with the refusal. */
export function granted<T>(answer: T | Refusal): T {
  if (isRefusal(answer)) throw new Refused(answer)
  return answer
}

export function failure(refusal: Refusal): Failure {
  return { error: wireError(refusal) }
}
