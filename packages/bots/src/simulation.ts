import { type Action, type Actor, type AnyGame, CHANCE, lowestSeat, type Options } from '@serai/kernel'
import { type BlindBot, type Bot, PASS } from './bot.ts'
import { BotSeat } from './bot-seat.ts'
import { type RandomStreams, randomStreams } from './random-streams.ts'
import { stepsOf } from './steps.ts'
import { countGame, type Tally } from './tally.ts'

export interface SimulationPlan {
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
  readonly plan: SimulationPlan
  readonly #list: Action[] = []
  /** By seat; null for blind bots. */
  readonly #botSeats: readonly (BotSeat | null)[]
  readonly #hasBotSeats: boolean
  readonly #remembering: readonly BotSeat[]
  #state: unknown
  #seq = 0

  constructor(plan: SimulationPlan) {
    this.plan = plan
    this.#botSeats = plan.bots.map((bot, seat) => (bot.needs === 'view' ? new BotSeat(plan.game, bot, seat) : null))
    const botSeats = this.#botSeats.filter((botSeat) => botSeat !== null)
    this.#hasBotSeats = botSeats.length > 0
    this.#remembering = botSeats.filter(({ bot }) => bot.memory)
  }

  /** Plays game `number` (from 1) and adds it to the tally. */
  play(number: number, tally: Tally, watcher: Watcher | null = null): void {
    const { game, options, bots, seed } = this.plan
    const streams = randomStreams(game, bots.length, seed, number)
    const state = game.start(options, bots.length, streams.board, this.#state)
    this.#state = state
    this.#seq = 0
    watcher?.started(state)
    for (const botSeat of this.#remembering) botSeat.started(state)
    const actions = this.#run(state, streams, tally.stats, watcher)
    watcher?.ended(state)
    game.stats?.finish(state, tally.stats)
    const result = game.result(state)
    if (!result) throw new Error(`${game.id}: game over without a result`)
    countGame(tally, game.turnCount(state), actions, result)
  }

  #run(state: unknown, streams: RandomStreams, sums: Float64Array, watcher: Watcher | null): number {
    const { game, bots } = this.plan
    const plays = this.plan.bySteps ? undefined : game.plays
    const stats = game.stats
    const { chance, seats } = streams
    const list = this.#list
    const remembers = this.#remembering.length > 0
    let actions = 0
    for (;;) {
      const turn = game.toAct(state)
      if (turn.must !== 0) {
        if (turn.may !== 0 && this.#hasBotSeats && this.#askOptional(state, turn.may, streams, sums, watcher)) {
          actions++
          continue
        }
        const seat = lowestSeat(turn.must)
        let count = plays ? plays.list(state, seat, list) : 0
        const whole = count > 0
        if (!whole) count = game.legal(state, seat, list)
        if (count === 0) throw new Error(`${game.id}: seat ${seat} must act but has no legal action`)
        const botSeat = this.#botSeats[seat]!
        const action =
          count === 1 && (turn.may === 0 || botSeat === null || !botSeat.bot.makesOffers)
            ? list[0]!
            : botSeat === null
              ? (bots[seat] as BlindBot).choose(list, count, seats[seat]!)
              : botSeat.choose(state, list, count, false, seats[seat]!)
        if (stats) stats.decision(state, seat, count, action, sums)
        if (watcher) watcher.acting(state, seat, action, whole)
        if (remembers) this.#applySeen(state, seat, action, whole)
        else game.apply(state, seat, action)
        actions++
      } else if (turn.kind === 'chance') {
        const action = game.draw(state, chance[game.chanceStream(state)]!)
        if (watcher) watcher.acting(state, CHANCE, action, false)
        if (remembers) this.#applySeen(state, CHANCE, action, false)
        else game.apply(state, CHANCE, action)
      } else if (turn.kind === 'over') {
        return actions
      } else {
        throw new Error(`${game.id}: no seat can act`)
      }
    }
  }

  /** Asks the seats that may act and have something to answer, lowest first, until one of them acts. */
  #askOptional(
    state: unknown,
    may: number,
    streams: RandomStreams,
    sums: Float64Array,
    watcher: Watcher | null,
  ): boolean {
    const { game } = this.plan
    const list = this.#list
    for (let rest = may; rest !== 0; rest &= rest - 1) {
      const seat = lowestSeat(rest)
      const botSeat = this.#botSeats[seat]
      if (!botSeat) continue
      const count = game.legal(state, seat, list)
      if (count === 0) continue
      const action = botSeat.choose(state, list, count, true, streams.seats[seat]!)
      if (action === PASS) continue
      game.stats?.decision(state, seat, count, action, sums)
      watcher?.acting(state, seat, action, false)
      this.#applySeen(state, seat, action, false)
      return true
    }
    return false
  }

  /** Shows every step to the bots that remember. */
  #applySeen(state: unknown, by: Actor, action: Action, whole: boolean): void {
    const { game } = this.plan
    for (const step of whole ? stepsOf(game, state, action) : [action]) {
      const entry = { seq: ++this.#seq, at: 0, by, action: step }
      const disclosed = game.disclosed(state, entry)
      for (const botSeat of this.#remembering) botSeat.acting(state, entry, disclosed)
      game.apply(state, by, step)
    }
  }
}
