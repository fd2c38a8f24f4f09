import type { SeatInfo } from '@serai/protocol'
import { expect, it } from 'vitest'
import { table } from '../text/en/table.ts'
import { leaveNote } from './absence.ts'

const PERSON = { kind: 'person' } as SeatInfo
const BOT = { kind: 'bot' } as SeatInfo
const CLOCK = { turnSeconds: 60, reserveSeconds: 300 }
const note = (seats: readonly SeatInfo[], clock: typeof CLOCK | null = null) => leaveNote({ seats, clock }, table)

it('promises a bot only where other people play', () => {
  expect(note([PERSON, PERSON, BOT])).toBe('Your seat is kept. After 90 s a bot plays for you while others are here.')
  expect(note([PERSON, PERSON], CLOCK)).toContain('a bot plays for you')
})

it('says that a game against bots waits, unless it has a clock', () => {
  expect(note([PERSON, BOT])).toBe('The game waits for you.')
  expect(note([PERSON, BOT], CLOCK)).toBe('Your seat is kept. Your clock keeps running.')
})
