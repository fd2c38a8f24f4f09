// @vitest-environment happy-dom
import type { ChatLine, TableSummary } from '@serai/protocol'
import { beforeEach, expect, it } from 'vitest'
import { TableSession } from './table-session.ts'
import { chatSeenBefore, keepChatSeen, unreadChat } from './unread-chat.ts'

beforeEach(() => localStorage.clear())

const line = (number: number): ChatLine => ({ number, at: 0, person: 'mira-id', name: 'Mira', seat: 1, text: 'hi' })

const summary: TableSummary = {
  id: 't',
  game: 'catan',
  options: {},
  status: 'open',
  isPrivate: false,
  host: 'Mira',
  hostId: 'mira-id',
  seats: [],
  seq: 0,
  commitment: 'promise',
  createdAt: 0,
}

/** The table as somebody finds it who opens its page now. */
function come(table: string, chat: readonly ChatLine[]): TableSession {
  const session = new TableSession(
    table,
    {
      watch: (_, { receive }) => {
        receive({ type: 'snapshot', table, summary, seat: 0, seq: 0, view: null, clocks: null, chat })
        return () => {}
      },
      command: () => Promise.reject(new Error('nothing is asked for')),
    },
    () => null,
  )
  session.open()
  return session
}

const unread = (session: TableSession) => unreadChat(session.view.getState())

it('finds unread what was not in sight before one left, and what was written meanwhile', () => {
  // What was written before one first came is no news.
  expect(unread(come('t', [line(1)]))).toBe(0)
  expect(unread(come('t', [line(1), line(2)]))).toBe(1)
  const back = come('t', [line(1), line(2), line(3)])
  expect(unread(back)).toBe(2)
  back.showChat()
  expect(unread(come('t', [line(1), line(2), line(3)]))).toBe(0)
  expect(unread(come('other', [line(1)]))).toBe(0)
})

it('keeps the last tables only, and stands what is not its own', () => {
  for (let i = 0; i <= 20; i++) keepChatSeen(`table-${i}`, i)
  expect(chatSeenBefore('table-0')).toBeNull()
  expect(chatSeenBefore('table-20')).toBe(20)
  localStorage.setItem('serai.chat', '[null, 7, ["t", 3]]')
  expect(chatSeenBefore('t')).toBe(3)
  localStorage.setItem('serai.chat', '{')
  expect(chatSeenBefore('t')).toBeNull()
})
