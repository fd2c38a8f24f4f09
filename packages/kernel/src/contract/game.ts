import type { Entry } from '../log/entry.ts'
import type { Random } from '../random/random.ts'
import type { Action, Actor, Viewer } from './actor.ts'
import type { Disclosed } from './disclosed.ts'
import type { Json, JsonObject } from './json.ts'
import type { Options, OptionsSpec } from './options.ts'
import type { Refusal } from './refusal.ts'
import type { Seat } from './seats.ts'
import type { Turn } from './turn.ts'

/** The outcomes of a chance node: `actions[i]` has the integer weight `weights[i]`. Filled, never shortened. */
export interface Outcomes {
  readonly actions: Action[]
  readonly weights: number[]
}

export interface Result {
  /** What each seat gets; the winner's is the largest. */
  readonly returns: readonly number[]
  readonly winner: Seat | null
  readonly reason: string
}

/** What a game is called and what can be chosen: for lists, forms and flags. */
export interface About<O extends Options = Options> {
  readonly id: string
  readonly title: string
  readonly ruleset: string
  /** Simulation and study; `table` is what people sit down to. */
  readonly seats: {
    readonly min: number
    readonly max: number
    readonly table: { readonly min: number; readonly max: number }
  }
  readonly options: OptionsSpec<O>
}

/** How the game is played: for everybody who plays, keeps or checks one. */
export interface Rules<S, O extends Options = Options> {
  /** A new game; `random` lays out the board and nothing else. With `into` no memory is taken. */
  start(options: O, seats: number, random: Random, into?: S): S
  seatCount(s: S): number
  /** Turns played so far. */
  turnCount(s: S): number
  /** Games that are over, where several make a match. */
  gamesOver?(s: S): number

  toAct(s: S): Turn
  /** Every finite legal action of the seat: writes out[0..n), returns n, never touches out.length. Resigning is legal but not listed. */
  legal(s: S, seat: Seat, out: Action[]): number
  /** The usual open-ended actions that are legal now, from a fixed catalogue; as `legal` otherwise. */
  offers(s: S, seat: Seat, out: Action[]): number
  /** Giving up, which a seat may do until it or the game is over; a game may refuse it while chance has to act. */
  readonly resign: Action
  /** What a seat that is asked, need not answer and says nothing for long is taken to have said; null: nothing is asked of it. */
  defaultAnswer?(s: S, seat: Seat): Action | null
  /** Whether an action settles something with another seat, so that who does it cannot take it back alone; from what everybody knows. */
  isFinal?(s: S, by: Seat, action: Action): boolean
  /** Full validation with a reason. Chance is checked too: its action must be a possible outcome. */
  check(s: S, by: Actor, action: Action): Refusal | null
  /** Trusted: mutates s. `reveal` comes with redacted entries only. */
  apply(s: S, by: Actor, action: Action, reveal?: readonly number[]): void
  /** All outcomes of the chance node; returns their number. A redacted state may not know them: 0. */
  chance(s: S, out: Outcomes): number
  /** One outcome, drawn with the weights of `chance`. */
  draw(s: S, random: Random): Action
  /** Names of the separate streams that chance is drawn from, and the one that this chance node uses. */
  readonly chanceStreams: readonly string[]
  chanceStream(s: S): number
  result(s: S): Result | null
  /** The points of each seat, of an open state: also what is hidden from others. Null where they say no more than the result. */
  scores?(s: S): readonly number[] | null

  clone(s: S): S
  copy(from: S, to: S): void
}

/** Who may know what: for everything that leaves a table, and for bots that imagine the rest. */
export interface Hidden<S> {
  /** What this viewer may know, as a state that knows its viewer. The only way out for a state … */
  redact(s: S, viewer: Viewer, into?: S): S
  /** … and what the kernel's `redactEntry` needs for an entry; `before` is the open state it is applied to. */
  disclosed(before: S, entry: Pick<Entry, 'by' | 'action'>): Disclosed
  /** Who looks, if the state is a redacted one; null where nothing is hidden. */
  viewer(s: S): Viewer | null
  /** An open state that a redacted one could come from, for honest search. */
  determinize(s: S, random: Random, into?: S): S
}

/** Positions and actions in the forms that others read: JSON, bytes and text. */
export interface Codec<S> {
  /** Any state as readable JSON; of a redacted state with counts in place of what is hidden. */
  describe(s: S): JsonObject
  /** The way back, validated: the first fault is named. */
  parsePosition(description: unknown): S | Refusal
  write(s: S): Uint8Array
  read(bytes: Uint8Array): S | Refusal
  hash(s: S): string
  /** The position as text, for terminals and tests. */
  render(s: S): string

  encode(action: Action): Json
  decode(json: unknown): Action | Refusal
  format(action: Action): string
  /** The same for a reader who has the position before him, where that says more. */
  formatIn?(s: S, action: Action): string
  parse(text: string): Action | Refusal
}

/** What the game looks like to a learner: `size` numbers, described in the game's documents. */
export interface Observation<S> {
  readonly size: number
  /** Fills out[0..size). Reads only what the seat may know, so it takes open and redacted states alike. */
  write(s: S, seat: Seat, out: Float32Array): void
}

/** Whole turns as single actions, for games whose turn is a chain of steps. `apply` takes them too; a log holds their steps. */
export interface Plays<S> {
  /** Size of the whole-turn code space. */
  readonly codes: number
  /** One play per distinct result; writes out[0..n), returns n. */
  list(s: S, seat: Seat, out: Action[]): number
  /** The actions a play stands for, written to out[0..n); returns n. */
  steps(s: S, play: Action, out: Action[]): number
  /** The dense code of a play, in 0 … codes - 1. */
  code(play: Action): number
}

/** What a simulation counts: sums that can be added over games and workers, and the figures made of them. */
export interface Stats<S> {
  readonly counters: readonly string[]
  /** Called at each decision, before it is applied; `choices` is the length of the list it was taken from. */
  decision(s: S, seat: Seat, choices: number, action: Action, sums: Float64Array): void
  finish(s: S, sums: Float64Array): void
  report(sums: Float64Array): Record<string, number>
}

/** What simulations and learners need beside the rules. */
export interface Learning<S, O extends Options = Options> {
  /** Options under which any game of careless players ends. */
  readonly simulationOptions: Partial<O>
  /** Learners' code space: code(action) is in 0 … codes - 1 and unique within a legal list with its offers; -1 for chance, resigning and offers outside the catalogue. */
  readonly codes: number
  code(action: Action): number
  readonly observation: Observation<S>
  readonly plays?: Plays<S>
  readonly stats?: Stats<S>
}

/**
 * A game: functions over its own state `S`, which is flat data. The laws that every game keeps are in the test kit.
 * Nothing here throws on a path that input can reach, reads a clock, or owns a random source.
 */
export interface Game<S, O extends Options = Options>
  extends About<O>,
    Rules<S, O>,
    Hidden<S>,
    Codec<S>,
    Learning<S, O> {}

/** A game whose state type is nobody's business, as a registry holds it. */
export type AnyGame = Game<unknown, Options>
