import { type Action, type Actor, CHANCE } from '../contract/actor.ts'
import { ALL_IN_THE_OPEN, type Disclosed, tellsActor } from '../contract/disclosed.ts'
import type { Game } from '../contract/game.ts'
import { isIntegerIn } from '../contract/json.ts'
import type { Options } from '../contract/options.ts'
import { isRefusal, type Refusal, refuse } from '../contract/refusal.ts'
import type { Seat } from '../contract/seats.ts'
import { checkBatch } from './batch.ts'
import { type ActionEntry, isUndo, type LogEntry, type UndoEntry } from './entry.ts'
import { EntryList } from './entry-list.ts'
import { type Header, headerFor } from './header.ts'
import { Takeback } from './takeback.ts'

/** A game being recorded: its header, its entries and the state they lead to. Entries are only ever appended. */
export class GameRecord<S, O extends Options = Options> {
  readonly game: Game<S, O>
  readonly header: Header
  readonly #start: S
  readonly #state: S
  /** Where batches are tried out; made when the first one comes. */
  #scratch: S | null = null
  readonly #entries: EntryList
  readonly #takeback: Takeback<S, O>
  readonly #seats: number
  readonly #first: number

  /**
   * `start` is what `header.start` describes, or the position after entry `first`; the record keeps a copy. What was
   * before it cannot be taken back.
   */
  constructor(game: Game<S, O>, header: Header, start: S, first = 0) {
    this.game = game
    this.header = header
    this.#start = game.clone(start)
    this.#state = game.clone(start)
    this.#takeback = new Takeback(game, start, first)
    this.#seats = game.seatCount(start)
    this.#first = first
    this.#entries = new EntryList(first)
  }

  /** The position now: to read, not to change. The same object all along. */
  get state(): S {
    return this.#state
  }

  /** All after entry `first`, made anew each time. */
  get entries(): readonly LogEntry[] {
    return this.entriesBetween(this.#first, this.seq)
  }

  /** Those after entry `from`, up to entry `to`. */
  entriesBetween(from: number, to: number): readonly LogEntry[] {
    return this.#entries.between(from, to)
  }

  /** Entry `seq`, if it is one of those after `first`. */
  entry(seq: number): LogEntry | undefined {
    return this.#entries.get(seq)
  }

  /** The entry that the record begins after; 0 unless it was opened in the middle. */
  get first(): number {
    return this.#first
  }

  /** The number of the last entry; 0 at the start. */
  get seq(): number {
    return this.#entries.seq
  }

  act(by: Actor, action: Action, at: number): ActionEntry | Refusal {
    const refusal = this.#check(by, action)
    return refusal ?? this.#do({ seq: this.seq + 1, at, by, action })
  }

  /** All of the actions or none (R159). `late`: done for the seat. */
  batch(by: Seat, actions: readonly Action[], at: number, late = false): ActionEntry[] | Refusal {
    if (!isIntegerIn(by, 0, this.#seats - 1)) return noSuchActor(by)
    const refusal = this.#checkAll(by, actions)
    if (refusal) return refusal
    return actions.map((action, i) => this.#do({ seq: this.seq + 1, at, by, action, ...(late && { late }) }, i > 0))
  }

  /** Takes back the seat's last action that is in effect, with the batch that it was of. */
  undo(seat: Seat, at: number): UndoEntry | Refusal {
    const target = this.#takeback.stepBack(seat)
    return target === null ? refuse('E_UNDO_NONE') : this.#jump({ seq: this.seq + 1, at, by: seat, undo: target })
  }

  /** Does again the seat's first action that was taken back, or its batch; a new action ends that. */
  redo(seat: Seat, at: number): UndoEntry | Refusal {
    const target = this.#takeback.stepForward(seat)
    return target === null ? refuse('E_REDO_NONE') : this.#jump({ seq: this.seq + 1, at, by: seat, undo: target })
  }

  /** Appends an entry that was made elsewhere, if it comes next and is legal. */
  append(entry: LogEntry): Refusal | null {
    if (entry.seq !== this.seq + 1) return refuse('E_SEQ', { expected: this.seq + 1, found: entry.seq })
    if (isUndo(entry)) {
      const jumped = this.#jump(entry)
      return isRefusal(jumped) ? jumped : null
    }
    // An open state knows what is revealed; numbers from elsewhere would overrule it.
    if (entry.reveal) return refuse('E_REVEAL', { fault: 'only a redacted entry reveals something' })
    const refusal = this.#check(entry.by, entry.action)
    if (!refusal) this.#do(entry, this.#isSentWithLast(entry))
    return refusal
  }

  /** What entry `seq` lets people know; one of those after `first`. */
  disclosedBy(seq: number): Disclosed {
    return this.#entries.disclosedBy(seq)
  }

  /** The position after entry `seq`, as a state of its own; `first` is the start. */
  position(seq: number): S | Refusal<'E_SEQ'> {
    if (!isIntegerIn(seq, this.#first, this.seq)) return refuse('E_SEQ', { expected: this.seq, found: seq })
    const inEffect: ActionEntry[] = []
    for (let at = seq; at > this.#first; ) {
      const entry = this.#entries.get(at)!
      if (isUndo(entry)) at = entry.undo
      else {
        inEffect.push(entry)
        at--
      }
    }
    const state = this.game.clone(this.#start)
    for (const { by, action } of inEffect.reverse()) this.game.apply(state, by, action)
    return state
  }

  #checkAll(by: Seat, actions: readonly Action[]): Refusal | null {
    if (actions.length !== 1) {
      this.#scratch ??= this.game.clone(this.#start)
      return checkBatch(this.game, this.#state, by, actions, this.#scratch)
    }
    // Most batches: there is nothing to try out.
    const refusal = this.game.check(this.#state, by, actions[0]!)
    return refusal && { ...refusal, step: 0 }
  }

  #check(by: Actor, action: Action): Refusal | null {
    if (by !== CHANCE && !isIntegerIn(by, 0, this.#seats - 1)) return noSuchActor(by)
    return this.game.check(this.#state, by, action)
  }

  /** A batch has one time. */
  #isSentWithLast({ by, at }: ActionEntry): boolean {
    const last = this.#entries.get(this.seq)
    return last !== undefined && !isUndo(last) && last.by === by && last.at === at
  }

  #do(entry: ActionEntry, isJoined = false): ActionEntry {
    const disclosed = this.game.disclosed(this.#state, entry)
    this.#takeback.act(this.#state, { entry, isJoined }, tellsActor(entry, disclosed))
    this.#entries.push(entry, disclosed)
    return entry
  }

  #jump(entry: UndoEntry): UndoEntry | Refusal {
    const place = this.#takeback.placeOf(entry.by, entry.undo)
    if (place === null) return refuse('E_UNDO', { undo: entry.undo, fault: 'this seat cannot undo to this position' })
    if (place === this.#takeback.done)
      return refuse('E_UNDO', { undo: entry.undo, fault: 'the game is already at this position' })
    this.#takeback.goTo(this.#state, place, entry.seq)
    this.#entries.push(entry, ALL_IN_THE_OPEN)
    return entry
  }
}

/** Records a game that begins at `start`. */
export function recordFrom<S, O extends Options>(
  game: Game<S, O>,
  options: O,
  seats: readonly string[],
  start: S,
): GameRecord<S, O> {
  return new GameRecord(game, headerFor(game, options, seats, start), start)
}

function noSuchActor(by: number): Refusal<'E_ACTOR'> {
  return refuse('E_ACTOR', { by })
}
