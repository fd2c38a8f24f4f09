import type { Refusal } from '@serai/kernel'
import { type ChatInput, type ChatLine, MOST_CHAT } from '@serai/protocol'
import type { Caller } from '../caller.ts'
import { decline } from '../refusals.ts'
import { seatOf } from './seats.ts'
import type { TableData } from './table-data.ts'

/** Older lines are forgotten. */
const KEPT = 100
/** So many lines of one person in so many milliseconds. */
const MOST_LINES = 5
const WINDOW_MS = 10_000

/** The chat with one more line, or why not. */
export function withLine(
  data: TableData,
  by: Caller,
  input: ChatInput,
  at: number,
): { readonly line: ChatLine; readonly chat: readonly ChatLine[] } | Refusal {
  if (data.muted.includes(by.id)) return decline('E_MUTED')
  const recent = data.chat.filter((line) => line.person === by.id && line.at > at - WINDOW_MS)
  if (recent.length >= MOST_LINES) return decline('E_RATE', { most: MOST_LINES, windowMs: WINDOW_MS })
  const said = 'preset' in input ? { preset: input.preset } : { text: input.text.trim() }
  if (said.text === '') return decline('E_CHAT_EMPTY')
  if (said.text !== undefined && said.text.length > MOST_CHAT) return decline('E_CHAT_LONG', { most: MOST_CHAT })
  const line: ChatLine = {
    number: (data.chat.at(-1)?.number ?? 0) + 1,
    at,
    person: by.id,
    name: by.name,
    seat: seatOf(data.seats, by.id),
    ...said,
  }
  return { line, chat: [...data.chat, line].slice(-KEPT) }
}

/** The host says who may not chat here. */
export function mute(data: TableData, by: Caller, person: string, on: boolean): Partial<TableData> | Refusal {
  if (data.host.id !== by.id) return decline('E_NOT_HOST')
  const others = data.muted.filter((muted) => muted !== person)
  return { muted: on ? [...others, person] : others }
}
