import { CHANCE } from '../contract/actor.ts'
import type { Game } from '../contract/game.ts'
import type { Options } from '../contract/options.ts'
import type { Seat } from '../contract/seats.ts'
import type { ActionEntry } from './entry.ts'

interface Step {
  readonly entry: ActionEntry
  /** Sent together with the one before it. */
  readonly isJoined: boolean
}

/**
 * The end of a game that can still be taken back: the actions of one seat since the last boundary. Chance, an action
 * that reveals something or binds another seat, the end of the game and an action of another seat are boundaries. Only
 * the state at the boundary is kept: going back replays the few actions since.
 */
export class Takeback<S, O extends Options> {
  readonly #game: Game<S, O>
  readonly #anchor: S
  #anchorSeq: number
  #seat: Seat | null = null
  #steps: Step[] = []
  /** How many of the steps are in effect; the rest could be redone. */
  #done = 0
  /** Which number of steps each entry since the boundary left in effect. */
  readonly #places = new Map<number, number>()

  /** `state` is the position after entry `seq`. */
  constructor(game: Game<S, O>, state: S, seq = 0) {
    this.#game = game
    this.#anchor = game.clone(state)
    this.#anchorSeq = seq
  }

  /** Applies an action to `state`. */
  act(state: S, step: Step, reveals: boolean): void {
    const { entry } = step
    const binds = entry.by !== CHANCE && this.#game.isFinal?.(state, entry.by, entry.action) === true
    if (entry.by !== this.#seat) {
      this.#setAnchor(state, entry.seq - 1)
      this.#seat = entry.by
    }
    this.#forgetUndone()
    this.#steps.push(step)
    this.#done++
    this.#places.set(entry.seq, this.#done)
    this.#game.apply(state, entry.by, entry.action, entry.reveal)
    if (reveals || binds || this.#game.toAct(state).kind === 'over') this.#setAnchor(state, entry.seq)
  }

  /** The number of steps in effect at the position after entry `seq`, if the seat may go there. */
  placeOf(seat: Seat, seq: number): number | null {
    if (seat !== this.#seat) return null
    return this.#places.get(seq) ?? null
  }

  /** The entry to go to for one step back or forward, or null. What was sent together is one step. */
  stepBack(seat: Seat): number | null {
    if (seat !== this.#seat || this.#done === 0) return null
    let place = this.#done - 1
    while (place > 0 && this.#steps[place]!.isJoined) place--
    return this.#seqAt(place)
  }

  stepForward(seat: Seat): number | null {
    if (seat !== this.#seat || this.#done === this.#steps.length) return null
    let place = this.#done + 1
    while (this.#steps[place]?.isJoined) place++
    return this.#seqAt(place)
  }

  get done(): number {
    return this.#done
  }

  /** Puts `state` to `place`; `seq` is the entry that does so. */
  goTo(state: S, place: number, seq: number): void {
    if (place < this.#done) {
      this.#game.copy(this.#anchor, state)
      this.#done = 0
    }
    for (; this.#done < place; this.#done++) {
      const { by, action, reveal } = this.#steps[this.#done]!.entry
      this.#game.apply(state, by, action, reveal)
    }
    this.#places.set(seq, place)
  }

  #seqAt(place: number): number {
    return place === 0 ? this.#anchorSeq : this.#steps[place - 1]!.entry.seq
  }

  #setAnchor(state: S, seq: number): void {
    this.#game.copy(state, this.#anchor)
    this.#anchorSeq = seq
    this.#seat = null
    this.#steps = []
    this.#done = 0
    this.#places.clear()
    this.#places.set(seq, 0)
  }

  #forgetUndone(): void {
    if (this.#done === this.#steps.length) return
    this.#steps.length = this.#done
    for (const [seq, place] of this.#places) if (place > this.#done) this.#places.delete(seq)
  }
}
