import type { Refusal } from '@serai/kernel'
import { type ChatInput, type ChatLine, cleanText, MOST_CHAT } from '@serai/protocol'
import type { Caller } from '../caller.ts'
import { decline } from '../refusals.ts'
import { seatOf } from './seats.ts'
import type { KeptLine, TableData } from './table-data.ts'

/** Older lines are forgotten: of those who sit, and of the others, who cannot crowd them out. */
const KEPT = { seated: 100, seatless: 40 }
/** So many lines of one person, and of all together who do not sit, in so many milliseconds. */
const MOST_LINES = 5
const MOST_SEATLESS = 10
const WINDOW_MS = 10_000

/** The chat with one more line; null when it was said before: a line is sent again when its answer was lost. */
export function withLine(
  data: TableData,
  by: Caller,
  clientId: string,
  input: ChatInput,
  at: number,
): { readonly line: KeptLine; readonly chat: readonly KeptLine[] } | null | Refusal {
  if (data.chat.some((line) => line.person === by.id && line.clientId === clientId)) return null
  if (data.muted.includes(by.id)) return decline('E_MUTED')
  const seat = seatOf(data.seats, by.id)
  const recent = data.chat.filter((line) => line.at > at - WINDOW_MS)
  const own = recent.filter((line) => line.person === by.id)
  if (own.length >= MOST_LINES) return decline('E_RATE', { most: MOST_LINES, windowMs: WINDOW_MS })
  if (seat === null && recent.filter(isSeatless).length >= MOST_SEATLESS) {
    return decline('E_RATE', { most: MOST_SEATLESS, windowMs: WINDOW_MS })
  }
  const said = 'preset' in input ? { preset: input.preset } : { text: cleanText(input.text) }
  if (said.text === '') return decline('E_CHAT_EMPTY')
  if (said.text !== undefined && said.text.length > MOST_CHAT) return decline('E_CHAT_LONG', { most: MOST_CHAT })
  const number = (data.chat.at(-1)?.number ?? 0) + 1
  const line: KeptLine = { number, at, person: by.id, name: by.name, seat, ...said, clientId }
  return { line, chat: withoutOldest([...data.chat, line]) }
}

/** A line as everybody may see it. */
export function shownLine(line: KeptLine): ChatLine {
  const shown: { -readonly [Key in keyof KeptLine]: KeptLine[Key] } = { ...line }
  delete shown.clientId
  return shown
}

/** Without the oldest lines of the kind that the last one is of. */
function withoutOldest(lines: readonly KeptLine[]): readonly KeptLine[] {
  const seatless = isSeatless(lines.at(-1)!)
  const alike = lines.filter((line) => isSeatless(line) === seatless)
  const gone = new Set(alike.slice(0, -(seatless ? KEPT.seatless : KEPT.seated)))
  return lines.filter((line) => !gone.has(line))
}

function isSeatless({ seat }: ChatLine): boolean {
  return seat === null
}
