import { newTally, Simulation, type SimulationPlan, stepsOf, type Watcher } from '@serai/bots'
import { type Action, type Actor, CHANCE, type Seat } from '@serai/kernel'

/** One part of what the watcher sees: a board, or what one seat did in a turn. */
export type WatchEvent =
  | { readonly kind: 'board'; readonly turn: number; readonly text: string }
  | { readonly kind: 'turn'; readonly turn: number; readonly seat: Seat | null; readonly actions: readonly string[] }

/** Plays a game and reports it turn by turn, with a board at the start, after every `every` turns and at the end. */
export function watchGame(
  plan: SimulationPlan,
  number: number,
  every: number,
): { events: WatchEvent[]; state: unknown } {
  const collector = new EventCollector(plan, every)
  new Simulation(plan).play(number, newTally(plan.game, plan.bots.length), collector)
  return { events: collector.events, state: collector.last }
}

class EventCollector implements Watcher {
  readonly events: WatchEvent[] = []
  last: unknown
  readonly #plan: SimulationPlan
  readonly #every: number
  #turn = 0
  #boardTurn = 0
  #seat: Seat | null = null
  #actions: string[] = []

  constructor(plan: SimulationPlan, every: number) {
    this.#plan = plan
    this.#every = every
  }

  started(state: unknown): void {
    this.#turn = this.#plan.game.turnCount(state)
    this.#board(state)
  }

  acting(state: unknown, by: Actor, action: Action, whole: boolean): void {
    this.#newTurn(state)
    const { game } = this.#plan
    if (by !== CHANCE) this.#changeSeat(by)
    for (const step of whole ? stepsOf(game, state, action) : [action]) {
      this.#actions.push(game.formatIn?.(state, step) ?? game.format(step))
    }
  }

  ended(state: unknown): void {
    this.#closeTurn()
    this.#turn = this.#plan.game.turnCount(state)
    this.#board(state)
    this.last = state
  }

  #newTurn(state: unknown): void {
    const turn = this.#plan.game.turnCount(state)
    if (turn === this.#turn) return
    this.#closeTurn()
    this.#turn = turn
    if (this.#every > 0 && turn - this.#boardTurn >= this.#every) this.#board(state)
  }

  /** What chance does belongs to the line of the seat that it answers, or of the one that goes on. */
  #changeSeat(seat: Seat): void {
    if (this.#seat !== null && this.#seat !== seat) this.#closeTurn()
    this.#seat = seat
  }

  #closeTurn(): void {
    if (this.#actions.length === 0) return
    this.events.push({ kind: 'turn', turn: this.#turn, seat: this.#seat, actions: this.#actions })
    this.#actions = []
    this.#seat = null
  }

  #board(state: unknown): void {
    this.#boardTurn = this.#turn
    this.events.push({ kind: 'board', turn: this.#turn, text: this.#plan.game.render(state) })
  }
}
