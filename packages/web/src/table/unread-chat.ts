import type { ChatLine } from '@serai/protocol'
import type { TableView } from './table-session.ts'

const KEY = 'serai.chat'
/** Of so many tables; the oldest is forgotten first. */
const MOST = 20

type Seen = readonly [table: string, line: number]

function read(): readonly Seen[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isSeen) : []
  } catch {
    return []
  }
}

function isSeen(value: unknown): value is Seen {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number'
}

/** The last line of a table's chat that was in sight on this device; null: I never was there. */
export function chatSeenBefore(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null
}

export function keepChatSeen(table: string, line: number): void {
  const others = read().filter(([id]) => id !== table)
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, line]].slice(-MOST)))
  } catch {
    // A browser that keeps nothing takes for read what was written before one comes back.
  }
}

export function lastLine(chat: readonly ChatLine[]): number {
  return chat.at(-1)?.number ?? 0
}

/** What others have written out of my sight. */
export function unreadLines({ chat, chatSeen, seat }: Pick<TableView, 'chat' | 'chatSeen' | 'seat'>) {
  return chat.filter((line) => line.number > (chatSeen ?? 0) && (seat === null || line.seat !== seat))
}

export function unreadChat(view: TableView): number {
  return unreadLines(view).length
}
