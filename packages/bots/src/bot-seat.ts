import {
  type Action,
  type ActionEntry,
  type AnyGame,
  type Disclosed,
  type Random,
  redactEntry,
  type Seat,
} from '@serai/kernel'
import { type Decision, PASS, type SeeingBot } from './bot.ts'

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** One seeing bot at one seat of a running game: its view and its memory in kept buffers. */
export class BotSeat {
  readonly bot: SeeingBot
  readonly #game: AnyGame
  readonly #seat: Seat
  readonly #decision: Writable<Decision>
  #before: unknown

  constructor(game: AnyGame, bot: SeeingBot, seat: Seat) {
    this.bot = bot
    this.#game = game
    this.#seat = seat
    this.#decision = {
      view: undefined,
      seat,
      memory: undefined,
      actions: [],
      count: 0,
      optional: false,
      random: { next: () => 0, below: () => 0 },
      budget: bot.budget,
    }
  }

  started(state: unknown): void {
    if (!this.bot.memory) return
    this.#before = this.#game.redact(state, this.#seat, this.#before)
    this.#decision.memory = this.bot.memory.start(this.#before, this.#seat)
  }

  /** Called before the entry is applied. */
  acting(state: unknown, entry: ActionEntry, disclosed: Disclosed): void {
    if (!this.bot.memory) return
    this.#before = this.#game.redact(state, this.#seat, this.#before)
    this.bot.memory.observe(this.#decision.memory, this.#before, redactEntry(entry, disclosed, this.#seat))
  }

  choose(state: unknown, actions: readonly Action[], count: number, optional: boolean, random: Random): Action {
    const decision = this.#decision
    decision.view = this.#game.redact(state, this.#seat, decision.view)
    decision.actions = actions
    decision.count = count
    decision.optional = optional
    decision.random = random
    const action = this.bot.choose(decision)
    if (optional && action === PASS) return PASS
    for (let i = 0; i < count; i++) if (actions[i] === action) return action
    const refusal = this.#game.check(state, this.#seat, action)
    if (refusal) throw new Error(`${this.bot.name} chose an illegal action, ${action}: ${JSON.stringify(refusal)}`)
    return action
  }
}
