/**
 * SQLSTATEs of a server that stops, starts, has ended the connection, or is not the one that writes any more; then lost
 * deadlocks and serializations. A statement that was cancelled (57014) is none: it was too slow, and would be again.
 */
const CODES = /^(57P0[1-5]|08...|53300|25006|40P01|40001)$/
/** The name of a server may be unknown while it is started again. */
const ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
])
const TEXTS =
  /connection (terminated|ended|timeout)|timeout exceeded when trying to connect|query read timeout|not queryable/i

/** Whether the same may go well a moment later. What was asked may have been done or not. */
export function isLostConnection(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return CODES.test(code) || ERRORS.has(code) || TEXTS.test(message)
}
