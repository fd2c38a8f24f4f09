import { type Bot, findBot } from '@serai/bots'
import { type Action, type AnyGame, isRefusal, type LogEntry, type Refusal, type Seat, toHex } from '@serai/kernel'
import type { ChatInput, ChatLine, TableSummary } from '@serai/protocol'
import type { Store, TableRow } from '../store/store.ts'
import { Answers } from './answers.ts'
import { Attendance } from './attendance.ts'
import { Audience, type Sight } from './audience.ts'
import type { BytesSource } from './bytes-source.ts'
import { mute, say } from './chat.ts'
import type { Clock } from './clock.ts'
import { Deadline } from './deadline.ts'
import type { Asker, Command, Listener, Watch } from './house.ts'
import { type Answer, type Change, Ledger } from './ledger.ts'
import type { Match } from './match.ts'
import { Notes } from './notes.ts'
import { layOut, newMatch } from './opening.ts'
import { firstChoice, turnEnd } from './own-moves.ts'
import { pastOf } from './past.ts'
import { Pilots, standIn } from './pilots.ts'
import { Queue } from './queue.ts'
import { decline } from './refusals.ts'
import { addBot, changeOwnSeat, leaveSeat, removeBot, seatOf, takeSeat } from './seating.ts'
import { summarize } from './summary.ts'
import { changedRow, type TableData } from './table-data.ts'
import { needsPast } from './thinking/answer.ts'
import type { Thinkers } from './thinking/question.ts'
import type { Timing } from './timing.ts'

export interface TableParts {
  readonly store: Store
  readonly clock: Clock
  readonly bytes: BytesSource
  readonly thinkers: Thinkers
  readonly timing: Timing
  rowChanged(before: TableRow, after: TableRow): void
}

/** One table: what people and bots ask of it is done one at a time, each in its turn. */
export class Table {
  readonly #parts: TableParts
  readonly #queue = new Queue()
  readonly #ledger: Ledger
  readonly #audience: Audience
  readonly #attendance: Attendance
  readonly #pilots: Pilots
  readonly #deadline: Deadline
  readonly #answers = new Answers()
  readonly #notes: Notes
  #usedAt: number

  private constructor(game: AnyGame, row: TableRow, parts: TableParts) {
    const { clock, store, timing } = parts
    this.#parts = parts
    this.#usedAt = clock.now()
    this.#ledger = new Ledger(store, game, row, {
      rowChanged: parts.rowChanged,
      appended: (match, entries) => {
        this.#audience.show(match, entries)
        if (!this.#isRunning) this.#audience.tell()
        this.#goOn()
      },
      reloaded: () => {
        this.#audience.catchUp()
        this.#tell()
        this.#goOn()
      },
    })
    this.#audience = new Audience(sightOf(this, this.#ledger, clock))
    this.#notes = new Notes((seq, seat) => pastOf(store, game, this.row, seq, seat))
    this.#attendance = new Attendance(
      {
        game,
        seats: () => this.#ledger.data.seats,
        isRunning: () => this.#isRunning,
        changed: () => this.#tell(),
      },
      clock,
      timing.absenceMs,
    )
    this.#pilots = new Pilots(
      {
        match: () => this.#running(),
        botAt: (seat) => this.#attendance.botAt(seat),
        isPlaying: (seat) => this.#attendance.isPlaying(seat),
        decide: (match, seat, bot, optional) => this.#decide(match, seat, bot, optional),
        play: (seat, seq, actions) => this.#play(seat, seq, actions),
        paceOf: timing.paceOf,
      },
      clock,
      timing.answerMs,
    )
    // Nobody could act while the house was closed.
    const earliest = clock.now() + timing.reopenMs
    this.#deadline = new Deadline(
      clock,
      () => {
        const due = this.#running()?.deadline
        return due ? { ...due, at: Math.max(due.at, earliest) } : null
      },
      (seat) => this.#timeUp(seat),
    )
  }

  /** The table as it is on disk, ready to go on. */
  static async open(game: AnyGame, row: TableRow, parts: TableParts): Promise<Table> {
    const table = new Table(game, row, parts)
    await table.#ledger.open()
    if (table.#isRunning) table.#attendance.begin()
    table.#goOn()
    return table
  }

  get game(): AnyGame {
    return this.#ledger.game
  }

  get row(): TableRow {
    return this.#ledger.row
  }

  get summary(): TableSummary {
    return summarize(this.game, this.row, {
      seq: this.#ledger.match?.seq ?? 0,
      isConnected: (person) => this.#attendance.isHere(person),
      isPiloted: (seat) => this.#attendance.isPiloted(seat),
    })
  }

  takeSeat(by: Asker, seat: number | null): Promise<TableSummary | Refusal> {
    return this.#seating((data) => takeSeat(data, by, seat))
  }

  leaveSeat(by: Asker): Promise<TableSummary | Refusal> {
    return this.#seating((data) => leaveSeat(data, by))
  }

  addBot(by: Asker, seat: number | null, bot: string): Promise<TableSummary | Refusal> {
    return this.#seating((data) =>
      findBot(this.game, bot) ? addBot(data, by, seat, bot) : decline('E_BOT_UNKNOWN', { bot }),
    )
  }

  removeBot(by: Asker, seat: number): Promise<TableSummary | Refusal> {
    return this.#seating((data) => removeBot(data, by, seat))
  }

  addSeed(by: Asker, seed: string): Promise<TableSummary | Refusal> {
    return this.#seating((data) => changeOwnSeat(data, by, { seed }))
  }

  autopilot(by: Asker, on: boolean): Promise<TableSummary | Refusal> {
    return this.#change((data) => this.#ledger.notRunning() ?? changeOwnSeat(data, by, { autopilot: on }))
  }

  mute(by: Asker, person: string, on: boolean): Promise<TableSummary | Refusal> {
    return this.#change((data) => mute(data, by, person, on))
  }

  /** Where the same people play again: what `make` makes, unless somebody has asked before. */
  rematch(by: Asker, make: () => Promise<string>): Promise<string | Refusal> {
    return this.#queue.run(async () => {
      const { seats, rematch } = this.#ledger.data
      if (seatOf(seats, by.id) === null) return decline('E_NOT_SEATED')
      if (this.row.status !== 'over') return decline('E_NOT_OVER')
      if (rematch !== null) return rematch
      const made = await make()
      await this.#ledger.change(this.#now(), (data) => (data.rematch === null ? { rematch: made } : {}))
      this.#tell()
      return this.#ledger.data.rematch!
    })
  }

  start(by: Asker): Promise<TableSummary | Refusal> {
    return this.#queue.run(async () => {
      const at = this.#now()
      const refusal = await this.#ledger.begin(at, () => this.#begin(by, at))
      if (refusal) return refusal
      this.#attendance.begin()
      this.#audience.showAll()
      this.#goOn()
      return this.summary
    })
  }

  act(by: Asker, { clientId, expectedSeq }: Command, wire: readonly unknown[]): Promise<Answer | Refusal> {
    return this.#command(by, clientId, (match, seat) => {
      const actions: Action[] = []
      for (const json of wire) {
        const action = this.game.decode(json)
        if (isRefusal(action)) return action
        actions.push(action)
      }
      return match.isStale(seat, expectedSeq, actions) ? staleAt(match) : match.act(seat, actions, this.#now())
    })
  }

  undo(by: Asker, { clientId, expectedSeq }: Command): Promise<Answer | Refusal> {
    return this.#command(by, clientId, (match, seat) =>
      match.seq === expectedSeq ? match.undo(seat, this.#now()) : staleAt(match),
    )
  }

  redo(by: Asker, { clientId, expectedSeq }: Command): Promise<Answer | Refusal> {
    return this.#command(by, clientId, (match, seat) =>
      match.seq === expectedSeq ? match.redo(seat, this.#now()) : staleAt(match),
    )
  }

  chat(by: Asker, input: ChatInput): Promise<null | Refusal> {
    return this.#queue.run(async () => {
      const at = this.#now()
      let line: ChatLine | null = null
      const refusal = await this.#ledger.change(at, (data) => {
        const said = say(data, by, input, at)
        if (isRefusal(said)) return said
        line = said.line
        return { chat: said.chat }
      })
      if (!refusal && line) this.#audience.chat(line)
      return refusal
    })
  }

  watch(by: Asker | null, from: number | null, listener: Listener): Watch {
    this.#use()
    const person = by?.id ?? null
    const stream = this.#audience.open(person, listener)
    if (person !== null && this.#attendance.came(person)) this.#audience.tell(stream)
    this.#audience.welcome(stream, from)
    this.#pilots.wake()
    return {
      close: () => {
        if (!this.#audience.close(stream)) return
        this.#use()
        if (person !== null && this.#attendance.left(person)) this.#tell()
      },
    }
  }

  /** Nobody is here, and nothing has happened since `before`: it leaves the lobby. */
  abandon(before: number): Promise<Refusal | null> {
    return this.#queue.run(async () => {
      const at = this.#now()
      const refusal = await this.#ledger.change(at, () => (this.#isLeft(before) ? { endedAt: at } : {}), 'abandoned')
      this.#goOn()
      return refusal
    })
  }

  #isLeft(before: number): boolean {
    const { row, match } = this.#ledger
    if (this.#audience.size > 0 || (row.status !== 'open' && row.status !== 'running')) return false
    return row.changedAt < before && (match?.timeOf(match.seq) ?? 0) < before
  }

  /** Nobody watches, and nothing goes on by itself. */
  isIdle(now: number): boolean {
    if (!this.#queue.isIdle || this.#audience.size > 0 || this.#pilots.isBusy || this.#running()?.deadline) return false
    return now - this.#usedAt >= this.#parts.timing.idleMs
  }

  /** Finishes what is under way and does nothing more. */
  async close(): Promise<void> {
    this.#pilots.stop()
    this.#attendance.stop()
    this.#deadline.stop()
    await this.#queue.settled()
  }

  #seating(make: (data: TableData) => Change): Promise<TableSummary | Refusal> {
    return this.#change((data) =>
      this.row.status === 'open' ? make(data) : decline(this.#isRunning ? 'E_STARTED' : 'E_ENDED'),
    )
  }

  #change(make: (data: TableData) => Change): Promise<TableSummary | Refusal> {
    this.#use()
    return this.#queue.run(async () => {
      const refusal = await this.#ledger.change(this.#now(), make)
      if (refusal) return refusal
      this.#tell()
      return this.summary
    })
  }

  #begin(by: Asker, at: number) {
    const { row, data } = this.#ledger
    if (row.status !== 'open') return decline(this.#isRunning ? 'E_STARTED' : 'E_ENDED')
    if (data.host.id !== by.id) return decline('E_NOT_HOST')
    const missing = data.seats.flatMap((seat, number) => (seat.kind === 'empty' ? [number] : []))
    if (missing.length > 0) return decline('E_SEATS_MISSING', { missing })
    const running = changedRow(row, at, { start: layOut(this.game, row), startedAt: at }, 'running')
    return { row: running, match: newMatch(this.game, running) }
  }

  /** A person's send. What is sent again gets the first answer, whatever has happened since. */
  #command(
    by: Asker,
    clientId: string,
    make: (match: Match, seat: Seat) => LogEntry[] | Refusal,
  ): Promise<Answer | Refusal> {
    this.#use()
    return this.#queue.run(async () => {
      const seat = seatOf(this.#ledger.data.seats, by.id)
      if (seat === null) return decline('E_NOT_SEATED')
      // With the seat: people can neither use up nor find out each other's ids.
      const sendId = `${seat}:${clientId}`
      const known = this.#answers.get(sendId)
      if (known !== undefined) return { seq: known }
      const answer = await this.#ledger.commit(this.#now(), sendId, (match) => make(match, seat))
      const seq = isRefusal(answer) ? await this.#parts.store.sentSeq(this.row.id, sendId) : answer.seq
      if (seq === null) return answer
      this.#answers.set(sendId, seq)
      return { seq }
    })
  }

  /** For bots, and for people who are out of time. */
  #play(seat: Seat, seq: number, actions: readonly Action[]): Promise<Answer | Refusal> {
    return this.#queue.run(() => {
      const at = this.#now()
      return this.#ledger.commit(at, null, (match) =>
        match.seq === seq ? match.act(seat, actions, at) : staleAt(match),
      )
    })
  }

  /** The turn is ended for the seat; until it can be, a bot makes the decisions that are forced. */
  async #timeUp(seat: Seat): Promise<void> {
    const match = this.#running()
    if (!match) return
    const { seq, state } = match
    const end = turnEnd(this.game, state, seat)
    const first = firstChoice(this.game, state, seat)
    const actions = end === null ? await this.#decide(match, seat, standIn(this.game), false).catch(() => first) : [end]
    const done = await this.#play(seat, seq, actions.length === 0 ? first : actions)
    if (isRefusal(done) && done.code !== 'E_SEQ') await this.#play(seat, seq, first)
  }

  async #decide(match: Match, seat: Seat, bot: Bot, optional: boolean): Promise<readonly Action[]> {
    const { bytes, thinkers } = this.#parts
    const view = this.game.write(this.game.redact(match.state, seat))
    const past = needsPast(bot) ? await this.#notes.of(match, seat) : null
    const seed = toHex(bytes(16))
    return thinkers.decide({ game: this.game.id, bot: bot.name, seat, view, optional, seed, past })
  }

  /** Everybody hears of seats, presence and status; and bots may have to act. */
  #tell(): void {
    this.#audience.tell()
    this.#pilots.wake()
  }

  #goOn(): void {
    this.#deadline.set()
    this.#pilots.wake()
  }

  get #isRunning(): boolean {
    return this.row.status === 'running'
  }

  #running(): Match | null {
    return this.#isRunning ? this.#ledger.match : null
  }

  #now(): number {
    return this.#parts.clock.now()
  }

  #use(): void {
    this.#usedAt = this.#now()
  }
}

function staleAt(match: Match): Refusal {
  return decline('E_SEQ', { seq: match.seq })
}

function sightOf(table: Table, ledger: Ledger, clock: Clock): Sight {
  return {
    get id() {
      return ledger.row.id
    },
    get data() {
      return ledger.data
    },
    get match() {
      return ledger.match
    },
    get summary() {
      return table.summary
    },
    get clocks() {
      return ledger.match?.clocks(clock.now()) ?? null
    },
  }
}
