import {
  type Action,
  type Actor,
  CHANCE,
  equalBytes,
  formatRefusal,
  type Game,
  isRefusal,
  type Json,
  type Options,
  type Refusal,
  type Seat,
} from '@serai/kernel'

/** A position that a scenario leads on, with chance told what to give. Actions come in their wire form, or as text. */
export class Script<S, O extends Options = Options> {
  readonly game: Game<S, O>
  readonly state: S
  #steps = 0

  /** Works on `state` itself. */
  constructor(game: Game<S, O>, state: S) {
    this.game = game
    this.state = state
  }

  /** A seat does something, which must be legal. */
  act(seat: Seat, ...actions: readonly Json[]): this {
    for (const action of actions) this.#do(seat, action)
    return this
  }

  /** Chance gives these outcomes, which must be possible. */
  chance(...outcomes: readonly Json[]): this {
    for (const outcome of outcomes) this.#do(CHANCE, outcome)
    return this
  }

  /** Why a seat may not do this. Throws when it may; no byte changes. */
  refusal(by: Actor, wire: unknown): Refusal {
    const { game, state } = this
    const before = game.write(state)
    const action = this.#read(wire)
    const refusal = isRefusal(action) ? action : game.check(state, by, action)
    if (!equalBytes(game.write(state), before)) throw this.#error(by, wire, 'changed the state while being checked')
    if (!refusal) throw this.#error(by, wire, 'is legal, and was expected to be refused')
    return refusal
  }

  /** The legal list as texts. */
  legal(seat: Seat): string[] {
    const out: Action[] = []
    return out.slice(0, this.game.legal(this.state, seat, out)).map((action) => this.game.format(action))
  }

  #do(by: Actor, wire: Json): void {
    const { game, state } = this
    const action = this.#read(wire)
    const refusal = isRefusal(action) ? action : game.check(state, by, action)
    if (refusal) throw this.#error(by, wire, `is refused: ${formatRefusal(refusal)}`)
    game.apply(state, by, action as Action)
    this.#steps++
  }

  #read(wire: unknown): Action | Refusal {
    return typeof wire === 'string' ? this.game.parse(wire) : this.game.decode(wire)
  }

  #error(by: Actor, wire: unknown, what: string): Error {
    const who = by === CHANCE ? 'chance' : `seat ${by}`
    return new Error(
      `step ${this.#steps + 1}: ${JSON.stringify(wire)} by ${who} ${what}\n${this.game.render(this.state)}`,
    )
  }
}

/** A script from a copy of `state`. */
export function scripted<S, O extends Options>(game: Game<S, O>, state: S): Script<S, O> {
  return new Script(game, game.clone(state))
}
