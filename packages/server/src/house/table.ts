import { type AnyGame, isRefusal, type Refusal } from '@serai/kernel'
import type { TableSummary } from '@serai/protocol'
import { hasEnded } from '../store/ended.ts'
import type { Store, TableRow } from '../store/store.ts'
import { Attendance } from './attendance.ts'
import { Audience } from './audience.ts'
import { beginning } from './beginning.ts'
import type { BytesSource } from './bytes-source.ts'
import { Changes } from './changes.ts'
import { Chat } from './chat.ts'
import type { Clock } from './clock.ts'
import { Commands } from './commands.ts'
import { Door } from './door.ts'
import { Driver } from './driver.ts'
import { Endings } from './endings.ts'
import type { Failed } from './failed.ts'
import type { Asker } from './house.ts'
import { type Change, Ledger } from './ledger.ts'
import type { Neighbours, Notice } from './neighbours.ts'
import { Notes } from './notes.ts'
import { pastOf } from './past.ts'
import { Queue } from './queue.ts'
import { decline } from './refusals.ts'
import { seatOf } from './seating.ts'
import { TableSight } from './sight.ts'
import { Succession } from './succession.ts'
import { summarize } from './summary.ts'
import { dataOf, peopleOf, type TableData } from './table-data.ts'
import type { Thinkers } from './thinking/thinkers.ts'
import type { Timing } from './timing.ts'

export interface TableParts {
  readonly store: Store
  readonly clock: Clock
  readonly bytes: BytesSource
  readonly thinkers: Thinkers
  readonly timing: Timing
  rowChanged(before: TableRow, after: TableRow): void
  /** Somebody who sits there came or left. */
  attended(row: TableRow, summary: () => TableSummary): void
  /** Null when no other process has the table. */
  readonly neighbours: Neighbours | null
  readonly failed?: Failed
}

/** One table: what people and bots ask of it is done one at a time, each in its turn. */
export class Table {
  readonly #parts: TableParts
  readonly #queue = new Queue()
  readonly #ledger: Ledger
  readonly #audience: Audience
  readonly #attendance: Attendance
  readonly #succession: Succession
  readonly #driver: Driver
  readonly commands: Commands
  readonly changes: Changes
  readonly chat: Chat
  readonly door: Door
  readonly endings: Endings
  #usedAt: number

  private constructor(game: AnyGame, row: TableRow, parts: TableParts) {
    const { clock, store, timing } = parts
    this.#parts = parts
    this.#usedAt = clock.now()
    this.#ledger = new Ledger(store, game, row, {
      rowChanged: parts.rowChanged,
      appended: (match, entries) => {
        this.#driver.take()
        this.#audience.show(match, entries)
        if (!this.#isRunning) this.#audience.tell()
        this.#driver.goOn()
      },
      reloaded: (before) => this.#reloaded(before),
      wakeIn: (match) => this.#driver.wakeIn(match),
    })
    this.#audience = new Audience(new TableSight(this.#ledger, this, clock))
    this.#attendance = new Attendance(
      {
        game,
        seats: () => this.#ledger.data.seats,
        isRunning: () => this.#isRunning,
        needed: () => this.#needed(),
        changed: () => {
          this.#driver.take()
          this.#tell()
          this.#succession.see()
        },
        present: (person, isHere) => parts.neighbours?.present(row.id, person, isHere),
      },
      clock,
      timing.absenceMs,
    )
    this.#driver = new Driver(
      {
        game,
        match: () => (this.#isRunning ? this.#ledger.match : null),
        host: () => this.#ledger.data.host.id,
        isWatched: () => this.#audience.size > 0,
        play: (seat, seq, actions, late) => this.commands.play(seat, seq, actions, late),
      },
      {
        ...parts,
        attendance: this.#attendance,
        notes: new Notes((seq, seat) => pastOf(store, game, this.row, seq, seat)),
        isShared: parts.neighbours !== null,
        failed: (error, what, at) => parts.failed?.(error, what, { table: row.id, ...at }),
      },
    )
    const shared = {
      ledger: this.#ledger,
      queue: this.#queue,
      audience: this.#audience,
      attendance: this.#attendance,
      store,
      clock,
    }
    const used = () => this.#use()
    const tell = () => this.#tell()
    this.#succession = new Succession({ ...shared, tell })
    this.changes = new Changes(this.#ledger, (make) => this.#change(make))
    this.commands = new Commands({ ...shared, used, reach: (seq) => this.#reach(seq) })
    this.chat = new Chat(shared)
    this.door = new Door({
      ...shared,
      used,
      attended: () => this.#attended(),
      entered: () => {
        this.#driver.goOn()
        this.#succession.see()
      },
      left: tell,
    })
    this.endings = new Endings({
      ...shared,
      isWatched: () => this.#audience.size > 0,
      goOn: () => this.#driver.goOn(),
      tell,
      summary: () => this.summary,
    })
  }

  /** The table as it is on disk, ready to go on. */
  static async open(game: AnyGame, row: TableRow, parts: TableParts): Promise<Table> {
    const table = new Table(game, row, parts)
    await table.#ledger.open()
    await table.lookAround()
    table.#attendance.begin()
    table.#driver.goOn()
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

  get answerBy(): number | null {
    return this.#driver.answerBy
  }

  /** Another process has written. */
  async refresh(notice: Notice | null): Promise<void> {
    await this.#queue.run(() => this.#ledger.catchUp(notice))
  }

  /** Somebody comes who has seen more than this process has heard of yet. */
  reach(seq: number): Promise<void> {
    return this.#queue.run(() => this.#reach(seq))
  }

  async #reach(seq: number): Promise<void> {
    if (this.#parts.neighbours && seq > (this.#ledger.match?.seq ?? 0)) await this.#ledger.catchUp(null)
  }

  /** People came or left elsewhere. */
  async lookAround(): Promise<void> {
    const glance = (await this.#parts.neighbours?.glance([this.row.id]))?.get(this.row.id)
    if (!glance || !this.#attendance.setElsewhere(glance.people)) return
    this.#tell()
    this.#attended()
  }

  /** Goes on with the table if it is still at entry `seq`; false as long as it is. */
  takeOver(seq: number): Promise<boolean> {
    return this.#queue.run(async () => {
      await this.#ledger.catchUp(null)
      const { match } = this.#ledger
      if (!this.#isRunning || !match || match.seq > seq) return true
      this.#driver.takeOver()
      return false
    })
  }

  start(by: Asker): Promise<TableSummary | Refusal> {
    return this.#queue.run(async () => {
      const at = this.#now()
      const refusal = await this.#ledger.begin(at, () => beginning(this.game, this.row, by, at))
      if (refusal) return refusal
      this.#driver.take()
      this.#attendance.begin()
      this.#audience.showAll()
      this.#driver.goOn()
      return this.summary
    })
  }

  /** Where the same people play again: what `make` makes, unless somebody has asked before. */
  rematch(by: Asker, make: () => Promise<string | Refusal>): Promise<string | Refusal> {
    return this.#queue.run(async () => {
      const { seats, start, rematch } = this.#ledger.data
      if (seatOf(seats, by.id) === null) return decline('E_NOT_SEATED')
      if (!hasEnded(this.row)) return decline('E_NOT_OVER')
      if (!start) return decline('E_NOT_STARTED')
      if (rematch !== null) return rematch
      const made = await make()
      if (isRefusal(made)) return made
      this.#driver.take()
      await this.#ledger.change(this.#now(), (data) => (data.rematch === null ? { rematch: made } : {}))
      this.#tell()
      return this.#ledger.data.rematch!
    })
  }

  /** Nobody watches, and nothing goes on by itself. */
  isIdle(now: number): boolean {
    if (!this.#queue.isIdle || this.#audience.size > 0 || this.#driver.isBusy) return false
    return now - this.#usedAt >= this.#parts.timing.idleMs
  }

  /** Finishes what is under way and does nothing more. */
  async close(): Promise<void> {
    this.#driver.stop()
    this.#attendance.stop()
    await this.#queue.settled()
  }

  #change(make: (data: TableData) => Change): Promise<TableSummary | Refusal> {
    this.#use()
    return this.#queue.run(async () => {
      const refusal = await this.#ledger.change(this.#now(), make)
      if (refusal) return refusal
      this.#driver.take()
      this.#tell()
      this.#succession.see()
      return this.summary
    })
  }

  #needed(): readonly string[] {
    const { seats, host } = this.#ledger.data
    return this.#isRunning ? peopleOf(seats) : this.row.status === 'open' ? [host.id] : []
  }

  /** Everybody hears of seats, presence and status; and bots may have to act. */
  #tell(): void {
    this.#audience.tell()
    this.#driver.wake()
  }

  #attended(): void {
    this.#parts.attended(this.row, () => this.summary)
  }

  /** Others have written, so others go on. */
  #reloaded(before: TableRow): void {
    this.#driver.leave()
    const { match, data } = this.#ledger
    const was = dataOf(before)
    if (match && !was.start) {
      this.#attendance.begin()
      this.#audience.showAll()
    } else {
      this.#audience.catchUp()
      const last = was.chat.at(-1)?.number ?? 0
      for (const line of data.chat) if (line.number > last) this.#audience.chat(line)
    }
    if (this.row.version !== before.version) this.#audience.tell()
    this.#driver.goOn()
  }

  get #isRunning(): boolean {
    return this.row.status === 'running'
  }

  #now(): number {
    return this.#parts.clock.now()
  }

  #use(): void {
    this.#usedAt = this.#now()
  }
}
