import { catan } from '@serai/catan'
import {
  CHANCE,
  defaultOptions,
  type FairReveal,
  formatEntry,
  formatHeader,
  type Header,
  headerFor,
  type LogEntry,
  redactEntry,
  stream,
} from '@serai/kernel'
import type { ChatLine, TableSummary } from '@serai/protocol'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeSocket } from '../../test/fake-socket.ts'
import { Connection } from '../net/connection.ts'
import { TableSession } from './table-session.ts'
import { unreadChat } from './unread-chat.ts'

const game = catan

/** A game of seat 0's eyes: its log so far, and the entries after it. */
function seenGame(entries: number) {
  const options = defaultOptions(game.options)
  const open = game.start(options, 3, stream(1, 'board'))
  const header = headerFor(game, options, ['Lena', 'Mira', 'Anton'], game.redact(open, 0))
  const random = stream(2, 'play')
  const list: number[] = []
  const seen: LogEntry[] = []
  while (seen.length < entries) {
    const turn = game.toAct(open)
    const seat = 31 - Math.clz32(turn.must)
    const by = turn.kind === 'chance' ? CHANCE : seat
    const action = by === CHANCE ? game.draw(open, random) : list[random.below(game.legal(open, seat, list))]!
    const entry = { seq: seen.length + 1, at: 0, by, action }
    seen.push(redactEntry(entry, game.disclosed(open, entry), 0))
    game.apply(open, by, action)
  }
  return { header, seen, final: game.redact(open, 0) }
}

const summary = (status: TableSummary['status']): TableSummary => ({
  id: 't',
  game: 'catan',
  options: {},
  status,
  isPrivate: false,
  host: 'Lena',
  hostId: 'lena-id',
  seats: [],
  seq: 0,
  commitment: '',
  createdAt: 0,
  ...(status !== 'open' && { startedAt: 1 }),
})

let session: TableSession
beforeEach(() => {
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('fetch', () => expect.unreachable())
  const connection = new Connection('ws://server')
  const link = { watch: connection.watch.bind(connection), command: connection.command.bind(connection) }
  session = new TableSession('t', link, (id) => (id === game.id ? Promise.resolve(game) : null))
  session.open()
  FakeSocket.last.welcome()
})
afterEach(() => vi.unstubAllGlobals())

const common = { table: 't', clocks: null }
const waiting = (chat: readonly ChatLine[] = []) =>
  FakeSocket.last.say({ ...common, type: 'snapshot', summary: summary('open'), seat: 0, seq: 0, view: null, chat })
const log = (header: Header, list: readonly LogEntry[], more: { seat?: number | null; reveal?: FairReveal } = {}) =>
  FakeSocket.last.say({
    ...common,
    type: 'log',
    summary: summary(more.reveal ? 'over' : 'running'),
    seat: 0,
    header: formatHeader(header),
    entries: list.map((entry) => formatEntry(game, entry)) as never,
    chat: [],
    ...more,
  })
const watches = () => FakeSocket.last.sentOf('watch').map(({ from }) => from)
const entries = (list: readonly LogEntry[]) =>
  FakeSocket.last.say({
    type: 'entries',
    table: 't',
    entries: list.map((entry) => formatEntry(game, entry)) as never,
    clocks: null,
  })
const shown = (seq: number) => expect.poll(() => session.view.getState().seq).toBe(seq)
const state = () => session.view.getState().state as Int32Array

describe('a table session', () => {
  it('waits without a position until the game starts', async () => {
    waiting()
    expect(session.view.getState()).toMatchObject({ state: null, summary: { status: 'open' } })
    const { header, seen, final } = seenGame(3)
    log(header, seen)
    await shown(3)
    expect(state()).toEqual(final)
    expect(watches()).toEqual([0])
  })

  it('reads the log, then follows', async () => {
    const { header, seen, final } = seenGame(60)
    log(header, seen.slice(0, 40))
    await shown(40)
    entries(seen.slice(40, 50))
    entries(seen.slice(50))
    expect(session.view.getState().seq).toBe(60)
    expect(state()).toEqual(final)
    expect(session.view.getState().moments).toHaveLength(60)
    expect(watches()).toEqual([0])
  })

  it('keeps entries that come while the game that reads the log is fetched', async () => {
    const { header, seen, final } = seenGame(30)
    log(header, seen.slice(0, 20))
    entries(seen.slice(20))
    await shown(30)
    expect(state()).toEqual(final)
  })

  it('goes on from what it has after the connection came back', async () => {
    const { header, seen, final } = seenGame(30)
    log(header, seen.slice(0, 20))
    await shown(20)
    FakeSocket.last.welcome()
    expect(watches()).toEqual([0, 20])
    FakeSocket.last.say({ ...common, type: 'table', summary: summary('running'), seat: 0 })
    entries(seen.slice(20))
    expect(state()).toEqual(final)
  })

  it.each([
    ['there is a gap', (seen: readonly LogEntry[]) => entries(seen.slice(20))],
    [
      'only a position comes',
      () =>
        FakeSocket.last.say({
          ...common,
          type: 'snapshot',
          summary: summary('running'),
          seat: 0,
          seq: 20,
          view: {},
          chat: [],
        }),
    ],
  ])('asks for the log anew when %s', async (_, happens) => {
    const { header, seen, final } = seenGame(30)
    log(header, seen.slice(0, 10))
    await shown(10)
    happens(seen)
    expect(watches()).toEqual([0, 0])
    // What is still on its way from before has nothing to follow.
    entries(seen.slice(29))
    log(header, seen)
    await shown(30)
    expect(state()).toEqual(final)
    expect(watches()).toEqual([0, 0])
  })

  it('takes entries that it has already for what they are', async () => {
    const { header, seen, final } = seenGame(12)
    log(header, seen.slice(0, 10))
    await shown(10)
    entries(seen.slice(5))
    expect(session.view.getState().seq).toBe(12)
    expect(state()).toEqual(final)
  })

  it('forgets what it saw with other eyes', async () => {
    const { header, seen } = seenGame(10)
    log(header, seen, { seat: null })
    await shown(10)
    const before = session.history
    log(header, seen, { seat: 0 })
    await expect.poll(() => session.history).not.toBe(before)
    expect(session.history?.seq).toBe(10)
  })

  it('asks for the whole log when the game has ended, and keeps what was seen', async () => {
    const { header, seen } = seenGame(10)
    log(header, seen)
    await shown(10)
    const [first, second] = [session.whole(), session.whole()]
    expect(watches()).toEqual([0, 0])
    const reveal = { secret: 'ab'.repeat(32), hashes: [] }
    const followed = session.history
    log(header, seen, { reveal })
    expect((await first).reveal).toEqual(reveal)
    expect(await second).toBe(await first)
    expect(await session.whole()).toBe(await first)
    expect([session.history, followed?.reveal]).toEqual([followed, undefined])
  })

  it('shows a refusal until something else is tried', async () => {
    const { header, seen } = seenGame(5)
    log(header, seen)
    await shown(5)
    const first = session.act(0)
    const [sent] = FakeSocket.last.sentOf('act')
    expect(sent).toMatchObject({ table: 't', seq: 5 })
    expect(session.view.getState().busy).toBe(true)
    FakeSocket.last.say({ type: 'refused', id: sent!.id, error: { code: 'E_OCCUPIED', message: 'taken' } })
    expect(await first).toBe(false)
    expect(session.view.getState()).toMatchObject({ busy: false, refusal: { code: 'E_OCCUPIED' } })
    void session.undo()
    expect(session.view.getState().refusal).toBeNull()
  })

  it('sends one move from a position, however often one is chosen while it waits', async () => {
    const { header, seen } = seenGame(6)
    log(header, seen.slice(0, 5))
    await shown(5)
    const first = session.act(0)
    expect(await session.act(1)).toBe(false)
    expect(await session.undo()).toBe(false)
    expect(session.view.getState().sent).toEqual([0])
    expect(FakeSocket.last.sentOf('act')).toHaveLength(1)
    expect(FakeSocket.last.sentOf('undo')).toHaveLength(0)
    entries(seen.slice(5))
    const next = session.act(2)
    FakeSocket.last.say({ type: 'ack', id: FakeSocket.last.sentOf('act')[0]!.id, seq: 6 })
    expect(await first).toBe(true)
    expect(session.view.getState().sent).toEqual([2])
    FakeSocket.last.say({ type: 'ack', id: FakeSocket.last.sentOf('act')[1]!.id, seq: 7 })
    expect(await next).toBe(true)
    expect(session.view.getState().sent).toBeNull()
  })

  it('does not say that the table has moved on once it shows where to', async () => {
    const { header, seen } = seenGame(6)
    log(header, seen.slice(0, 5))
    await shown(5)
    const error = { code: 'E_SEQ', message: 'moved on' }
    const early = session.act(0)
    FakeSocket.last.say({ type: 'refused', id: FakeSocket.last.sentOf('act')[0]!.id, error })
    await early
    expect(session.view.getState().refusal).toEqual(error)
    const late = session.act(0)
    entries(seen.slice(5))
    FakeSocket.last.say({ type: 'refused', id: FakeSocket.last.sentOf('act')[1]!.id, error })
    await late
    expect(session.view.getState()).toMatchObject({ seq: 6, refusal: null })
  })

  it('says so when the table cannot be shown', () => {
    FakeSocket.last.say({ type: 'refused', table: 't', error: { code: 'E_TABLE_UNKNOWN', message: 'none' } })
    expect(session.view.getState().fault?.code).toBe('E_TABLE_UNKNOWN')
  })

  it('keeps one line of each number of the chat', () => {
    waiting()
    const line = { number: 1, at: 0, person: 'p', name: 'Mira', seat: 1, text: 'hi' }
    FakeSocket.last.say({ type: 'chat', table: 't', line })
    FakeSocket.last.say({ type: 'chat', table: 't', line })
    expect(session.view.getState().chat).toEqual([line])
  })

  it('counts what others have written since I looked', () => {
    const line = (number: number, seat: number) => ({
      number,
      at: 0,
      person: `p${seat}`,
      name: 'Mira',
      seat,
      text: 'hi',
    })
    const say = (number: number, seat: number) =>
      FakeSocket.last.say({ type: 'chat', table: 't', line: line(number, seat) })
    const unread = () => unreadChat(session.view.getState())
    waiting([line(1, 1)])
    expect(unread()).toBe(0)
    say(2, 1)
    say(3, 0)
    say(4, 2)
    expect(unread()).toBe(2)
    // Back after a loss of the connection: what was not read is still not read.
    waiting([line(2, 1), line(3, 0), line(4, 2)])
    expect(unread()).toBe(2)
    const hide = session.showChat()
    expect(unread()).toBe(0)
    say(5, 1)
    expect(unread()).toBe(0)
    hide()
    say(6, 1)
    expect(unread()).toBe(1)
  })
})
