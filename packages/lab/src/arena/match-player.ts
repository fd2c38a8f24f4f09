import { type Bot, newTally, Simulation, type Tally, type Watcher } from '@serai/bots'
import { type Action, type Actor, type AnyGame, CHANCE, type Options } from '@serai/kernel'
import { ActionCounter, type ActionCounts } from './action-counts.ts'
import { DecisionTimes } from './decision-times.ts'
import type { GameOutcome } from './game-outcome.ts'
import type { MatchSchedule, Seating } from './match-schedule.ts'
import { type Clock, timedBot } from './timed-bot.ts'

export interface Match {
  readonly game: AnyGame
  readonly options: Options
  readonly seed: number
  /** One bot per entrant. */
  readonly bots: readonly Bot[]
  readonly schedule: MatchSchedule
}

/** Games of a match that were played together. Plain data, so that a worker can send it. */
export interface MatchPart {
  readonly outcomes: readonly GameOutcome[]
  readonly tally: Tally
  /** Of each entrant: what it did, and the counts of its decision times. */
  readonly actionCounts: readonly ActionCounts[]
  readonly times: readonly Float64Array[]
}

/** Plays scheduled games of a match. What a game comes to follows from the match and its number alone. */
export class MatchPlayer {
  readonly #match: Match
  readonly #times: readonly DecisionTimes[]
  readonly #bots: readonly Bot[]
  readonly #counter: ActionCounter
  readonly #simulations = new Map<string, Simulation>()

  constructor(match: Match, now: Clock) {
    this.#match = match
    this.#times = match.bots.map(() => new DecisionTimes())
    this.#bots = match.bots.map((bot, entrant) => timedBot(bot, now, this.#times[entrant]!))
    this.#counter = new ActionCounter(match.game)
  }

  /** Games first … first + games - 1 of the schedule. */
  play(first: number, games: number): MatchPart {
    const { game, schedule, bots } = this.#match
    const tally = newTally(game, schedule.seats)
    const actionCounts = bots.map((): ActionCounts => ({}))
    const outcomes: GameOutcome[] = []
    for (const times of this.#times) times.counts.fill(0)
    for (let number = first; number < first + games; number++) {
      const { deal, seating } = schedule.at(number)
      const watcher = this.#watcher(seating, actionCounts, outcomes)
      this.#simulationOf(seating).play(deal, tally, watcher)
    }
    return { outcomes, tally, actionCounts, times: this.#times.map(({ counts }) => counts.slice()) }
  }

  #watcher(seating: Seating, actionCounts: readonly ActionCounts[], outcomes: GameOutcome[]): Watcher {
    const { game } = this.#match
    return {
      started: () => {},
      acting: (state: unknown, by: Actor, action: Action, whole: boolean) => {
        if (by !== CHANCE) this.#counter.count(actionCounts[seating[by]!]!, state, action, whole)
      },
      ended: (state) => {
        const result = game.result(state)
        if (result) outcomes.push({ winner: result.winner, returns: [...result.returns], reason: result.reason })
      },
    }
  }

  #simulationOf(seating: Seating): Simulation {
    const key = seating.join()
    const known = this.#simulations.get(key)
    if (known) return known
    const { game, options, seed } = this.#match
    const simulation = new Simulation({ game, options, seed, bots: seating.map((entrant) => this.#bots[entrant]!) })
    this.#simulations.set(key, simulation)
    return simulation
  }
}
