import { type Action, type Actor, type AnyGame, CHANCE, lowestSeat, type Options, type Seat } from '@serai/kernel'
import type { Bot } from './bot.ts'
import { type Streams, streamsFor } from './streams.ts'
import { countGame, type Tally } from './tally.ts'

export interface Plan {
  readonly game: AnyGame
  readonly options: Options
  /** One bot per seat. */
  readonly bots: readonly Bot[]
  readonly seed: number
  /** Single steps even where the game knows whole plays. */
  readonly bySteps?: boolean
}

/** Sees the open game while it is played: for records and displays, never for bots. */
export interface Watcher {
  started(state: unknown): void
  /** Before the action is applied; `whole` says that it is a whole play and stands for its steps. */
  acting(state: unknown, by: Actor, action: Action, whole: boolean): void
  ended(state: unknown): void
}

/** Plays games of one plan. One state, one list and one view per seat serve all of them: nothing is allocated at a decision. */
export class Simulation {
  readonly plan: Plan
  readonly #list: Action[] = []
  readonly #views: unknown[]
  #state: unknown

  constructor(plan: Plan) {
    this.plan = plan
    this.#views = plan.bots.map(() => undefined)
  }

  /** Plays game `number` (from 1) and adds it to the tally. */
  play(number: number, tally: Tally, watcher: Watcher | null = null): void {
    const { game, options, bots, seed } = this.plan
    const streams = streamsFor(game, bots.length, seed, number)
    const state = game.start(options, bots.length, streams.board, this.#state)
    this.#state = state
    watcher?.started(state)
    const actions = this.#run(state, streams, tally.study, watcher)
    watcher?.ended(state)
    game.study?.finish(state, tally.study)
    const result = game.result(state)
    if (!result) throw new Error(`${game.id}: over without a result`)
    countGame(tally, game.turns(state), actions, result)
  }

  #run(state: unknown, streams: Streams, sums: Float64Array, watcher: Watcher | null): number {
    const { game, bots } = this.plan
    const plays = this.plan.bySteps ? undefined : game.plays
    const study = game.study
    const { chance, seats } = streams
    const list = this.#list
    let actions = 0
    for (;;) {
      const turn = game.turn(state)
      if (turn.must !== 0) {
        const seat = lowestSeat(turn.must)
        let count = plays ? plays.list(state, seat, list) : 0
        const whole = count > 0
        if (!whole) count = game.legal(state, seat, list)
        if (count === 0) throw new Error(`${game.id}: seat ${seat} must act and has nothing to do`)
        const bot = bots[seat]!
        const action =
          count === 1
            ? list[0]!
            : bot.needs === 'legal'
              ? bot.choose(list, count, seats[seat]!)
              : bot.choose(this.#viewOf(state, seat), seat, list, count, seats[seat]!)
        if (study) study.decision(state, seat, count, action, sums)
        if (watcher) watcher.acting(state, seat, action, whole)
        game.apply(state, seat, action)
        actions++
      } else if (turn.kind === 'chance') {
        const action = game.draw(state, chance[game.stream(state)]!)
        if (watcher) watcher.acting(state, CHANCE, action, false)
        game.apply(state, CHANCE, action)
      } else if (turn.kind === 'over') {
        return actions
      } else {
        throw new Error(`${game.id}: waits for nobody`)
      }
    }
  }

  #viewOf(state: unknown, seat: Seat): unknown {
    const view = this.plan.game.redact(state, seat, this.#views[seat])
    this.#views[seat] = view
    return view
  }
}
