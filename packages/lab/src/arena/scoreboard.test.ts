import { describe, expect, it } from 'vitest'
import { heroLineup, MatchSchedule } from './match-schedule.ts'
import { possibleDifferences, Scoreboard, sequentialScores } from './scoreboard.ts'

/** Games by the seat that wins, null for a draw; a win returns 2, everything else 0. */
function board(lineups: readonly number[][], entrants: number, winners: readonly (number | null)[]): Scoreboard {
  const scoreboard = new Scoreboard(new MatchSchedule(lineups), entrants)
  for (const winner of winners) {
    const returns = lineups[0]!.map((_, seat) => (seat === winner ? 2 : 0))
    scoreboard.add({ winner, returns, reason: winner === 0 ? 'quick' : 'slow' })
  }
  return scoreboard
}

describe('a scoreboard of a hero among the field', () => {
  // The hero sits in seats 0, 1, 2 and again: wins games 1, 3 and 6; game 5 is a draw.
  const scoreboard = board([[...heroLineup(3)]], 2, [0, 2, 2, 1, null, 2])
  const [hero, field] = scoreboard.standings

  it('counts games, wins, seats, returns and reasons', () => {
    expect(hero).toEqual({
      games: 6,
      wins: 3,
      returns: 6,
      bySeat: [
        { games: 2, wins: 1 },
        { games: 2, wins: 0 },
        { games: 2, wins: 2 },
      ],
      reasons: { quick: 1, slow: 2 },
    })
    expect(field).toMatchObject({ games: 6, wins: 2, returns: 4, reasons: { slow: 2 } })
    expect(field!.bySeat.map(({ games }) => games)).toEqual([4, 4, 4])
    expect(scoreboard.draws).toBe(1)
  })

  it('scores whole deals, a draw shared by the seats', () => {
    const shares = scoreboard.scores(0).counts.map(([score]) => score)
    expect(shares[0]).toBeCloseTo((1 / 3 + 1) / 3, 12)
    expect(shares[1]).toBeCloseTo(2 / 3, 12)
    const field = scoreboard.scores(1).counts.map(([score]) => score)
    expect(field[0]! + shares[1]!).toBeCloseTo(1, 12)
  })

  it('compares seat with seat', () => {
    // Deal 1: hero 2/3, each of two seats of the field 1/6.
    const differences = scoreboard.differences(0, 1).counts.map(([difference]) => difference)
    expect(differences[1]).toBeCloseTo(2 / 3 - 1 / 6, 12)
    expect(scoreboard.differences(1, 0).counts[0]![0]).toBeCloseTo(-(2 / 3 - 1 / 6), 12)
  })

  it('knows how far apart they can be', () => {
    expect(possibleDifferences(scoreboard, 0, 1)).toEqual({ low: -1 / 2, high: 1 })
  })

  it('gives the sequential test the share of the wins', () => {
    const { counts, mean } = sequentialScores(scoreboard, 0, 1)
    expect(mean).toBeCloseTo(1 / 3, 12)
    scoreboard.scores(0).counts.forEach(([score, deals], i) => {
      expect(counts[i]![0]).toBeCloseTo(score, 12)
      expect(counts[i]![1]).toBe(deals)
    })
  })

  it('gathers the wins of a line-up for the ladder', () => {
    expect(scoreboard.lineupResults).toHaveLength(1)
    expect(scoreboard.lineupResults[0]!.seats).toEqual([1, 2])
    expect(scoreboard.lineupResults[0]!.wins[0]).toBeCloseTo(3 + 1 / 3, 12)
    expect(scoreboard.lineupResults[0]!.wins[1]).toBeCloseTo(2 + 2 / 3, 12)
  })
})

it('leaves an open deal out of the scores', () => {
  const scoreboard = board([[0, 1]], 2, [0, 0, 0])
  expect(scoreboard.games).toBe(3)
  expect(scoreboard.scores(0).counts).toEqual([[0.5, 1]])
})

it('scores line-ups that repeat themselves like any other', () => {
  // Orders 0 0 1 1 (four rotations) and 0 1 0 1 (two).
  const scoreboard = board([[0, 0, 1, 1]], 2, [0, 0, 0, 0, 0, 0])
  const deals = [1, 2, 3, 4, 5, 6].map((number) => scoreboard.schedule.at(number).deal)
  expect(deals).toEqual([1, 1, 1, 1, 2, 2])
  for (const entrant of [0, 1]) expect(scoreboard.scores(entrant).counts).toEqual([[0.5, 2]])
})

it('knows no difference of entrants that never met', () => {
  const scoreboard = board(
    [
      [0, 1],
      [0, 2],
    ] as never,
    3,
    [0, 1, 0, 1],
  )
  expect(scoreboard.differences(1, 2).deals).toBe(0)
  expect(scoreboard.differences(0, 2).deals).toBe(1)
})
