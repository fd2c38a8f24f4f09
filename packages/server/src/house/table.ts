import { type Bot, findBot } from '@serai/bots'
import {
  type Action,
  type AnyGame,
  CHANCE,
  countSeats,
  formatEntry,
  isRefusal,
  isUndo,
  type LogEntry,
  type Refusal,
  type Seat,
  SPECTATOR,
  toHex,
  type Viewer,
} from '@serai/kernel'
import type { ChatInput, Clocks, ServerMessage, ServerMessageOf, TableSummary } from '@serai/protocol'
import type { Store, TableRow } from '../store/store.ts'
import { Absences } from './absences.ts'
import type { BytesSource } from './bytes-source.ts'
import { mute, say } from './chat.ts'
import type { Clock } from './clock.ts'
import type { Asker, Command, Listener, Watch } from './house.ts'
import type { Match } from './match.ts'
import { layOut, newMatch, openMatch, snapshotOf } from './opening.ts'
import { firstChoice, turnEnd } from './own-moves.ts'
import { pastOf } from './past.ts'
import { Pilots, standIn } from './pilots.ts'
import { Presence } from './presence.ts'
import { Queue } from './queue.ts'
import { decline } from './refusals.ts'
import { addBot, changeOwnSeat, leaveSeat, removeBot, type Seating, seatOf, takeSeat } from './seating.ts'
import { type Stream, Streams } from './streams.ts'
import { summarize } from './summary.ts'
import { changedRow, dataOf, type TableData } from './table-data.ts'
import { needsPast } from './thinking/answer.ts'
import type { Thinkers } from './thinking/question.ts'
import type { Timing } from './timing.ts'

export interface TableParts {
  readonly store: Store
  readonly clock: Clock
  readonly bytes: BytesSource
  readonly thinkers: Thinkers
  readonly timing: Timing
  /** The row was changed; `before` is null when it is new to this process. */
  changed(before: TableRow, after: TableRow): void
}

type Answer = { readonly seq: number }

/** Entries that a viewer gets at most; one who is further behind gets a snapshot. */
const LONGEST_TAIL = 500
const SNAPSHOT_EVERY = 200
/** Client ids whose answers are at hand; older ones are asked of the store. */
const KEPT_ANSWERS = 256
/** Lost races in a row: more than that is not a race. */
const MOST_TRIES = 10
const RETRY_MS = 1000

/** One table: its commands one at a time, on disk before anybody sees them. */
export class Table {
  readonly game: AnyGame
  readonly #parts: TableParts
  readonly #queue = new Queue()
  readonly #streams = new Streams()
  readonly #presence = new Presence()
  readonly #absences: Absences
  readonly #pilots: Pilots
  readonly #answers = new Map<string, number>()
  readonly #openedAt: number
  #row: TableRow
  #match: Match | null = null
  /** Null when the match has to be read again. */
  #isSound = true
  #snapshotSeq = 0
  #stopDeadline: () => void = () => {}
  #usedAt: number
  #isClosed = false

  private constructor(game: AnyGame, row: TableRow, parts: TableParts) {
    this.game = game
    this.#row = row
    this.#parts = parts
    this.#openedAt = parts.clock.now()
    this.#usedAt = this.#openedAt
    this.#absences = new Absences(parts.clock, parts.timing.absenceMs, () => this.#tell())
    this.#pilots = new Pilots(
      {
        match: () => (this.#row.status === 'running' ? this.#match : null),
        botAt: (seat) => this.#botAt(seat),
        isPersonThere: (seat) => this.#isPersonThere(seat),
        decide: (match, seat, bot, optional) => this.#decide(match, seat, bot, optional),
        play: (seat, seq, actions) => this.#play(seat, seq, actions),
        paceOf: (bot) => parts.timing.paceOf(bot),
      },
      parts.clock,
      parts.timing.answerMs,
    )
  }

  /** The table as it is on disk, ready to go on. */
  static async open(game: AnyGame, row: TableRow, parts: TableParts): Promise<Table> {
    const table = new Table(game, row, parts)
    if (row.status !== 'open' && dataOf(row).start) {
      table.#match = await openMatch(parts.store, game, row)
      table.#snapshotSeq = table.#match.first
    }
    if (row.status === 'running') for (const person of table.#people()) table.#absences.left(person)
    table.#goOn()
    return table
  }

  get row(): TableRow {
    return this.#row
  }

  get summary(): TableSummary {
    return summarize(this.game, this.#row, {
      seq: this.#match?.seq ?? 0,
      isConnected: (person) => this.#presence.has(person),
      isPiloted: (seat) => this.#isPiloted(seat),
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
    return this.#change((data) => this.#notRunning() ?? changeOwnSeat(data, by, { autopilot: on }))
  }

  mute(by: Asker, person: string, on: boolean): Promise<TableSummary | Refusal> {
    return this.#change((data) => mute(data, by, person, on))
  }

  /** Where the same people play again; the first one to say so decides. */
  linkRematch(by: Asker, make: () => Promise<string>): Promise<string | Refusal> {
    return this.#queue.run(async () => {
      const data = dataOf(this.#row)
      if (seatOf(data.seats, by.id) === null) return decline('E_NOT_SEATED')
      if (this.#row.status !== 'over') return decline('E_NOT_OVER')
      if (data.rematch !== null) return data.rematch
      const made = await make()
      const linked = await this.#changeNow(({ rematch }) => (rematch === null ? { rematch: made } : {}))
      return isRefusal(linked) ? linked : (dataOf(this.#row).rematch ?? made)
    })
  }

  start(by: Asker): Promise<TableSummary | Refusal> {
    return this.#queue.run(async () => {
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const data = dataOf(this.#row)
        if (this.#row.status !== 'open') return decline('E_STARTED')
        if (data.host.id !== by.id) return decline('E_NOT_HOST')
        const missing = data.seats.flatMap((seat, number) => (seat.kind === 'empty' ? [number] : []))
        if (missing.length > 0) return decline('E_SEATS_MISSING', { missing })
        const at = this.#now()
        const start = layOut(this.game, this.#row)
        const row = changedRow(this.#row, at, { start, startedAt: at }, 'running')
        const match = newMatch(this.game, row)
        const entries = match.begin(at)
        const { kind } = await this.#parts.store.append({ ...this.#stored(0, entries), row })
        if (kind === 'appended') {
          match.show(entries, [])
          this.#match = match
          this.#setRow(row)
          for (const person of this.#people()) if (!this.#presence.has(person)) this.#absences.left(person)
          for (const stream of this.#streams) this.#sendSnapshot(stream)
          this.#goOn()
          return this.summary
        }
        await this.#reload()
      }
      throw new Error(`table ${this.#row.id}: too many lost races`)
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
      if (isStale(match, seat, expectedSeq)) return staleAt(match)
      return match.act(seat, actions, this.#now())
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
      let said: ReturnType<typeof say> | null = null
      const changed = await this.#changeNow((data) => {
        said = say(data, by, input, this.#now())
        return isRefusal(said) ? said : { chat: said.chat }
      })
      if (isRefusal(changed)) return changed
      const { line } = said as unknown as Exclude<ReturnType<typeof say>, Refusal>
      for (const stream of this.#streams) this.#streams.send(stream, { type: 'chat', table: this.#row.id, line })
      return null
    })
  }

  watch(by: Asker | null, from: number | null, listener: Listener): Watch {
    this.#use()
    const person = by?.id ?? null
    const stream = this.#streams.open(person, listener)
    if (person !== null) {
      this.#absences.came(person)
      if (this.#presence.came(person) && seatOf(dataOf(this.#row).seats, person) !== null) this.#tell(stream)
    }
    if (from === null || !this.#sendTail(stream, from)) this.#sendSnapshot(stream)
    return { close: () => this.#unwatch(stream) }
  }

  /** Nobody watches, and nothing goes on by itself. */
  isIdle(now: number): boolean {
    if (!this.#queue.isIdle || this.#streams.size > 0 || this.#pilots.isBusy) return false
    if (this.#row.status === 'running' && this.#match?.deadline) return false
    return now - this.#usedAt >= this.#parts.timing.idleMs
  }

  /** Finishes what is under way and does nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true
    this.#pilots.stop()
    this.#absences.stop()
    this.#stopDeadline()
    await this.#queue.settled()
  }

  // Commands

  #command(
    by: Asker,
    clientId: string,
    make: (match: Match, seat: Seat) => LogEntry[] | Refusal,
  ): Promise<Answer | Refusal> {
    this.#use()
    return this.#queue.run(async () => {
      const seat = seatOf(dataOf(this.#row).seats, by.id)
      if (seat === null) return decline('E_NOT_SEATED')
      // People cannot use up or find out each other's ids.
      const sendId = `${seat}:${clientId}`
      const known = this.#answers.get(sendId)
      if (known !== undefined) return { seq: known }
      const answer = await this.#commit(sendId, (match) => make(match, seat))
      if (!isRefusal(answer)) return this.#remember(sendId, answer)
      const sent = await this.#parts.store.sentSeq(this.#row.id, sendId)
      return sent === null ? answer : this.#remember(sendId, { seq: sent })
    })
  }

  /** For bots and for people out of time. */
  #play(seat: Seat, seq: number, actions: readonly Action[]): Promise<Answer | Refusal> {
    return this.#queue.run(() =>
      this.#commit(null, (match) => (match.seq === seq ? match.act(seat, actions, this.#now()) : staleAt(match))),
    )
  }

  async #commit(sendId: string | null, make: (match: Match) => LogEntry[] | Refusal): Promise<Answer | Refusal> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      if (!this.#isSound) await this.#reload()
      const refusal = this.#notRunning()
      if (refusal) return refusal
      const match = this.#match!
      const after = match.seq
      const entries = make(match)
      if (isRefusal(entries)) return entries
      const row = this.#endedRow(match, after + entries.length)
      // From here to the answer the record is ahead of the disk; if that goes wrong, it is read again.
      this.#isSound = false
      const appended = await this.#parts.store.append({
        ...this.#stored(after, entries),
        ...(sendId !== null && { clientId: sendId }),
        ...(row && { row }),
      })
      if (appended.kind === 'appended') {
        this.#isSound = true
        if (row) this.#setRow(row)
        this.#publish(match, entries)
        return { seq: appended.seq }
      }
      await this.#reload()
      if (appended.kind === 'repeated') return { seq: appended.seq }
    }
    throw new Error(`table ${this.#row.id}: too many lost races`)
  }

  #stored(after: number, entries: readonly LogEntry[]) {
    const { id } = this.#row
    return {
      table: id,
      after,
      entries: entries.map((entry) => ({ seq: entry.seq, entry: formatEntry(this.game, entry) })),
    }
  }

  #endedRow(match: Match, seq: number): TableRow | null {
    const { result } = match
    const at = this.#now()
    return result && changedRow(this.#row, at, { result, endedAt: at, seq }, 'over')
  }

  #remember(sendId: string, answer: Answer): Answer {
    this.#answers.set(sendId, answer.seq)
    if (this.#answers.size > KEPT_ANSWERS) this.#answers.delete(this.#answers.keys().next().value!)
    return answer
  }

  // The row

  #seating(make: (data: TableData) => Seating): Promise<TableSummary | Refusal> {
    return this.#change((data) => (this.#row.status === 'open' ? make(data) : decline('E_STARTED')))
  }

  #change(make: (data: TableData) => Partial<TableData> | Refusal): Promise<TableSummary | Refusal> {
    this.#use()
    return this.#queue.run(() => this.#changeNow(make))
  }

  async #changeNow(make: (data: TableData) => Partial<TableData> | Refusal): Promise<TableSummary | Refusal> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const change = make(dataOf(this.#row))
      if (isRefusal(change)) return change
      if (Object.keys(change).length === 0) return this.summary
      const row = changedRow(this.#row, this.#now(), { ...change, seq: this.#match?.seq ?? 0 })
      if (await this.#parts.store.updateTable(row)) {
        this.#setRow(row)
        // Chat has its own message.
        if (!('chat' in change)) this.#tell()
        return this.summary
      }
      await this.#reload()
    }
    throw new Error(`table ${this.#row.id}: too many lost races`)
  }

  #setRow(row: TableRow): void {
    const before = this.#row
    this.#row = row
    this.#parts.changed(before, row)
  }

  /** Somebody else was quicker: everything from the disk, and the viewers get what they do not have. */
  async #reload(): Promise<void> {
    const row = await this.#parts.store.readTable(this.#row.id)
    if (!row) throw new Error(`table ${this.#row.id} is gone`)
    const match = dataOf(row).start ? await openMatch(this.#parts.store, this.game, row) : null
    this.#match = match
    this.#isSound = true
    this.#setRow(row)
    for (const stream of this.#streams) {
      if (match && stream.seq !== match.seq && !this.#sendEntriesAfter(stream, stream.seq)) this.#sendSnapshot(stream)
    }
    this.#tell()
  }

  #notRunning(): Refusal | null {
    if (this.#row.status === 'running') return null
    return decline(this.#row.status === 'open' ? 'E_NOT_STARTED' : 'E_ENDED')
  }

  // Viewers

  #publish(match: Match, entries: readonly LogEntry[]): void {
    const viewers = this.#streams.viewers((stream) => this.#viewerOf(stream))
    const seen = match.show(entries, viewers)
    const clocks = this.#clocks()
    const messages = new Map<Viewer, ServerMessage>()
    for (const [viewer, shown] of seen) {
      messages.set(viewer, { type: 'entries', table: this.#row.id, entries: shown, clocks })
    }
    for (const stream of this.#streams) {
      if (entries.some((entry) => isUndo(entry) && entry.undo < stream.since)) this.#sendSnapshot(stream)
      else {
        stream.seq = match.seq
        this.#streams.send(stream, messages.get(this.#viewerOf(stream))!)
      }
    }
    if (this.#row.status === 'over') this.#tell()
    this.#keepSnapshot(match)
    this.#goOn()
  }

  #sendSnapshot(stream: Stream): void {
    const match = this.#match
    const viewer = this.#viewerOf(stream)
    stream.seq = match?.seq ?? 0
    stream.since = stream.seq
    this.#streams.send(stream, {
      type: 'snapshot',
      table: this.#row.id,
      summary: this.summary,
      seat: viewer === SPECTATOR ? null : viewer,
      seq: stream.seq,
      view: match && this.game.describe(this.game.redact(match.state, viewer)),
      clocks: this.#clocks(),
      chat: dataOf(this.#row).chat,
    })
  }

  /** What a viewer who was here before missed; false when a snapshot is needed. */
  #sendTail(stream: Stream, from: number): boolean {
    const match = this.#match
    if (!match || match.seq - from > LONGEST_TAIL) return false
    const since = match.timeOf(from)
    const tail = match.tail(this.#viewerOf(stream), from)
    if (since === null || !tail) return false
    this.#streams.send(stream, this.#tableMessage(stream))
    for (const line of dataOf(this.#row).chat) {
      if (line.at >= since) this.#streams.send(stream, { type: 'chat', table: this.#row.id, line })
    }
    return this.#sendEntriesAfter(stream, from)
  }

  #sendEntriesAfter(stream: Stream, from: number): boolean {
    const entries = this.#match?.tail(this.#viewerOf(stream), from)
    if (!entries || !this.#match) return false
    stream.seq = this.#match.seq
    stream.since = Math.max(stream.since, from)
    if (entries.length > 0) {
      this.#streams.send(stream, { type: 'entries', table: this.#row.id, entries, clocks: this.#clocks() })
    }
    return true
  }

  /** Seats, presence or status changed: everybody is told, and bots may have to act. */
  #tell(but: Stream | null = null): void {
    for (const stream of this.#streams) if (stream !== but) this.#streams.send(stream, this.#tableMessage(stream))
    this.#pilots.wake()
  }

  #tableMessage(stream: Stream): ServerMessageOf<'table'> {
    const viewer = this.#viewerOf(stream)
    const seat = viewer === SPECTATOR ? null : viewer
    return { type: 'table', table: this.#row.id, summary: this.summary, seat, clocks: this.#clocks() }
  }

  #unwatch(stream: Stream): void {
    if (!this.#streams.close(stream)) return
    this.#use()
    if (stream.person === null || !this.#presence.left(stream.person)) return
    if (seatOf(dataOf(this.#row).seats, stream.person) === null) return
    if (this.#row.status === 'running' && !this.#isClosed) this.#absences.left(stream.person)
    this.#tell()
  }

  #viewerOf({ person }: Stream): Viewer {
    return (person === null ? null : seatOf(dataOf(this.#row).seats, person)) ?? SPECTATOR
  }

  #clocks(): Clocks | null {
    return this.#match?.clocks(this.#now()) ?? null
  }

  // What goes on by itself

  #goOn(): void {
    this.#setDeadline()
    this.#pilots.wake()
  }

  #setDeadline(): void {
    this.#stopDeadline()
    const deadline = this.#row.status === 'running' && !this.#isClosed ? this.#match?.deadline : null
    if (!deadline) return
    // Nobody could act while the house was closed.
    const at = Math.max(deadline.at, this.#openedAt + this.#parts.timing.reopenMs)
    this.#stopDeadline = this.#parts.clock.setTimer(at - this.#now(), () => {
      if (this.#now() < at) this.#setDeadline()
      else this.#timeUp(deadline.seat).catch(() => this.#retryDeadline())
    })
  }

  /** The store failed, and may have recovered. */
  #retryDeadline(): void {
    if (!this.#isClosed) this.#stopDeadline = this.#parts.clock.setTimer(RETRY_MS, () => this.#setDeadline())
  }

  /** The turn is ended for the seat; until it can be, a bot makes the decisions that are forced. */
  async #timeUp(seat: Seat): Promise<void> {
    const match = this.#match!
    const { seq, state } = match
    const end = turnEnd(this.game, state, seat)
    const first = firstChoice(this.game, state, seat)
    const actions = end === null ? await this.#decide(match, seat, standIn(this.game), false).catch(() => first) : [end]
    const done = await this.#play(seat, seq, actions.length === 0 ? first : actions)
    if (isRefusal(done) && done.code !== 'E_SEQ') await this.#play(seat, seq, first)
  }

  async #decide(match: Match, seat: Seat, bot: Bot, optional: boolean): Promise<readonly Action[]> {
    const view = this.game.write(this.game.redact(match.state, seat))
    const past = needsPast(bot) ? await pastOf(this.#parts.store, this.game, this.#row, match.seq, seat) : null
    const seed = toHex(this.#parts.bytes(16))
    return this.#parts.thinkers.decide({ game: this.game.id, bot: bot.name, seat, view, optional, seed, past })
  }

  #keepSnapshot(match: Match): void {
    if (match.seq - this.#snapshotSeq < SNAPSHOT_EVERY) return
    const snapshot = snapshotOf(match)
    if (!snapshot) return
    this.#snapshotSeq = snapshot.seq
    // Only for speed: without it the log is read from further back.
    this.#parts.store.saveSnapshot(this.#row.id, snapshot).catch(() => {})
  }

  // Seats while the game is on

  #botAt(seat: Seat): Bot | null {
    const data = dataOf(this.#row).seats[seat]
    if (data?.kind === 'bot') return findBot(this.game, data.bot) ?? standIn(this.game)
    return this.#isPiloted(seat) ? standIn(this.game) : null
  }

  #isPiloted(seat: Seat): boolean {
    const data = dataOf(this.#row).seats[seat]
    if (data?.kind !== 'person') return false
    // For the sake of others: a game that everybody has left waits for them.
    const isAbandoned = () => this.#absences.has(data.person) && this.#people().some((one) => this.#presence.has(one))
    return data.autopilot || (this.#row.status === 'running' && isAbandoned())
  }

  #isPersonThere(seat: Seat): boolean {
    const data = dataOf(this.#row).seats[seat]
    return data?.kind === 'person' && this.#presence.has(data.person) && !this.#isPiloted(seat)
  }

  #people(): string[] {
    return dataOf(this.#row).seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))
  }

  #now(): number {
    return this.#parts.clock.now()
  }

  #use(): void {
    this.#usedAt = this.#now()
  }
}

/** Of several who may act at once, each may answer without having seen what the others did meanwhile. */
function isStale(match: Match, seat: Seat, expectedSeq: number): boolean {
  if (match.seq === expectedSeq) return false
  const actors = match.actorsSince(expectedSeq)
  const { must, may } = match.turn
  return actors === null || countSeats(must | may) < 2 || actors.some((by) => by === seat || by === CHANCE)
}

function staleAt(match: Match): Refusal {
  return decline('E_SEQ', { seq: match.seq })
}
