import { describe, expect, it } from 'vitest'
import {
  AddBotRequest,
  BanRequest,
  ChatInput,
  ClientMessage,
  FinishedQuery,
  PersonName,
  RemovalRequest,
  TableRequest,
  TokenRequest,
} from './index.ts'

describe('client messages', () => {
  const act = { type: 'act', table: 't1', id: 'a-1', seq: 0, actions: [{ type: 'X' }] }

  it.each([
    { type: 'hello', protocol: 1 },
    { type: 'lobby', on: true },
    { type: 'watch', table: 't1' },
    { type: 'watch', table: 't1', from: 12 },
    { type: 'watch', table: 't1', from: null },
    { type: 'watch', table: 't1', quiet: true },
    { type: 'unwatch', table: 't1' },
    act,
    { type: 'undo', table: 't1', id: 'a', seq: 3 },
    { type: 'redo', table: 't1', id: 'a', seq: 3 },
    { type: 'resign', table: 't1', id: 'a', seq: 3 },
    { type: 'autopilot', table: 't1', id: 'a', on: false },
    { type: 'chat', table: 't1', id: 'a', chat: { text: 'hi' } },
    { type: 'chat', table: 't1', id: 'a', chat: { preset: 'hello' } },
    { type: 'ping' },
  ])('takes %j as it is', (message) => {
    expect(ClientMessage.parse(message)).toEqual(message)
  })

  it.each([
    ['no object', null],
    ['an unknown type', { type: 'fly' }],
    ['an unknown field', { ...act, more: 1 }],
    ['no action', { ...act, actions: [] }],
    ['too many actions', { ...act, actions: Array(65).fill({}) }],
    ['a missing action', { ...act, actions: undefined }],
    ['half a seq', { ...act, seq: 0.5 }],
    ['a negative seq', { ...act, seq: -1 }],
    ['a seq beyond exact numbers', { ...act, seq: 2 ** 53 }],
    ['an id with other signs', { ...act, id: 'a b' }],
    ['too long an id', { ...act, id: 'a'.repeat(65) }],
    ['a table that is a path', { ...act, table: '../t1' }],
    ['an empty chat', { type: 'chat', table: 't1', id: 'a', chat: {} }],
    ['a chat of both kinds', { type: 'chat', table: 't1', id: 'a', chat: { text: 'x', preset: 'hello' } }],
  ])('refuses %s', (_, message) => {
    expect(ClientMessage.safeParse(message).success).toBe(false)
  })
})

describe('requests', () => {
  it('fill in what is left out', () => {
    expect(TableRequest.parse({ game: 'g', seats: 2 })).toEqual({ game: 'g', seats: 2, options: {}, isPrivate: false })
    expect(AddBotRequest.parse({ level: 'easy' })).toEqual({ level: 'easy', seat: null })
    expect(FinishedQuery.parse({ before: '7' })).toEqual({ limit: 20, before: 7 })
  })

  it.each([
    [{ game: 'g' }],
    [{ game: 'g', seats: 0 }],
    [{ game: 'g', seats: 2, clock: { turnSeconds: 1, reserveSeconds: 0 } }],
    [{ game: 'g', seats: 2, options: [] }],
    [{ game: 'g', seats: 2, x: 1 }],
    [{ game: 'g', seats: 2, seat: false }],
    [{ game: 'g', seats: 2, seat: -1 }],
    [{ game: 'g', seats: 2, bots: 'hard' }],
    [{ game: 'g', seats: 2, bots: { seat: 1, level: 'hard' } }],
    [{ game: 'g', seats: 2, bots: [{ bot: 'hard', level: 'hard' }] }],
    [{ game: 'g', seats: 2, start: 1 }],
  ])('refuse %j', (request) => {
    expect(TableRequest.safeParse(request).success).toBe(false)
  })
})

describe('texts of people', () => {
  it.each([
    [' Ann ', 'Ann'],
    ['Жанна', 'Жанна'],
    ['e\u0301', 'é'],
    ['Ann \u00a0\u3000 Lee', 'Ann Lee'],
    ['❤\ufe0f Ann 1\ufe0f\u20e3', '❤\ufe0f Ann 1\ufe0f\u20e3'],
  ])('a name %j is %j', (typed, name) => {
    expect(PersonName.parse(typed)).toBe(name)
  })

  it.each([
    ['', 'needs at least one character that can be seen'],
    [' \u00a0\n', 'needs at least one character that can be seen'],
    ['\u3164\u115f\u2800\u200b', 'needs at least one character that can be seen'],
    ['x'.repeat(25), 'at most 24 characters'],
  ])('%j is no name: %s', (typed, fault) => {
    expect(PersonName.safeParse(typed).error?.issues[0]?.message).toBe(fault)
  })

  it('names and labels are clean, as chat is', () => {
    expect(PersonName.parse('A\u202en\nn\u00ad 👩‍🚀')).toBe('An n 👩‍🚀')
    expect(TokenRequest.parse({ label: '\u2066my\tbot\u200b' })).toEqual({ label: 'my bot' })
    expect(TokenRequest.safeParse({ label: '\u200b' }).success).toBe(false)
    expect(BanRequest.parse({ on: true, reason: '\u001b[2Jrude' })).toEqual({ on: true, reason: '[2Jrude' })
    expect(BanRequest.parse({ on: true })).toEqual({ on: true, reason: '' })
    expect(RemovalRequest.safeParse({ reason: ' \u200b' }).success).toBe(false)
  })

  it('chat is of one kind, and bounded: the table looks at it further', () => {
    expect(ChatInput.safeParse({ text: 'x'.repeat(801) }).success).toBe(false)
    expect(ChatInput.safeParse({ preset: 'rude' }).success).toBe(false)
  })
})
