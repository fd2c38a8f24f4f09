import { stream } from '@serai/kernel'
import type { Interval } from '../../statistics/interval.ts'
import { wilsonInterval } from '../../statistics/wilson-interval.ts'
import { NOBODY } from './board-games.ts'

const RESAMPLES = 1000

export interface SeatShare extends Interval {
  readonly wins: number
  readonly share: number
}

/** Who won by draft seat, with intervals. */
export interface SeatSharesFigures {
  readonly games: number
  readonly boards: number
  readonly seats: readonly SeatShare[]
  /** The best seat's share less the worst seat's. */
  readonly spread: number
  readonly spreadInterval: Interval
  /** Against equal shares, with seats - 1 degrees of freedom. */
  readonly chiSquare: number
  /** How far a seat's chance lies from equal on a single board (root mean square), the luck of the games taken out; null with one game a board. */
  readonly boardDeviation: number | null
  /** How far a seat's chance on a single board lies from what was expected there, in the same way; null where nothing was. */
  readonly expectedError: number | null
}

/** Counts the winners of games in their order. */
export class SeatShares {
  readonly #seats: number
  readonly #gamesPerBoard: number
  /** Of each board in turn: wins by seat. */
  readonly #wins: number[][] = []
  readonly #expected: (readonly number[])[] = []
  #games = 0

  constructor(seats: number, gamesPerBoard: number) {
    this.#seats = seats
    this.#gamesPerBoard = gamesPerBoard
  }

  /** `expected`: the shares that were foretold for the boards that begin with these games, if any were. */
  add(winners: Int8Array, expected: readonly (readonly number[])[] = []): void {
    this.#expected.push(...expected)
    for (const winner of winners) {
      if (this.#games++ % this.#gamesPerBoard === 0) this.#wins.push(new Array<number>(this.#seats).fill(0))
      if (winner !== NOBODY) this.#wins.at(-1)![winner]!++
    }
  }

  /** `seed` for the resampling behind the interval of the spread. */
  figures(seed: number): SeatSharesFigures {
    const wins = this.#sum(this.#wins)
    const games = wins.reduce((sum, some) => sum + some, 0)
    const fair = games / this.#seats
    const equal = new Array<number>(this.#seats).fill(1 / this.#seats)
    return {
      games: this.#games,
      boards: this.#wins.length,
      seats: wins.map((some) => ({ wins: some, share: some / (games || 1), ...wilsonInterval(some, games) })),
      spread: spreadOf(wins),
      spreadInterval: this.#spreadInterval(spreadOf(wins), seed),
      chiSquare: games === 0 ? 0 : wins.reduce((sum, some) => sum + (some - fair) ** 2 / fair, 0),
      boardDeviation: this.#distanceFrom(this.#wins.map(() => equal)),
      expectedError: this.#expected.length === 0 ? null : this.#distanceFrom(this.#expected),
    }
  }

  #sum(boards: readonly (readonly number[])[]): number[] {
    const sum = new Array<number>(this.#seats).fill(0)
    for (const wins of boards) for (let seat = 0; seat < sum.length; seat++) sum[seat]! += wins[seat]!
    return sum
  }

  /** Boards drawn again with replacement; reflected about the estimate, because the largest difference errs upwards. */
  #spreadInterval(spread: number, seed: number): Interval {
    const random = stream(seed, 'spread of seats')
    const units = this.#units()
    const spreads = Array.from({ length: RESAMPLES }, () => {
      const sum = new Array<number>(this.#seats).fill(0)
      for (let i = 0; i < units.length; i++) {
        const wins = units[random.below(units.length)]!
        for (let seat = 0; seat < sum.length; seat++) sum[seat]! += wins[seat]!
      }
      return spreadOf(sum)
    }).sort((a, b) => a - b)
    const low = spreads[Math.floor(0.025 * RESAMPLES)]!
    const high = spreads[Math.ceil(0.975 * RESAMPLES) - 1]!
    return { low: Math.max(0, 2 * spread - high), high: Math.max(0, 2 * spread - low) }
  }

  /** What is independent of each other: boards, or the games of a single board. */
  #units(): readonly (readonly number[])[] {
    if (this.#wins.length > 1) return this.#wins
    return this.#sum(this.#wins).flatMap((wins, seat) => {
      const unit = Array.from({ length: this.#seats }, (_, other) => (other === seat ? 1 : 0))
      return Array.from({ length: wins }, () => unit)
    })
  }

  /** Root mean square over boards and seats; w(w - 1) / n(n - 1) is a chance squared without the luck of n games. */
  #distanceFrom(shares: readonly (readonly number[])[]): number | null {
    const n = this.#gamesPerBoard
    let squares = 0
    let boards = 0
    this.#wins.forEach((wins, index) => {
      if (n < 2 || wins.reduce((sum, some) => sum + some, 0) !== n) return
      boards++
      wins.forEach((some, seat) => {
        const share = shares[index]![seat]!
        squares += (some * (some - 1)) / (n * (n - 1)) - (2 * share * some) / n + share * share
      })
    })
    return boards === 0 ? null : Math.sqrt(Math.max(0, squares) / boards / this.#seats)
  }
}

function spreadOf(wins: readonly number[]): number {
  const games = wins.reduce((sum, some) => sum + some, 0)
  return games === 0 ? 0 : (Math.max(...wins) - Math.min(...wins)) / games
}
