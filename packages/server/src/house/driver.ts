import { type Bot, firstChoice, needsPast } from '@serai/bots'
import { type Action, type AnyGame, isRefusal, listSeats, type Refusal, type Seat, toHex } from '@serai/kernel'
import type { Attendance } from './attendance.ts'
import type { BytesSource } from './bytes-source.ts'
import type { Clock } from './clock.ts'
import { Deadline } from './deadline.ts'
import type { Failed } from './failed.ts'
import type { Match } from './match.ts'
import type { Notes } from './notes.ts'
import { turnEnd } from './own-moves.ts'
import { Pilots, standIn } from './pilots.ts'
import { Silences } from './silences.ts'
import type { Thinkers } from './thinking/thinkers.ts'
import type { Timing } from './timing.ts'

/** When others may take a turn of a bot for forgotten. */
const WAKE_MS = 1400
/** When those who look on do. */
const LOOK_MS = 5000

/** What is driven. */
export interface Driven {
  readonly game: AnyGame
  /** Null unless the game is on. */
  match(): Match | null
  host(): string
  /** Somebody looks at the table in this process. */
  isWatched(): boolean
  /** Only if the table is still at entry `seq`. `late`: whoever sits there has let their time pass. */
  play(seat: Seat, seq: number, actions: readonly Action[], late?: boolean): Promise<{ readonly seq: number } | Refusal>
}

export interface DriverParts {
  readonly clock: Clock
  readonly bytes: BytesSource
  readonly thinkers: Thinkers
  readonly timing: Timing
  readonly attendance: Attendance
  readonly notes: Notes
  /** Other processes have the table too. */
  readonly isShared: boolean
  readonly failed: Failed
}

/** What goes on at a table without anybody asking for it: bots play, and time runs out. */
export class Driver {
  readonly #table: Driven
  readonly #parts: DriverParts
  readonly #pilots: Pilots
  readonly #deadline: Deadline
  readonly #silences: Silences
  readonly #patience: Deadline
  /** What the bots of this table draw by: no other table changes how they play. */
  readonly #seed: string
  /** Whoever wrote last lets the bots play and watches the clock. */
  #drives: boolean
  /** Another process let the turn of a bot pass: it is made up for. */
  #isLate = false
  readonly #earliest: number
  #stopLook: () => void = () => {}
  #isStopped = false
  /** The entry at which something failed that is tried again. */
  #failedAt: number | null = null

  constructor(table: Driven, parts: DriverParts) {
    const { attendance, clock, timing } = parts
    this.#table = table
    this.#parts = parts
    this.#drives = !parts.isShared
    this.#seed = toHex(parts.bytes(16))
    this.#pilots = new Pilots(
      {
        match: () => this.#driven(),
        botAt: (seat) => attendance.botAt(seat),
        isAwaited: (seat) => attendance.isPlaying(seat) && this.#silences.of(seat) !== null,
        decide: (match, seat, bot, optional) => this.#decide(match, seat, bot, optional),
        play: (seat, seq, actions) => table.play(seat, seq, actions),
        paceOf: (bot) => (this.#isLate ? 0 : timing.paceOf(bot)),
        failed: (error) => this.#failed(error, 'a bot cannot go on'),
      },
      clock,
    )
    const isPerson = (seat: Seat) => !attendance.botAt(seat)
    this.#silences = new Silences(() => table.match(), isPerson, clock, timing.answerMs)
    this.#patience = new Deadline(
      clock,
      () => (this.#drives ? this.#silences.next : null),
      (seat) => this.#told(this.#answerFor(seat), 'silence cannot be taken for an answer'),
    )
    // Nobody could act while the house was closed.
    this.#earliest = clock.now() + timing.reopenMs
    this.#deadline = new Deadline(
      clock,
      () => {
        const due = this.#driven()?.deadline
        return due ? { ...due, at: Math.max(due.at, this.#earliest) } : null
      },
      (seat) => this.#told(this.#timeUp(seat), 'the end of a clock has no effect'),
    )
  }

  /** When the first of those who are asked is taken to have answered; null: nobody is waited for. */
  get answerBy(): number | null {
    return this.#silences.next?.at ?? null
  }

  /** Something goes on by itself. */
  get isBusy(): boolean {
    return this.#pilots.isBusy || !!this.#driven()?.deadline
  }

  /** This process has written: it goes on. */
  take(): void {
    this.#drives = true
  }

  /** Others have written, so others go on. */
  leave(): void {
    this.#drives = !this.#parts.isShared
  }

  /** Nobody has gone on: this process does, and makes up for the time. */
  takeOver(): void {
    if (this.#drives) return
    this.#drives = true
    this.#isLate = true
    this.goOn()
    this.#isLate = false
  }

  /** The game has moved on, or is new to this process. */
  goOn(): void {
    this.#deadline.set()
    this.wake()
    this.#lookOn()
  }

  /** Others play the seats: bots may have to act. */
  wake(): void {
    this.#patience.set()
    this.#pilots.wake()
  }

  stop(): void {
    this.#isStopped = true
    this.#stopLook()
    this.#pilots.stop()
    this.#deadline.stop()
    this.#patience.stop()
  }

  /** In how many milliseconds somebody has to have gone on after the entries that the match has made; null: nobody. */
  wakeIn(match: Match): number | null {
    const { attendance, clock, isShared, timing } = this.#parts
    if (!isShared) return null
    const { turn, deadline, isAsked } = match.ahead
    if (turn.kind === 'over') return null
    if (listSeats(turn.must | turn.may).some((seat) => attendance.botAt(seat))) return WAKE_MS
    const dues = [
      ...(deadline ? [Math.max(0, Math.max(deadline.at, this.#earliest) - clock.now())] : []),
      ...(isAsked ? [timing.answerMs(match.hasClock)] : []),
    ]
    return dues.length === 0 ? null : Math.min(...dues) + WAKE_MS
  }

  /** Who looks on sees when nobody goes on. */
  #lookOn(): void {
    this.#stopLook()
    const match = this.#table.match()
    if (this.#drives || !match || !this.#table.isWatched()) return
    const { seq } = match
    const due = this.wakeIn(match)
    if (due === null) return
    this.#stopLook = this.#parts.clock.setTimer(due - WAKE_MS + LOOK_MS, () => {
      if (this.#table.match()?.seq === seq) this.takeOver()
    })
  }

  /** The turn is ended for the seat; until it can be, a bot makes the decisions that are forced. */
  async #timeUp(seat: Seat): Promise<void> {
    const match = this.#table.match()
    if (!match) return
    const { game } = this.#table
    const { seq, state } = match
    const end = turnEnd(game, state, seat)
    const first = firstChoice(game, state, seat)
    const actions = end === null ? await this.#decide(match, seat, standIn(game), false).catch(() => first) : [end]
    const done = await this.#table.play(seat, seq, actions.length === 0 ? first : actions, true)
    if (isRefusal(done) && done.code !== 'E_SEQ') await this.#table.play(seat, seq, first, true)
  }

  /** They have been silent for long. */
  async #answerFor(seat: Seat): Promise<void> {
    const match = this.#table.match()
    const action = this.#silences.of(seat)
    if (match && action !== null) await this.#table.play(seat, match.seq, [action], true)
    // Where somebody else was quicker, others may be silent still.
    this.#patience.set()
  }

  async #decide(match: Match, seat: Seat, bot: Bot, optional: boolean): Promise<readonly Action[]> {
    try {
      return await this.#ask(match, seat, bot, optional)
    } catch (error) {
      if (!this.#isStopped) this.#parts.failed(error, 'a bot failed', { bot: bot.name })
      throw error
    }
  }

  async #ask(match: Match, seat: Seat, bot: Bot, optional: boolean): Promise<readonly Action[]> {
    const { attendance, notes, thinkers } = this.#parts
    const { game } = this.#table
    const view = game.write(game.redact(match.state, seat))
    const past = needsPast(bot) ? await notes.of(match, seat) : null
    const seed = `${this.#seed} ${match.seq} ${seat}`
    const isAwaited = this.#table.isWatched() || attendance.isElsewhere
    const cause = { person: this.#table.host(), isAwaited }
    return thinkers.decide({ game: game.id, bot: bot.name, seat, view, optional, seed, past }, cause)
  }

  /** Rejects as the work does. */
  async #told<T>(work: Promise<T>, what: string): Promise<T> {
    try {
      return await work
    } catch (error) {
      this.#failed(error, what)
      throw error
    }
  }

  /** Once at each entry: it is tried again every second. */
  #failed(error: unknown, what: string): void {
    const seq = this.#table.match()?.seq ?? 0
    if (this.#isStopped || this.#failedAt === seq) return
    this.#failedAt = seq
    this.#parts.failed(error, what)
  }

  #driven(): Match | null {
    return this.#drives ? this.#table.match() : null
  }
}
