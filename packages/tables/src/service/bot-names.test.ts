import { expect, it } from 'vitest'
import type { SeatData } from '../table/table-data.ts'
import { botName } from './bot-names.ts'

const bot = (name: string): SeatData => ({ kind: 'bot', bot: 'hard', name })
const person = (name: string): SeatData => ({ kind: 'person', person: 'p', name, autopilot: false, seed: '' })

it('is nobody else’s at the table', () => {
  const seats: SeatData[] = [person(botName([], 'Lena')), { kind: 'empty' }]
  for (let i = 0; i < 6; i++) seats.push(bot(botName(seats, 'Lena')))
  const names = seats.flatMap((seat) => (seat.kind === 'empty' ? [] : [seat.name]))
  expect(new Set(names).size).toBe(7)
})

it('differs between hosts and is always the same of one', () => {
  const hosts = Array.from({ length: 20 }, (_, i) => String.fromCharCode(65 + i))
  const names = hosts.map((host) => botName([], host))
  expect(new Set(names).size).toBe(20)
  expect(hosts.map((host) => botName([], host))).toEqual(names)
})
