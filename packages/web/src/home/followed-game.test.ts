import { catan } from '@serai/catan'
import { type AnyGame, formatEntry, type LogEntry } from '@serai/kernel'
import { beforeEach, describe, expect, it } from 'vitest'
import { sampleGame } from '../../test/catan-game.ts'
import { position } from '../../test/catan-position.ts'
import type { TableListener, TableMessage } from '../net/connection.ts'
import { History } from '../table/history.ts'
import { plainLook } from '../ui/seat-looks.ts'
import { LivePosition, liveStatusOf } from './followed-game.tsx'

const game: AnyGame = catan
const record = sampleGame('miniature', 400)
const { moments } = History.fold({ game, header: record.header, entries: record.entries })
/** The first move that is taken back, by its place. */
const undone = record.entries.findIndex((entry) => 'undo' in entry)

const listeners: TableListener[] = []
let shown: unknown = null
const link = {
  watch(_table: string, listener: TableListener) {
    listeners.push(listener)
    return () => undefined
  },
}

beforeEach(() => {
  listeners.length = 0
  shown = null
  new LivePosition('t', game, link, (state) => {
    shown = state
  }).open()
})

const say = (message: object) => listeners.at(-1)!.receive({ table: 't', ...message } as TableMessage)
const snapshot = (seq: number) =>
  say({ type: 'snapshot', seq, view: game.describe(moments[seq - 1]!.after), summary: { seats: [0, 1, 2, 3] } })
const entries = (from: number, to: number) =>
  say({ type: 'entries', entries: record.entries.slice(from, to).map((entry: LogEntry) => formatEntry(game, entry)) })

describe('a position that is followed', () => {
  it('begins with what is there, and goes on with each entry', () => {
    snapshot(10)
    expect(shown).toEqual(moments[9]!.after)
    entries(10, 12)
    expect(shown).toEqual(moments[11]!.after)
    expect(listeners.at(-1)!.lastSeq()).toBe(12)
  })

  it('does not mind entries that it has', () => {
    snapshot(10)
    entries(8, 12)
    expect(shown).toEqual(moments[11]!.after)
    expect(listeners).toHaveLength(1)
  })

  it.each([
    ['something was missed', () => entries(undone + 2, undone + 3)],
    ['a move from before it came is taken back', () => entries(undone, undone + 1)],
  ])('asks for the position anew when %s', (_why, happens) => {
    snapshot(undone)
    happens()
    expect(listeners).toHaveLength(2)
    expect(listeners.at(-1)!.lastSeq()).toBeNull()
  })
})

it('tells me that it is my turn, and nobody else', () => {
  const part = { game: catan as AnyGame, seatLooks: () => plainLook }
  const isMyTurn = (active: number, seat: number | null) => liveStatusOf(part, position({ active }), seat).isMyTurn
  expect(isMyTurn(0, 0)).toBe(true)
  expect(isMyTurn(2, 0)).toBe(false)
  expect(isMyTurn(0, null)).toBe(false)
})
