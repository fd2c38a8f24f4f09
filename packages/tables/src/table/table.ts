import type { Action, AnyGame, Refusal, Seat } from '@serai/kernel'
import type { TableSummary } from '@serai/protocol'
import { AutoPlay } from '../auto-play/auto-play.ts'
import type { Caller, Listener, Watch } from '../caller.ts'
import { startGame } from '../match/start.ts'
import type { NodeNotice } from '../service/other-nodes.ts'
import type { TableRow } from '../store/table-store.ts'
import { Commands, staleAt } from './commands.ts'
import type { TableCore, TableParts } from './core.ts'
import { Edits } from './edits.ts'
import { handOverHost } from './host-hand-over.ts'
import { Presence } from './presence.ts'
import { SerialQueue } from './serial-queue.ts'
import { summarize } from './summary.ts'
import { dataOf } from './table-data.ts'
import { Viewers } from './viewers.ts'
import { TableWriter, type Written } from './writer.ts'

/**
 * One table. What people and bots ask of it is done one at a time: written by the `writer`, shown to the `viewers`,
 * and continued by `autoPlay`, which asks `presence` who plays which seat.
 */
export class Table implements TableCore {
  readonly parts: TableParts
  readonly queue = new SerialQueue()
  readonly writer: TableWriter
  readonly viewers: Viewers
  readonly presence: Presence
  readonly autoPlay: AutoPlay
  readonly commands: Commands
  readonly edits: Edits
  #usedAt: number

  private constructor(game: AnyGame, row: TableRow, parts: TableParts) {
    this.parts = parts
    this.#usedAt = this.now()
    this.writer = new TableWriter(parts.store, game, row, {
      rowChanged: (before, after) => parts.rowChanged(before, after),
      appended: (match, entries, wire) => {
        const began = parts.stages.now()
        this.autoPlay.take()
        this.viewers.show(match, entries, wire)
        if (!this.writer.isRunning) this.viewers.tell()
        parts.stages.ended('told', began)
        this.autoPlay.continue()
      },
      reloaded: (before) => this.#reloaded(before),
      wakeIn: (match) => this.autoPlay.wakeIn(match),
    })
    this.viewers = new Viewers(this)
    this.presence = new Presence(this)
    this.autoPlay = new AutoPlay(this)
    this.commands = new Commands(this)
    this.edits = new Edits(this)
  }

  /** The table as it is on disk, ready to be continued. */
  static async open(game: AnyGame, row: TableRow, parts: TableParts): Promise<Table> {
    const table = new Table(game, row, parts)
    await table.writer.open()
    await table.lookElsewhere()
    table.presence.begin()
    table.autoPlay.continue()
    return table
  }

  get game(): AnyGame {
    return this.writer.game
  }

  get row(): TableRow {
    return this.writer.row
  }

  get summary(): TableSummary {
    return summarize(this.game, this.row, {
      seq: this.writer.match?.seq ?? 0,
      isConnected: (person) => this.presence.isHere(person),
      isPiloted: (seat) => this.presence.isPiloted(seat),
    })
  }

  now(): number {
    return this.parts.time.now()
  }

  used(): void {
    this.#usedAt = this.now()
  }

  tell(): void {
    this.viewers.tell()
    this.autoPlay.wake()
  }

  handOverHost(): void {
    // Whoever comes or sits down next asks again.
    handOverHost(this).catch(() => {})
  }

  start(by: Caller): Promise<TableSummary | Refusal> {
    return this.queue.run(async () => {
      const at = this.now()
      const refusal = await this.writer.start(at, () => startGame(this.game, this.row, by, at))
      if (refusal) return refusal
      this.autoPlay.take()
      this.presence.begin()
      this.viewers.showAll()
      this.autoPlay.continue()
      return this.summary
    })
  }

  play(seat: Seat, seq: number, actions: readonly Action[], late = false): Promise<Written | Refusal> {
    return this.queue.run(() => {
      const at = this.now()
      return this.writer.commit(at, null, (match) =>
        match.seq === seq ? match.act(seat, actions, at, late) : staleAt(match),
      )
    })
  }

  /**
   * Everything that one viewer sees, in order: the log after entry `from`, or with null positions only, from the one of
   * now on. Who looks quietly does not count as there.
   */
  async watch(by: Caller | null, from: number | null, listener: Listener, isQuiet: boolean): Promise<Watch> {
    const { presence, viewers } = this
    if (from !== null) await this.queue.run(() => this.#reach(from))
    this.used()
    const stream = viewers.open(by?.id ?? null, from, listener)
    const person = isQuiet ? null : stream.person
    if (person !== null && presence.came(person)) {
      viewers.tell(stream)
      this.#attended()
    }
    viewers.welcome(stream, from)
    this.autoPlay.continue()
    this.handOverHost()
    return {
      close: () => {
        if (!viewers.close(stream)) return
        this.used()
        if (person === null || !presence.left(person)) return
        this.tell()
        this.#attended()
      },
    }
  }

  /** Another process has written. */
  async refresh(notice: NodeNotice | null): Promise<void> {
    await this.queue.run(() => this.writer.catchUp(notice))
  }

  /** People came or left in other processes. */
  async lookElsewhere(): Promise<void> {
    const elsewhere = (await this.parts.otherNodes?.elsewhere([this.row.id]))?.get(this.row.id)
    if (!elsewhere || !this.presence.setElsewhere(elsewhere.people)) return
    this.tell()
    this.#attended()
  }

  /** Continues the table if it is still at entry `seq`; false as long as it is. */
  takeOver(seq: number): Promise<boolean> {
    return this.queue.run(async () => {
      await this.writer.catchUp(null)
      const match = this.writer.running
      if (!match || match.seq > seq) return true
      this.autoPlay.takeOver()
      return false
    })
  }

  /** Nobody watches, and nothing happens by itself. */
  isIdle(now: number): boolean {
    if (!this.queue.isIdle || this.viewers.count > 0 || this.autoPlay.isBusy) return false
    return now - this.#usedAt >= this.parts.timing.idleMs
  }

  /** Finishes what is under way and does nothing more. */
  async close(): Promise<void> {
    this.autoPlay.stop()
    this.presence.stop()
    await this.queue.settled()
  }

  /** What a viewer needs who has the log up to entry `from`, which may be more than this process has heard of yet. */
  async #reach(from: number): Promise<void> {
    const { writer } = this
    if (this.parts.otherNodes && from > (writer.match?.seq ?? 0)) await writer.catchUp(null)
    if (from < (writer.match?.first ?? 0) || from === 0) await writer.readWhole()
  }

  /** Others have written, so others continue. */
  #reloaded(before: TableRow): void {
    this.autoPlay.leave()
    const { match, data } = this.writer
    const was = dataOf(before)
    if (match && !was.start) {
      this.presence.begin()
      this.viewers.showAll()
    } else {
      this.viewers.catchUp()
      const last = was.chat.at(-1)?.number ?? 0
      for (const line of data.chat) if (line.number > last) this.viewers.chat(line)
    }
    if (this.row.version !== before.version) this.viewers.tell()
    this.autoPlay.continue()
  }

  #attended(): void {
    this.parts.attended(this.row, () => this.summary)
  }
}
