import { describe, expect, it } from 'vitest'
import { circularOrders, heroLineup, ladderLineups, MatchSchedule, rotations, type Seating } from './match-schedule.ts'

const texts = (seatings: readonly Seating[]) => seatings.map((seating) => seating.join(''))

describe('rotations', () => {
  it.each([
    [
      [0, 1, 1, 1],
      ['0111', '1011', '1101', '1110'],
    ],
    [
      [0, 1, 0, 1],
      ['0101', '1010'],
    ],
    [
      [0, 1, 2],
      ['012', '201', '120'],
    ],
    [[0, 0], ['00']],
  ])('of %j', (lineup, expected) => {
    expect(texts(rotations(lineup))).toEqual(expected)
  })
})

describe('circular orders', () => {
  it.each([
    [[0, 1, 2, 3], 6],
    [[0, 1, 1, 1], 1],
    [[0, 0, 1, 1], 2],
    [[0, 1], 1],
    [[0, 1, 2, 3, 4, 5], 120],
  ])('of %j are %d', (lineup, count) => {
    const orders = circularOrders(lineup)
    expect(orders).toHaveLength(count)
    expect(orders[0]).toEqual(lineup)
    const all = orders.flatMap((order) => texts(rotations(order)))
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('line-ups', () => {
  it('are a hero among the field', () => {
    expect(heroLineup(4)).toEqual([0, 1, 1, 1])
  })

  it('of a ladder are every two, each against a field of the other', () => {
    expect(texts(ladderLineups(4, 2))).toEqual(['01', '02', '03', '12', '13', '23'])
    expect(texts(ladderLineups(3, 4))).toEqual(['0111', '1000', '0222', '2000', '1222', '2111'])
  })
})

describe('a schedule', () => {
  it('plays a deal from every seat before the next', () => {
    const schedule = new MatchSchedule([heroLineup(3)])
    const games = [1, 2, 3, 4, 5, 6, 7].map((number) => schedule.at(number))
    expect(games.map(({ deal }) => deal)).toEqual([1, 1, 1, 2, 2, 2, 3])
    expect(games.map(({ closes }) => closes)).toEqual([false, false, true, false, false, true, false])
    expect(games.map(({ seating }) => seating.indexOf(0))).toEqual([0, 1, 2, 0, 1, 2, 0])
  })

  it.each([
    ['four', [[0, 1, 2, 3]]],
    ['pairs', [[0, 0, 1, 1]]],
    ['a ladder', ladderLineups(5, 4)],
    ['duels', ladderLineups(4, 2)],
  ])('of %s gives every entrant every seat, and every order around the table, equally often', (_, lineups) => {
    const schedule = new MatchSchedule(lineups)
    const games = Array.from({ length: schedule.cycle }, (_, i) => schedule.at(i + 1))
    const last = games.at(-1)!
    expect(schedule.at(schedule.cycle + 1)).toEqual({ ...games[0], deal: last.deal + 1 })
    expect(last.closes).toBe(true)
    const seats = new Map<string, number>()
    for (const { seating } of games) {
      seating.forEach((entrant, seat) => {
        const key = `${entrant} ${seat}`
        seats.set(key, (seats.get(key) ?? 0) + 1)
      })
    }
    expect(new Set(seats.values()).size).toBe(1)
    expect(new Set(games.map(({ seating }) => seating.join())).size).toBe(games.length)
  })

  it('goes through the line-ups first, so that a short match is balanced', () => {
    const schedule = new MatchSchedule([
      [0, 1, 2, 3],
      [0, 1, 2, 4],
    ])
    const sets = Array.from({ length: 8 }, (_, i) => [...schedule.at(i + 1).seating].sort((a, b) => a - b).join(''))
    expect(new Set(sets).size).toBe(2)
  })
})
