import type { ChatLine, SeatInfo, TableSummary } from '@serai/protocol'
import { expect, it } from 'vitest'
import { writers } from './writers.ts'

const seat = (number: number, person: string, name: string): SeatInfo => ({
  seat: number,
  kind: 'person',
  person,
  name,
  connected: true,
  autopilot: false,
})
const line = (number: number, person: string, name: string): ChatLine => ({
  number,
  at: 0,
  person,
  name,
  seat: null,
  text: 'hi',
})
const summary: TableSummary = {
  id: 't',
  game: 'catan',
  options: {},
  status: 'running',
  isPrivate: false,
  host: 'Ann',
  hostId: 'ann',
  seats: [
    seat(0, 'ann', 'Ann'),
    seat(1, 'bob', 'Bob'),
    { seat: 2, kind: 'bot', name: 'Ilya', bot: 'hard', connected: true, autopilot: false },
  ],
  seq: 0,
  commitment: '',
  createdAt: 0,
  muted: ['cid'],
}
const chat = [line(1, 'cid', 'Cid'), line(2, 'ann', 'Ann'), line(3, 'bob', 'Bob'), line(4, 'cid', 'Cid')]

it('shows the host everybody else who could write, and who may not', () =>
  expect(writers(summary, chat, 'ann')).toEqual([
    { person: 'cid', name: 'Cid', isMuted: true },
    { person: 'bob', name: 'Bob', isMuted: false },
  ]))

it.each([['bob'], [null]])('shows %j, who is not the host, nobody', (me) =>
  expect(writers(summary, chat, me)).toEqual([]),
)
