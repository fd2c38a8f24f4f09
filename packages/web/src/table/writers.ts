import type { ChatLine, TableSummary } from '@serai/protocol'

/** Somebody who may write at a table, or may not. */
export interface Writer {
  readonly person: string
  readonly name: string
  readonly isMuted: boolean
}

/** Whom the host can keep from writing: everybody else who sits here or has written; nobody for who is not the host. */
export function writers(summary: TableSummary | null, chat: readonly ChatLine[], me: string | null): readonly Writer[] {
  if (!summary || summary.hostId !== me) return []
  const muted = summary.muted ?? []
  const names = new Map<string, string>()
  for (const { person, name } of chat) names.set(person, name)
  for (const { person, name } of summary.seats) if (person !== undefined) names.set(person, name)
  names.delete(me)
  return [...names].map(([person, name]) => ({ person, name, isMuted: muted.includes(person) }))
}
