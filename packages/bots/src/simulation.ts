import { type Action, type Actor, type AnyGame, CHANCE, lowestSeat, type Options } from '@serai/kernel'
import { Asked } from './asked.ts'
import { type BlindBot, type Bot, PASS } from './bot.ts'
import { stepsOf } from './steps.ts'
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
  /** By seat; null for blind bots. */
  readonly #asked: readonly (Asked | null)[]
  readonly #isAnyAsked: boolean
  readonly #remembering: readonly Asked[]
  #state: unknown
  #seq = 0

  constructor(plan: Plan) {
    this.plan = plan
    this.#asked = plan.bots.map((bot, seat) => (bot.needs === 'view' ? new Asked(plan.game, bot, seat) : null))
    const asked = this.#asked.filter((one) => one !== null)
    this.#isAnyAsked = asked.length > 0
    this.#remembering = asked.filter((one) => one.bot.memory)
  }

  /** Plays game `number` (from 1) and adds it to the tally. */
  play(number: number, tally: Tally, watcher: Watcher | null = null): void {
    const { game, options, bots, seed } = this.plan
    const streams = streamsFor(game, bots.length, seed, number)
    const state = game.start(options, bots.length, streams.board, this.#state)
    this.#state = state
    this.#seq = 0
    watcher?.started(state)
    for (const one of this.#remembering) one.started(state)
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
    const remembers = this.#remembering.length > 0
    let actions = 0
    for (;;) {
      const turn = game.turn(state)
      if (turn.must !== 0) {
        if (turn.may !== 0 && this.#isAnyAsked && this.#askOthers(state, turn.may, streams, sums, watcher)) {
          actions++
          continue
        }
        const seat = lowestSeat(turn.must)
        let count = plays ? plays.list(state, seat, list) : 0
        const whole = count > 0
        if (!whole) count = game.legal(state, seat, list)
        if (count === 0) throw new Error(`${game.id}: seat ${seat} must act and has nothing to do`)
        const asked = this.#asked[seat]!
        const action =
          count === 1 && (turn.may === 0 || asked === null || !asked.bot.haggles)
            ? list[0]!
            : asked === null
              ? (bots[seat] as BlindBot).choose(list, count, seats[seat]!)
              : asked.choose(state, list, count, false, seats[seat]!)
        if (study) study.decision(state, seat, count, action, sums)
        if (watcher) watcher.acting(state, seat, action, whole)
        if (remembers) this.#applySeen(state, seat, action, whole)
        else game.apply(state, seat, action)
        actions++
      } else if (turn.kind === 'chance') {
        const action = game.draw(state, chance[game.stream(state)]!)
        if (watcher) watcher.acting(state, CHANCE, action, false)
        if (remembers) this.#applySeen(state, CHANCE, action, false)
        else game.apply(state, CHANCE, action)
      } else if (turn.kind === 'over') {
        return actions
      } else {
        throw new Error(`${game.id}: waits for nobody`)
      }
    }
  }

  /** The seats that may act and have something to answer, lowest first, until one of them acts. */
  #askOthers(state: unknown, may: number, streams: Streams, sums: Float64Array, watcher: Watcher | null): boolean {
    const { game } = this.plan
    const list = this.#list
    for (let rest = may; rest !== 0; rest &= rest - 1) {
      const seat = lowestSeat(rest)
      const asked = this.#asked[seat]
      if (!asked) continue
      const count = game.legal(state, seat, list)
      if (count === 0) continue
      const action = asked.choose(state, list, count, true, streams.seats[seat]!)
      if (action === PASS) continue
      game.study?.decision(state, seat, count, action, sums)
      watcher?.acting(state, seat, action, false)
      this.#applySeen(state, seat, action, false)
      return true
    }
    return false
  }

  /** With every step shown to those who remember. */
  #applySeen(state: unknown, by: Actor, action: Action, whole: boolean): void {
    const { game } = this.plan
    for (const step of whole ? stepsOf(game, state, action) : [action]) {
      this.#seq++
      for (const one of this.#remembering) one.acting(state, by, step, this.#seq)
      game.apply(state, by, step)
    }
  }
}
