import { botOfLevel, findGame } from '@serai/bots'
import { describe, expect, it } from 'vitest'
import type { TableRow } from '../store/table-store.ts'
import { type Liveness, summarize } from './summary.ts'
import type { TableData } from './table-data.ts'

const narde = findGame('long-narde')!

const data: TableData = {
  game: 'long-narde',
  options: { matchPoints: 1 },
  host: { id: 'ann-id', name: 'Ann' },
  seats: [{ kind: 'empty' }, { kind: 'empty' }],
  clock: null,
  secret: 'the secret',
  commitment: 'the commitment',
  start: null,
  startedAt: null,
  endedAt: null,
  result: null,
  seq: 7,
  chat: [],
  muted: [],
  rematch: null,
}

function summaryOf(change: Partial<TableData> = {}, row: Partial<TableRow> = {}, live: Liveness | null = null) {
  const whole = { id: 'blue-fox', version: 1, createdAt: 5, changedAt: 6, status: 'open', isPrivate: false, ...row }
  return summarize(narde, { ...whole, data: { ...data, ...change } } as unknown as TableRow, live)
}

const plain = {
  id: 'blue-fox',
  game: 'long-narde',
  options: { matchPoints: 1 },
  status: 'open',
  isPrivate: false,
  host: 'Ann',
  hostId: 'ann-id',
  seats: [0, 1].map((seat) => ({ seat, kind: 'empty', name: '', connected: false, autopilot: false })),
  seq: 7,
  commitment: 'the commitment',
  createdAt: 5,
  clock: null,
}

describe('the summary of a table', () => {
  it('says nothing of what is not there yet', () => {
    expect(summaryOf()).toStrictEqual(plain)
  })

  it.each<[string, Partial<TableData>]>([
    ['what its board was made from', { boardWish: { kind: 'fair' } }],
    ['when it began', { startedAt: 8 }],
    ['when it ended', { endedAt: 9 }],
    ['the result', { result: { winner: 0, returns: [1, -1], reason: 'oin' } }],
    ['the scores', { scores: [3, 2] }],
    ['who may not chat', { muted: ['bob-id'] }],
    ['why it was taken away', { removed: 'enough' }],
    ['where the next game is', { rematch: 'red-owl' }],
  ])('says %s', (_, part) => {
    expect(summaryOf(part)).toStrictEqual({ ...plain, ...part })
  })

  it.each([
    ['open', false],
    ['running', false],
    ['over', true],
    ['abandoned', true],
  ] as const)('shows what the dice came from when the table has ended: %s', (status, isShown) => {
    expect(summaryOf({}, { status }).secret).toBe(isShown ? 'the secret' : undefined)
  })

  it('shows a bot with its level, and one that there is no more without', () => {
    const hard = botOfLevel(narde, 'hard')!
    const [one, other] = summaryOf({
      seats: [
        { kind: 'bot', bot: hard.name, name: 'Ada' },
        { kind: 'bot', bot: 'oracle' },
      ],
    }).seats
    expect(one).toStrictEqual({
      seat: 0,
      kind: 'bot',
      name: 'Ada',
      bot: hard.name,
      level: 'hard',
      connected: true,
      autopilot: false,
    })
    expect(other).toStrictEqual({
      seat: 1,
      kind: 'bot',
      name: 'oracle',
      bot: 'oracle',
      connected: true,
      autopilot: false,
    })
  })

  it('shows people by their name of today, as they are now where the table is in memory', () => {
    const seats = [
      { kind: 'person', person: 'ann-id', name: 'Ann', calledNow: 'Anna', autopilot: true, seed: 'mine' },
      { kind: 'person', person: 'bob-id', name: 'Bob', autopilot: false, seed: '' },
    ] as const
    const shown = (live: Liveness | null) =>
      summaryOf({ seats }, {}, live).seats.map(({ name, connected, autopilot }) => [name, connected, autopilot])
    expect(shown(null)).toEqual([
      ['Anna', false, true],
      ['Bob', false, false],
    ])
    const live = { seq: 12, isConnected: (id: string) => id === 'bob-id', isPiloted: (seat: number) => seat === 1 }
    expect(shown(live)).toEqual([
      ['Anna', false, false],
      ['Bob', true, true],
    ])
    expect(summaryOf({}, {}, live).seq).toBe(12)
  })
})
