import type { LineupResult } from '../rating/ladder-ratings.ts'
import type { Interval } from '../statistics/interval.ts'
import type { ScoreCounts } from '../statistics/sequential-test.ts'
import { DealScores } from './deal-scores.ts'
import type { GameOutcome } from './game-outcome.ts'
import type { MatchSchedule, Seating } from './match-schedule.ts'

/** Every number of seats that an entrant can have divides it: differences stay whole numbers. */
const WHOLE = 60

/** What an entrant came to. A game counts for everyone who sat in it, once for each of their seats in `bySeat`. */
export interface EntrantStanding {
  games: number
  wins: number
  /** Sum over its seats. */
  returns: number
  readonly bySeat: { games: number; wins: number }[]
  /** Its wins by the reason of the result. */
  readonly reasons: { [reason: string]: number }
}

/** Takes the outcomes in the order of the schedule and keeps what the statistics need. */
export class Scoreboard {
  readonly schedule: MatchSchedule
  readonly standings: readonly EntrantStanding[]
  games = 0
  draws = 0
  readonly #entrants: number
  readonly #lineupResults = new Map<string, { seats: number[]; wins: number[] }>()
  /** Of whole deals: for each entrant the share of the wins, for each two the difference of it, a seat's worth each. */
  readonly #scores: readonly DealScores[]
  readonly #differences = new Map<string, DealScores>()
  /** Of the deal that is being played, in units of 1 / seats. */
  #deal: number[]
  #dealGames = 0

  constructor(schedule: MatchSchedule, entrants: number) {
    this.schedule = schedule
    this.#entrants = entrants
    const { seats } = schedule
    const each = <T>(make: () => T) => Array.from({ length: entrants }, make)
    this.standings = each(() => ({
      games: 0,
      wins: 0,
      returns: 0,
      bySeat: Array.from({ length: seats }, () => ({ games: 0, wins: 0 })),
      reasons: {},
    }))
    this.#scores = each(() => new DealScores(1 / (seats * seats)))
    this.#deal = each(() => 0)
  }

  add({ winner, returns, reason }: GameOutcome): void {
    const { seating, closes } = this.schedule.at(++this.games)
    for (const entrant of new Set(seating)) this.standings[entrant]!.games++
    seating.forEach((entrant, seat) => {
      const standing = this.standings[entrant]!
      standing.returns += returns[seat]!
      standing.bySeat[seat]!.games++
    })
    if (winner === null) this.draws++
    else {
      const standing = this.standings[seating[winner]!]!
      standing.wins++
      standing.bySeat[winner]!.wins++
      standing.reasons[reason] = (standing.reasons[reason] ?? 0) + 1
    }
    this.#score(seating, winner)
    if (closes) this.#closeDeal(seating)
  }

  /** Scores of whole deals: a win is 1, a draw is shared by the seats. */
  scores(entrant: number): DealScores {
    return this.#scores[entrant]!
  }

  /** By how much a seat of `one` scored more than a seat of `other`, in deals that both sat in. */
  differences(one: number, other: number): DealScores {
    return this.#differences.get(`${one} ${other}`) ?? new DealScores(1)
  }

  get lineupResults(): readonly LineupResult[] {
    return [...this.#lineupResults.values()]
  }

  #score(seating: Seating, winner: number | null): void {
    const seats = seating.length
    const result = this.#lineupResultOf(seating)
    this.#dealGames++
    if (winner !== null) {
      this.#deal[seating[winner]!]! += seats
      result.wins[seating[winner]!]! += 1
      return
    }
    for (const entrant of seating) {
      this.#deal[entrant]! += 1
      result.wins[entrant]! += 1 / seats
    }
  }

  #lineupResultOf(seating: Seating): { seats: number[]; wins: number[] } {
    const seats = seatsOf(seating, this.#entrants)
    const key = seats.join()
    const known = this.#lineupResults.get(key)
    if (known) return known
    const fresh = { seats, wins: seats.map(() => 0) }
    this.#lineupResults.set(key, fresh)
    return fresh
  }

  #closeDeal(seating: Seating): void {
    // A line-up that repeats itself has fewer rotations than seats, but always a divisor of them.
    const weight = seating.length / this.#dealGames
    const counts = seatsOf(seating, this.#entrants)
    const scores = this.#deal.map((score) => score * weight)
    for (const one of new Set(seating)) {
      this.#scores[one]!.add(scores[one]!)
      for (const other of new Set(seating)) {
        if (one === other) continue
        const units = (scores[one]! * WHOLE) / counts[one]! - (scores[other]! * WHOLE) / counts[other]!
        this.#differencesOf(one, other).add(units)
      }
    }
    this.#deal = this.#deal.map(() => 0)
    this.#dealGames = 0
  }

  #differencesOf(one: number, other: number): DealScores {
    const key = `${one} ${other}`
    const known = this.#differences.get(key)
    if (known) return known
    const fresh = new DealScores(1 / (this.schedule.seats ** 2 * WHOLE))
    this.#differences.set(key, fresh)
    return fresh
  }
}

function seatsOf(seating: Seating, entrants: number): number[] {
  const counts = new Array<number>(entrants).fill(0)
  for (const entrant of seating) counts[entrant]! += 1
  return counts
}

/**
 * What the sequential test takes for two entrants: their differences as scores in 0 … 1, and the mean of equals. With one
 * line-up the least seats are the seats; a hero's score then is its share of the wins, and the mean the fair share.
 */
export function sequentialScores(
  scoreboard: Scoreboard,
  one: number,
  other: number,
): { counts: ScoreCounts; mean: number } {
  const { low, high } = possibleDifferences(scoreboard, one, other)
  const counts = scoreboard
    .differences(one, other)
    .counts.map(([difference, deals]): [number, number] => [(difference - low) / (high - low), deals])
  return { counts, mean: -low / (high - low) }
}

/** Between which numbers the differences of two entrants lie: the one wins every game of a deal, or the other does. */
export function possibleDifferences({ lineupResults }: Scoreboard, one: number, other: number): Interval {
  const least = (entrant: number) =>
    Math.min(...lineupResults.map(({ seats }) => seats[entrant]!).filter((count) => count > 0))
  return { low: -1 / least(other), high: 1 / least(one) }
}
