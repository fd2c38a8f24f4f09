import type { SeatData, TableData } from '@serai/tables'
import { expect, it } from 'vitest'
import type { PlayedGame } from '../store/people-store.ts'
import { whyUnrated } from './why-unrated.ts'

const DAY = 24 * 3_600_000
const NOW = 10 * DAY

const person = (id: string): SeatData => ({ kind: 'person', person: id, name: id, autopilot: false, seed: '' })
const bot: SeatData = { kind: 'bot', bot: 'greedy' }

const ended = (seats: readonly SeatData[], winner: number | null = 0) =>
  ({ game: 'catan', seats, endedAt: NOW, result: { returns: [], winner, reason: 'x' } }) as unknown as TableData

/** Earlier games, as each of these people has them. */
const past = (count: number, people: readonly string[], more: Partial<PlayedGame> = {}): PlayedGame[] =>
  Array.from({ length: count }, (_, i) => `t${i}`).flatMap((table) =>
    people.map((person, seat): PlayedGame => {
      const when = { status: 'over', endedAt: NOW - DAY / 2, place: 1, before: 1, after: 2 } as const
      return { table, person, game: 'catan', seat, seats: 3, people: people.length, ...when, ...more }
    }),
  )

const two = [person('p'), person('q')]
const both = ['p', 'q']

it('rates what two people have played, be a bot there or not', () => {
  expect(whyUnrated(ended(two), both, [], 99)).toBeNull()
  expect(whyUnrated(ended([...two, bot]), both, [], 99)).toBeNull()
  expect(whyUnrated(ended(two, null), both, [], 99)).toBeNull()
})

it('does not rate a game that a bot has won, nor one against bots', () => {
  expect(whyUnrated(ended([...two, bot], 2), both, [], 99)).toBe('bot_won')
  expect(whyUnrated(ended([person('p'), bot]), ['p'], [], 99)).toBe('few_people')
})

it('does not rate a game without a result', () => {
  expect(whyUnrated({ ...ended(two), result: null }, both, [], 99)).toBe('no_result')
})

it.each([
  [20, two, null],
  [19, two, 'too_short'],
  [29, [...two, bot], 'too_short'],
] as const)('does not rate what was given up before it was played: %i entries stand', (standing, seats, why) => {
  expect(whyUnrated(ended(seats), both, [], standing)).toBe(why)
})

it.each([
  ['four games', past(4, both), null],
  ['five games', past(5, both), 'too_often'],
  ['five games, the day before', past(5, both, { endedAt: NOW - DAY }), null],
  ['five games that were not rated', past(5, both, { after: null }), null],
  ['five of another game', past(5, both, { game: 'long-narde' }), null],
  ['five with somebody else', past(5, ['p', 'r']), null],
  ['five with a third one', past(5, ['p', 'q', 'r']), null],
])('rates a few games a day of the same people: after %s', (_, before, why) => {
  const theirs = before.filter(({ person }) => both.includes(person))
  expect(whyUnrated(ended(two), both, theirs, 99)).toBe(why)
})
