import type { TableSummary } from '@serai/protocol'
import type { LobbyMessage } from '../net/connection.ts'

/** The tables of the house after a message of the lobby, newest first. */
export function afterMessage(tables: readonly TableSummary[], message: LobbyMessage): readonly TableSummary[] {
  if (message.type === 'lobby') return message.tables
  const { table, summary } = message
  const isThere = tables.some(({ id }) => id === table)
  if (!summary) return isThere ? tables.filter(({ id }) => id !== table) : tables
  return isThere ? tables.map((one) => (one.id === table ? summary : one)) : [summary, ...tables]
}
