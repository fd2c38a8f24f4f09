import {
  type Action,
  type AnyGame,
  CHANCE,
  GameRecord,
  type Header,
  hasSeat,
  isRefusal,
  isUndo,
  type JsonObject,
  type LogEntry,
  listSeats,
  type Refusal,
  type Result,
  redactEntry,
  type Seat,
  type Turn,
  type UndoEntry,
  type Viewer,
} from '@serai/kernel'
import type { ClockRule, Clocks } from '@serai/protocol'
import { decline } from '../refusals.ts'
import type { Dice } from './dice.ts'
import { forcedPass } from './forced-moves.ts'
import { advanceClock, copyClock, nextDeadline, readClock, type TurnClock, waitingAt } from './turn-clock.ts'

/** What a match goes on from: its start, or a snapshot. */
export interface MatchParts {
  readonly game: AnyGame
  readonly header: Header
  /** The position after entry `seq`. */
  readonly state: unknown
  readonly seq: number
  /** When that entry was made; 0 at the start. */
  readonly at: number
  readonly dice: Dice
  readonly clock: { readonly rule: ClockRule; readonly state: TurnClock } | null
}

/** What a later match goes on from. */
export interface FrozenMatch extends Pick<MatchParts, 'state' | 'seq' | 'at'> {
  readonly chain: string
  readonly clock: TurnClock | null
}

/** More than anybody tries out of one turn. */
const MOST_TAKEBACKS = 50

export interface Ahead {
  readonly turn: Turn
  readonly deadline: { readonly at: number; readonly seat: Seat } | null
  /** Somebody is asked who need not answer. */
  readonly isAsked: boolean
}

/**
 * The game at a table. It has two ends: the record, where commands are tried and chance is drawn, and what is shown.
 * Between them is what is not on disk yet; everything that anybody reads is the shown end. A match whose entries could
 * not be kept is thrown away.
 */
export class Match {
  readonly game: AnyGame
  readonly header: Header
  readonly #record: GameRecord<unknown>
  readonly #dice: Dice
  readonly #clock: MatchParts['clock']
  readonly #firstAt: number
  readonly #shown: unknown
  #shownSeq: number
  #shownClock: TurnClock | null

  constructor({ game, header, state, seq, at, dice, clock }: MatchParts) {
    this.game = game
    this.header = header
    this.#record = new GameRecord(game, header, state, seq)
    this.#dice = dice
    this.#clock = clock
    this.#firstAt = at
    this.#shown = game.clone(state)
    this.#shownSeq = seq
    this.#shownClock = clock && copyClock(clock.state)
  }

  /** The position that is shown: to read, not to change. */
  get state(): unknown {
    return this.#shown
  }

  /** The last entry that is shown. */
  get seq(): number {
    return this.#shownSeq
  }

  /** The earliest position that is still known here. */
  get first(): number {
    return this.#record.first
  }

  get turn(): Turn {
    return this.game.toAct(this.#shown)
  }

  get hasClock(): boolean {
    return this.#clock !== null
  }

  /** Of the record: whether the entries to be kept end the game. */
  get result(): Result | null {
    return this.game.result(this.#record.state)
  }

  get scores(): readonly number[] | null {
    return this.game.scores?.(this.#record.state) ?? null
  }

  /** Of the record: what comes after the entries to be kept. */
  get ahead(): Ahead {
    const { game } = this
    const { state } = this.#record
    const turn = game.toAct(state)
    return {
      turn,
      deadline: this.#clock && nextDeadline(this.#clock.state),
      isAsked: listSeats(turn.may).some((seat) => (game.defaultAnswer?.(state, seat) ?? null) !== null),
    }
  }

  /** All of the actions or none, then what chance and the table itself do. `late`: done for who let their time pass. */
  act(seat: Seat, actions: readonly Action[], at: number, late = false): LogEntry[] | Refusal {
    const time = this.#timeOf(at)
    const done = this.#record.batch(seat, actions, time, late)
    return isRefusal(done) ? done : this.#follow(done, time)
  }

  /** What chance does before anybody can act. */
  begin(at: number): LogEntry[] {
    return this.#follow([], this.#timeOf(at))
  }

  undo(seat: Seat, at: number): LogEntry[] | Refusal {
    return this.#takeBack(seat, (record) => record.undo(seat, this.#timeOf(at)))
  }

  redo(seat: Seat, at: number): LogEntry[] | Refusal {
    return this.#takeBack(seat, (record) => record.redo(seat, this.#timeOf(at)))
  }

  /** An entry that is on disk already, as it comes from there. */
  restore(entry: LogEntry): Refusal | null {
    const refusal = this.#record.append(entry)
    if (refusal) return refusal
    this.#took(entry)
    this.#show(entry)
    this.#shownClock = this.#clock && copyClock(this.#clock.state)
    return null
  }

  /** The entries are on disk: everybody may see what they led to. */
  show(entries: readonly LogEntry[]): void {
    for (const entry of entries) this.#show(entry)
    this.#shownClock = this.#clock && copyClock(this.#clock.state)
  }

  /** The entries after `from` that are shown; null when they are not at hand. */
  entriesAfter(from: number): readonly LogEntry[] | null {
    if (from < this.first || from > this.#shownSeq) return null
    return this.#record.entriesBetween(from, this.#shownSeq)
  }

  /** Whether there is something in the entry that not everybody may know. */
  hasSecret({ seq }: LogEntry): boolean {
    return this.#record.disclosedBy(seq).secret !== undefined
  }

  /** An entry as the viewer may know it. */
  seenBy(viewer: Viewer, entry: LogEntry): LogEntry {
    return isUndo(entry) ? entry : redactEntry(entry, this.#record.disclosedBy(entry.seq), viewer)
  }

  /** The position as the viewer may know it. */
  describe(viewer: Viewer): JsonObject {
    return this.game.describe(this.game.redact(this.#shown, viewer))
  }

  /**
   * Whether a seat that has seen no more than entry `from` is too late with its actions. Of several who were asked at
   * once, each may answer without having seen what the others did meanwhile; and who is not asked may still do what can
   * be done at any time, such as resign.
   */
  isStale(seat: Seat, from: number, actions: readonly Action[]): boolean {
    if (from === this.#shownSeq) return false
    if (!isAsked(this.turn, seat))
      return actions.length !== 1 || this.game.check(this.#shown, seat, actions[0]!) !== null
    if (from < this.first || from > this.#shownSeq) return true
    const since = this.#record.entriesBetween(from, this.#shownSeq)
    if (since.some(({ by }) => by === seat || by === CHANCE)) return true
    return !isAsked(this.game.toAct(this.#position(from)), seat)
  }

  /** When entry `seq` was made; null when it is not at hand. */
  timeOf(seq: number): number | null {
    return seq === 0 ? 0 : (this.#record.entry(seq)?.at ?? null)
  }

  clocks(now: number): Clocks | null {
    return this.#shownClock && readClock(this.#shownClock, now)
  }

  get deadline(): { readonly at: number; readonly seat: Seat } | null {
    return this.#shownClock && nextDeadline(this.#shownClock)
  }

  /** Null in the middle of what could be taken back. */
  freeze(): FrozenMatch | null {
    const last = this.#record.entry(this.#record.seq)
    if (this.#record.seq !== this.#shownSeq || !last || last.by !== CHANCE) return null
    return { state: this.#shown, seq: this.#shownSeq, at: last.at, chain: this.#dice.chain, clock: this.#shownClock }
  }

  /** The log keeps every take-back, so there is an end to them until chance or somebody else has acted. */
  #takeBack(seat: Seat, go: (record: GameRecord<unknown>) => UndoEntry | Refusal): LogEntry[] | Refusal {
    let takebacks = 0
    for (let seq = this.#record.seq; ; seq--) {
      const entry = this.#record.entry(seq)
      if (entry?.by !== seat) break
      if (isUndo(entry)) takebacks++
    }
    if (takebacks >= MOST_TAKEBACKS) return decline('E_UNDO_MANY', { most: MOST_TAKEBACKS })
    const done = go(this.#record)
    return isRefusal(done) ? done : this.#follow([done], done.at)
  }

  #follow(done: readonly LogEntry[], at: number): LogEntry[] {
    const entries = [...done]
    for (const entry of done) this.#took(entry)
    const { game } = this
    const record = this.#record
    const add = (by: number, action: Action) => {
      const entry = record.act(by, action, at)
      if (isRefusal(entry)) throw new Error(`${game.id}: its own action is refused: ${JSON.stringify(entry)}`)
      entries.push(entry)
      this.#took(entry)
    }
    while (game.toAct(record.state).kind === 'chance') {
      add(CHANCE, game.draw(record.state, this.#dice.randomFor(record.seq + 1)))
      const pass = forcedPass(game, record.state)
      if (pass) add(pass.seat, pass.action)
    }
    return entries
  }

  #took(entry: LogEntry): void {
    this.#dice.took(entry)
    if (!this.#clock) return
    advanceClock(this.#clock.state, this.#clock.rule, entry.at, waitingAt(this.game, this.#record.state))
  }

  #show(entry: LogEntry): void {
    // An undo is alone in its command, or the last to be restored: the record is where it leads to.
    if (isUndo(entry)) this.game.copy(this.#record.state, this.#shown)
    else this.game.apply(this.#shown, entry.by, entry.action)
    this.#shownSeq = entry.seq
  }

  #position(seq: number): unknown {
    const state = this.#record.position(seq)
    if (isRefusal(state)) throw new Error(`no position ${seq}`)
    return state
  }

  /** Time never goes back in a log, whatever the machine's clock does. */
  #timeOf(at: number): number {
    return Math.max(at, this.#record.entry(this.#record.seq)?.at ?? this.#firstAt)
  }
}

function isAsked({ must, may }: Turn, seat: Seat): boolean {
  return hasSeat(must | may, seat)
}
