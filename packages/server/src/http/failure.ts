import { isRefusal, MOST_DEPTH, type Refusal, refuse } from '@serai/kernel'
import { type Failure, REFUSAL_TEXTS, UNKNOWN_REFUSAL, type WireError } from '@serai/protocol'
import { StoreAway } from '../store/store-fault.ts'

/** Codes whose HTTP status is not 409, "not as the table is now". */
const STATUS: Readonly<Record<string, number>> = {
  E_JSON: 400,
  E_REQUEST: 400,
  E_TEXT: 400,
  E_PROTOCOL: 400,
  E_GAME_UNKNOWN: 400,
  E_OPTION: 400,
  E_BOARD_REQUEST: 400,
  E_CONSTRAINT: 400,
  E_NO_BOARD: 400,
  E_SEAT_COUNT: 400,
  E_BOT_UNKNOWN: 400,
  E_PAYLOAD: 400,
  E_CHAT_EMPTY: 400,
  E_CHAT_LONG: 400,
  E_PASSWORD: 400,
  E_PASSWORD_COMMON: 400,
  E_NAME_MIXED: 400,
  E_NOBODY: 401,
  E_TOKEN: 401,
  E_SIGN_IN: 401,
  E_SIGNED_OUT: 401,
  E_ADMIN: 401,
  E_ORIGIN: 403,
  E_BANNED: 403,
  E_NO_ACCOUNT: 403,
  E_NOT_BY_TOKEN: 403,
  E_PASSWORD_WRONG: 403,
  E_NOT_HOST: 403,
  E_NOT_SEATED: 403,
  E_MUTED: 403,
  E_TAKEN_OFF: 403,
  E_NOT_FOUND: 404,
  E_TABLE_UNKNOWN: 404,
  E_SEAT_UNKNOWN: 404,
  E_NOT_HERE: 404,
  E_TOKEN_UNKNOWN: 404,
  E_SESSION_UNKNOWN: 404,
  E_PERSON_UNKNOWN: 404,
  E_TOO_LARGE: 413,
  E_MEDIA_TYPE: 415,
  E_RATE: 429,
  E_INTERNAL: 500,
  E_AWAY: 503,
  E_STOPPING: 503,
  E_CLOSING: 503,
}

export function statusOf(code: string): number {
  return STATUS[code] ?? 409
}

const TEXTS: { readonly [code: string]: string | undefined } = REFUSAL_TEXTS

/** A refusal in its form on the wire, with a sentence for people. */
export function wireError({ code, ...details }: Refusal): WireError {
  return { ...details, code, message: TEXTS[code] ?? UNKNOWN_REFUSAL }
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

/** What is told of something that went wrong by itself. */
export function faultOf(error: unknown): Refusal {
  return refuse(error instanceof StoreAway ? 'E_AWAY' : 'E_INTERNAL')
}

/** What is told of JSON that nothing here looks into. */
export function tooDeep(): Refusal {
  return refuse('E_REQUEST', { in: 'body', faults: [{ at: '', fault: `nested in more than ${MOST_DEPTH} levels` }] })
}

export function failure(refusal: Refusal): Failure {
  return { error: wireError(refusal) }
}
