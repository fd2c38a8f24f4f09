import { type Bot, fallbackMove, needsHistory } from '@serai/bots'
import { type Action, isRefusal, listSeats, type Seat, toHex } from '@serai/kernel'
import { turnEnd } from '../match/forced-moves.ts'
import type { Match } from '../match/match.ts'
import type { TableCore } from '../table/core.ts'
import { AnswerTimeouts } from './answer-timeouts.ts'
import { BotHistories, readBotHistory } from './bot-history.ts'
import { BotTurns } from './bot-turns.ts'
import { Deadline } from './deadline.ts'
import { standIn } from './stand-in.ts'

/** When others may take a turn of a bot for forgotten. */
const WAKE_MS = 1400
/** When those who look on do. */
const LOOK_MS = 5000

/** What happens at a table without anybody asking for it: bots play, clocks run out, silence becomes an answer. */
export class AutoPlay {
  readonly #table: TableCore
  readonly #botTurns: BotTurns
  readonly #histories: BotHistories
  readonly #turnDeadline: Deadline
  readonly #timeouts: AnswerTimeouts
  readonly #answerDeadline: Deadline
  /** What the bots of this table draw by: no other table changes how they play. */
  readonly #seed: string
  /** Whoever wrote last lets the bots play and watches the clock. */
  #drives: boolean
  /** Another process let the turn of a bot pass: it is made up for. */
  #isLate = false
  readonly #earliest: number
  #look: { readonly seq: number; readonly at: number; readonly stop: () => void } | null = null
  #isStopped = false
  /** The entry at which something failed that is tried again. */
  #failedAt: number | null = null

  constructor(table: TableCore) {
    const { bytes, store, time, timing } = table.parts
    this.#table = table
    this.#drives = !this.#isShared
    this.#seed = toHex(bytes(16))
    this.#histories = new BotHistories((seq, seat) => {
      const { game, row } = table.writer
      return readBotHistory(store, game, row, seq, seat)
    })
    this.#timeouts = new AnswerTimeouts(table)
    this.#botTurns = new BotTurns(table, {
      match: () => this.#driven(),
      isAwaited: (seat) => table.presence.isPlaying(seat) && this.#timeouts.of(seat) !== null,
      decide: (match, seat, bot, optional) => this.#decide(match, seat, bot, optional),
      paceOf: (bot) => (this.#isLate ? 0 : timing.paceOf(bot)),
      failed: (error) => this.#failed(error, 'a bot failed'),
    })
    this.#answerDeadline = new Deadline(
      time,
      () => (this.#drives ? this.#timeouts.next : null),
      (seat) => this.#told(this.#answerFor(seat), 'cannot apply the default answer after a timeout'),
    )
    // Nobody could act while the server was away.
    this.#earliest = time.now() + timing.reopenMs
    this.#turnDeadline = new Deadline(
      time,
      () => {
        const due = this.#driven()?.deadline
        return due ? { ...due, at: Math.max(due.at, this.#earliest) } : null
      },
      (seat) => this.#told(this.#timeUp(seat), 'cannot apply the end of a turn timer'),
    )
  }

  /** When the first of those who are asked is taken to have answered; null: nobody is waited for. */
  get answerBy(): number | null {
    return this.#timeouts.next?.at ?? null
  }

  /** Something happens by itself. */
  get isBusy(): boolean {
    return this.#botTurns.isBusy || !!this.#driven()?.deadline
  }

  /** This process has written: it continues. */
  take(): void {
    this.#drives = true
  }

  /** Others have written, so others continue. */
  leave(): void {
    this.#drives = !this.#isShared
  }

  /** Nobody has continued: this process does, and makes up for the time. */
  takeOver(): void {
    if (this.#drives) return
    this.#drives = true
    this.#isLate = true
    this.continue()
    this.#isLate = false
  }

  /** The game has moved on, or is new to this process. */
  continue(): void {
    this.#turnDeadline.set()
    this.wake()
    this.#lookOn()
  }

  /** Others play the seats: bots may have to act. */
  wake(): void {
    this.#answerDeadline.set()
    this.#botTurns.wake()
  }

  stop(): void {
    this.#isStopped = true
    this.#look?.stop()
    this.#botTurns.stop()
    this.#turnDeadline.stop()
    this.#answerDeadline.stop()
  }

  /** In how many milliseconds somebody has to have continued after the entries that the match has made; null: nobody. */
  wakeIn(match: Match): number | null {
    if (!this.#isShared) return null
    const { time, timing } = this.#table.parts
    const { turn, deadline, isAsked } = match.ahead
    if (turn.kind === 'over') return null
    if (listSeats(turn.must | turn.may).some((seat) => this.#table.presence.botAt(seat))) return WAKE_MS
    const dues = [
      ...(deadline ? [Math.max(0, Math.max(deadline.at, this.#earliest) - time.now())] : []),
      ...(isAsked ? [timing.answerMs(match.hasClock)] : []),
    ]
    return dues.length === 0 ? null : Math.min(...dues) + WAKE_MS
  }

  /** Other processes have the table too. */
  get #isShared(): boolean {
    return this.#table.parts.otherNodes !== null
  }

  /** Who looks on sees when nobody continues. */
  #lookOn(): void {
    const { parts, viewers, writer } = this.#table
    const match = writer.running
    const due = this.#drives || !match || viewers.count === 0 ? null : this.wakeIn(match)
    if (!match || due === null) {
      this.#look?.stop()
      this.#look = null
      return
    }
    const { seq } = match
    const inMs = due - WAKE_MS + LOOK_MS
    const at = parts.time.now() + inMs
    // Whoever comes to look on meanwhile does not put it off.
    if (this.#look?.seq === seq && this.#look.at <= at) return
    this.#look?.stop()
    const stop = parts.time.setTimer(inMs, () => {
      this.#look = null
      if (writer.running?.seq === seq) this.takeOver()
    })
    this.#look = { seq, at, stop }
  }

  /** The turn is ended for the seat; until it can be, a bot makes the decisions that are forced. */
  async #timeUp(seat: Seat): Promise<void> {
    const table = this.#table
    const match = table.writer.running
    if (!match) return
    const { game, seq, state } = match
    const end = turnEnd(game, state, seat)
    const fallback = fallbackMove(game, state, seat)
    const actions = end === null ? await this.#decide(match, seat, standIn(game), false).catch(() => fallback) : [end]
    const done = await table.play(seat, seq, actions.length === 0 ? fallback : actions, true)
    if (isRefusal(done) && done.code !== 'E_SEQ') await table.play(seat, seq, fallback, true)
  }

  /** They have been silent for long. */
  async #answerFor(seat: Seat): Promise<void> {
    const match = this.#table.writer.running
    const action = this.#timeouts.of(seat)
    if (match && action !== null) await this.#table.play(seat, match.seq, [action], true)
    // Where somebody else was quicker, others may be silent still.
    this.#answerDeadline.set()
  }

  async #decide(match: Match, seat: Seat, bot: Bot, optional: boolean): Promise<readonly Action[]> {
    try {
      return await this.#ask(match, seat, bot, optional)
    } catch (error) {
      if (!this.#isStopped) this.#tellFailure(error, 'a bot failed', bot.name)
      throw error
    }
  }

  async #ask(match: Match, seat: Seat, bot: Bot, optional: boolean): Promise<readonly Action[]> {
    const { parts, presence, viewers, writer } = this.#table
    const { game } = match
    const view = game.write(game.redact(match.state, seat))
    const history = needsHistory(bot) ? await this.#histories.of(match, seat) : null
    const seed = `${this.#seed} ${match.seq} ${seat}`
    const priority = { person: writer.data.host.id, isAwaited: viewers.count > 0 || presence.isElsewhere }
    return parts.workers.decide({ game: game.id, bot: bot.name, seat, view, optional, seed, history }, priority)
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
    const seq = this.#table.writer.running?.seq ?? 0
    if (this.#isStopped || this.#failedAt === seq) return
    this.#failedAt = seq
    this.#tellFailure(error, what)
  }

  #tellFailure(error: unknown, what: string, bot?: string): void {
    const table = this.#table.writer.row.id
    this.#table.parts.failed?.(error, what, { table, ...(bot !== undefined && { bot }) })
  }

  #driven(): Match | null {
    return this.#drives ? this.#table.writer.running : null
  }
}
