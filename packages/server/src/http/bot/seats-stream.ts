import { findGame } from '@serai/bots'
import { type AnyGame, isRefusal } from '@serai/kernel'
import type { BotMessage, ServerMessage } from '@serai/protocol'
import { type Caller, hasEnded, type TableService, type Watch } from '@serai/tables'
import { SeatView } from './seat-view.ts'

interface Table {
  watch: Watch | null
  view: SeatView | null
  isOpen: boolean
}

/** Everything at the tables of one person, as one stream of positions. */
export class SeatsStream {
  readonly #tables: TableService
  readonly #games: readonly AnyGame[]
  readonly #caller: Caller
  readonly #send: (message: BotMessage) => void
  readonly #fail: (error: unknown) => void
  readonly #open = new Map<string, Table>()
  #seats: Watch | null = null
  #isClosed = false

  /** `fail`: the stream cannot go on as it should, and has to end. */
  constructor(
    tables: TableService,
    games: readonly AnyGame[],
    caller: Caller,
    send: (message: BotMessage) => void,
    fail: (error: unknown) => void,
  ) {
    this.#fail = fail
    this.#tables = tables
    this.#games = games
    this.#caller = caller
    this.#send = send
  }

  async open(): Promise<void> {
    const seats = await this.#tables.watchSeats(this.#caller, (table) => this.#begin(table))
    if (this.#isClosed) seats.close()
    else this.#seats = seats
  }

  close(): void {
    this.#isClosed = true
    this.#seats?.close()
    for (const id of this.#open.keys()) this.#leave(id)
  }

  #begin(id: string): void {
    this.#enter(id).catch(this.#fail)
  }

  async #enter(id: string): Promise<void> {
    if (this.#isClosed || this.#open.has(id)) return
    const table: Table = { watch: null, view: null, isOpen: true }
    this.#open.set(id, table)
    const watch = await this.#tables.watch(this.#caller, id, null, (message) => {
      try {
        if (table.isOpen) this.#hear(id, table, message)
      } catch (error) {
        this.#fail(error)
      }
    })
    if (isRefusal(watch)) this.#open.delete(id)
    else if (table.isOpen) table.watch = watch
    else watch.close()
  }

  #leave(id: string): void {
    const table = this.#open.get(id)
    if (!table) return
    this.#open.delete(id)
    table.isOpen = false
    table.watch?.close()
  }

  #hear(id: string, table: Table, message: ServerMessage): void {
    const next = this.#next(id, table, message)
    if (next === null) return
    // After the end nothing comes, and a table that is watched stays in memory.
    const isLast = (message.type === 'table' || message.type === 'snapshot') && hasEnded(message.summary)
    if (next === 'again' || next.type === 'gone' || isLast) this.#leave(id)
    if (next !== 'again') this.#send(next)
    else this.#begin(id)
  }

  /** What the bot is told; `again` when only a new snapshot helps. */
  #next(id: string, table: Table, message: ServerMessage): BotMessage | 'again' | null {
    switch (message.type) {
      case 'snapshot': {
        const { seat, summary } = message
        if (seat === null) return { type: 'gone', table: id }
        const game = findGame(summary.game, this.#games)
        table.view = game ? SeatView.from(game, message) : null
        return table.view ? table.view.position() : { type: 'table', table: id, seat, summary }
      }
      case 'entries':
        return table.view?.follow(message) ? table.view.position() : 'again'
      case 'table': {
        const { seat, summary } = message
        if (seat === null) return { type: 'gone', table: id }
        return table.view && table.view.seat !== seat ? 'again' : { type: 'table', table: id, seat, summary }
      }
      default:
        return null
    }
  }
}
