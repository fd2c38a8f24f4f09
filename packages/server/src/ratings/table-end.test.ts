import { findGame } from '@serai/bots'
import type { JsonObject } from '@serai/kernel'
import type { TableData, TableRow } from '@serai/tables'
import { describe, expect, it } from 'vitest'
import type { RatingRow } from '../store/people-store.ts'
import { type Player, type Sitting, tableEnd } from './table-end.ts'

const narde = findGame('long-narde')!
const catan = findGame('catan')!

const person = (id: string) => ({ kind: 'person' as const, person: id, name: id, autopilot: false, seed: '' })
const bot = { kind: 'bot' as const, bot: 'greedy' }

function ended(data: Partial<TableData>, status: TableRow['status'] = 'over'): TableRow {
  return {
    id: 't',
    version: 9,
    status,
    isPrivate: false,
    createdAt: 1,
    changedAt: 50,
    data: { start: {}, endedAt: 50, result: null, seq: 99, ...data } as unknown as JsonObject,
  }
}

const won = (winner: number | null, returns: number[]) => ({ returns, winner, reason: 'x' })
const sitting = (...players: readonly Player[]): Sitting => ({ players, past: [], standing: 99 })
const [p, q, r] = [0, 1, 2].map((seat) => ({ person: 'pqr'[seat]!, seat }))

describe('a game of two', () => {
  const row = ended({ seats: [person('p'), person('q')], result: won(1, [-2, 2]) })

  it('moves both by as much the first time, and is provisional', () => {
    const { played, ratings } = tableEnd(narde, row, sitting(p!, q!), [])
    expect(played.map(({ place, before, after }) => [place, before, after])).toEqual([
      [2, 1500, 1338],
      [1, 1500, 1662],
    ])
    expect(ratings.map(({ games, isProvisional, shown }) => ({ games, isProvisional, shown }))).toEqual([
      { games: 1, isProvisional: true, shown: 1338 },
      { games: 1, isProvisional: true, shown: 1662 },
    ])
  })

  it('is settled after ten games with a small deviation, and not before', () => {
    const known = (person: string, games: number, deviation: number): RatingRow => ({
      person,
      game: 'long-narde',
      numbers: [1500, deviation, 0.06],
      shown: 1500,
      isProvisional: true,
      games,
      updatedAt: 1,
    })
    const after = (games: number, deviation: number) =>
      tableEnd(narde, row, sitting(p!, q!), [known('p', games, deviation), known('q', 30, 50)]).ratings[0]!
        .isProvisional
    expect([after(9, 80), after(8, 80), after(30, 200)]).toEqual([false, true, true])
  })

  it('draws when nobody has won', () => {
    const drawn = ended({ seats: [person('p'), person('q')], result: won(null, [0, 0]) })
    expect(tableEnd(narde, drawn, sitting(p!, q!), []).ratings.map(({ shown }) => shown)).toEqual([1500, 1500])
  })
})

describe('a game of several', () => {
  it('rates the people among themselves, and the winner above the rest', () => {
    const row = ended({ seats: [person('p'), person('q'), person('r'), bot], result: won(1, [0, 1, 0, 0]) })
    const { played, ratings } = tableEnd(catan, row, sitting(p!, q!, r!), [])
    expect(played.map(({ place, seats, people }) => [place, seats, people])).toEqual([
      [2, 4, 3],
      [1, 4, 3],
      [2, 4, 3],
    ])
    const [one, two, three] = ratings.map(({ shown }) => shown)
    expect(one).toBe(three)
    expect(two).toBeGreaterThan(one!)
  })
})

describe('a game that is not rated', () => {
  const kept = (row: TableRow, players = [p!, q!]) => {
    const { played, ratings } = tableEnd(catan, row, sitting(...players), [])
    return [ratings.length, played.map(({ status, place, before }) => [status, place, before])]
  }

  it('is one that a bot has won', () => {
    const row = ended({ seats: [person('p'), person('q'), bot], result: won(2, [0, 0, 1]) })
    expect(kept(row)).toEqual([
      0,
      [
        ['over', 2, null],
        ['over', 2, null],
      ],
    ])
  })

  it('is one of a single person', () => {
    const row = ended({ seats: [person('p'), bot, bot], result: won(0, [1, 0, 0]) })
    expect(kept(row, [p!])).toEqual([0, [['over', 1, null]]])
  })

  it('is one that everybody has left', () => {
    const row = ended({ seats: [person('p'), person('q'), bot] }, 'abandoned')
    expect(kept(row)).toEqual([
      0,
      [
        ['abandoned', null, null],
        ['abandoned', null, null],
      ],
    ])
  })

  it('is nobody\u2019s at all when it never started or was taken away', () => {
    expect(kept(ended({ seats: [person('p'), person('q')], start: null }, 'abandoned'))).toEqual([0, []])
    expect(kept(ended({ seats: [person('p'), person('q')], removed: 'rude' }, 'abandoned'))).toEqual([0, []])
  })
})
