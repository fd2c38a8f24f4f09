/** Why a database cannot be used. A connection that was tried at several addresses has its reasons in a list, and no message. */
export function databaseReason(error: unknown): string {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: readonly Error[] }
  return message || errors?.[0]?.message || code || String(error)
}
