import { newTally, type Plan, Simulation, stepsOf, type Watcher } from '@serai/bots'
import { type Action, type Actor, CHANCE, type Seat } from '@serai/kernel'

/** A piece of a game as it is told: a board, or what one seat did in a turn. */
export type Scene =
  | { readonly kind: 'board'; readonly turn: number; readonly text: string }
  | { readonly kind: 'turn'; readonly turn: number; readonly seat: Seat | null; readonly deeds: readonly string[] }

/** Plays a game and tells it turn by turn, with a board at the start, after every `every` turns and at the end. */
export function tellGame(plan: Plan, number: number, every: number): { scenes: Scene[]; state: unknown } {
  const teller = new Teller(plan, every)
  new Simulation(plan).play(number, newTally(plan.game, plan.bots.length), teller)
  return { scenes: teller.scenes, state: teller.last }
}

class Teller implements Watcher {
  readonly scenes: Scene[] = []
  last: unknown
  readonly #plan: Plan
  readonly #every: number
  #turn = 0
  #boardTurn = 0
  #seat: Seat | null = null
  #deeds: string[] = []

  constructor(plan: Plan, every: number) {
    this.#plan = plan
    this.#every = every
  }

  started(state: unknown): void {
    this.#turn = this.#plan.game.turns(state)
    this.#board(state)
  }

  acting(state: unknown, by: Actor, action: Action, whole: boolean): void {
    this.#newTurn(state)
    const { game } = this.#plan
    if (by !== CHANCE) this.#hand(by)
    for (const step of whole ? stepsOf(game, state, action) : [action]) {
      this.#deeds.push(game.formatIn?.(state, step) ?? game.format(step))
    }
  }

  ended(state: unknown): void {
    this.#closeTurn()
    this.#turn = this.#plan.game.turns(state)
    this.#board(state)
    this.last = state
  }

  #newTurn(state: unknown): void {
    const turn = this.#plan.game.turns(state)
    if (turn === this.#turn) return
    this.#closeTurn()
    this.#turn = turn
    if (this.#every > 0 && turn - this.#boardTurn >= this.#every) this.#board(state)
  }

  /** What chance does belongs to the line of the seat that it answers, or of the one that goes on. */
  #hand(seat: Seat): void {
    if (this.#seat !== null && this.#seat !== seat) this.#closeTurn()
    this.#seat = seat
  }

  #closeTurn(): void {
    if (this.#deeds.length === 0) return
    this.scenes.push({ kind: 'turn', turn: this.#turn, seat: this.#seat, deeds: this.#deeds })
    this.#deeds = []
    this.#seat = null
  }

  #board(state: unknown): void {
    this.#boardTurn = this.#turn
    this.scenes.push({ kind: 'board', turn: this.#turn, text: this.#plan.game.render(state) })
  }
}
