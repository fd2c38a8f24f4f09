import {
  type Action,
  type ActionEntry,
  type Actor,
  type AnyGame,
  type Header,
  headerFor,
  type Options,
} from '@serai/kernel'
import type { SimulationPlan, Watcher } from './simulation.ts'
import { stepsOf } from './steps.ts'

/** Writes down simulated games as logs: whole plays as their steps. Time is not part of a simulation, so `at` is 0. */
export class Recorder implements Watcher {
  readonly #game: AnyGame
  readonly #options: Options
  readonly #labels: readonly string[]
  #header: Header | null = null
  #entries: ActionEntry[] = []

  constructor({ game, options, bots }: SimulationPlan) {
    this.#game = game
    this.#options = options
    this.#labels = bots.map((bot) => bot.name)
  }

  /** The game that was played last. */
  get log(): { readonly header: Header; readonly entries: readonly ActionEntry[] } {
    if (!this.#header) throw new Error('no game was recorded')
    return { header: this.#header, entries: this.#entries }
  }

  started(state: unknown): void {
    this.#header = headerFor(this.#game, this.#options, this.#labels, state)
    this.#entries = []
  }

  acting(state: unknown, by: Actor, action: Action, whole: boolean): void {
    for (const step of whole ? stepsOf(this.#game, state, action) : [action]) {
      this.#entries.push({ seq: this.#entries.length + 1, at: 0, by, action: step })
    }
  }

  ended(): void {}
}
