import { findBot } from '@serai/bots'
import { isRefusal, type Refusal } from '@serai/kernel'
import type { ChatInput, TableSummary } from '@serai/protocol'
import type { Caller } from '../caller.ts'
import { decline, notOpen } from '../refusals.ts'
import { changeRules, type TableRules } from '../service/table-rules.ts'
import { withLine } from './chat.ts'
import type { TableCore } from './core.ts'
import { hasEnded } from './ended.ts'
import { mute } from './mute.ts'
import { addBot, changeOwnSeat, freeSeat, leaveSeat, removeBot, rename, retire, seatOf, takeSeat } from './seats.ts'
import type { KeptLine, TableData } from './table-data.ts'
import { barred } from './taken-off.ts'
import type { Change } from './writer.ts'

type Edited = Promise<TableSummary | Refusal>
type Make = (data: TableData, at: number) => Change

/** What people change of a table besides its game: who sits there, what is played, what is said, whether it goes on at all. */
export class Edits {
  readonly #table: TableCore

  constructor(table: TableCore) {
    this.#table = table
  }

  takeSeat(by: Caller, seat: number | null): Edited {
    return this.#whileOpen((data, at) => barred(data, by, at) ?? takeSeat(data, by, seat))
  }

  leaveSeat(by: Caller): Edited {
    return this.#whileOpen((data) => leaveSeat(data, by))
  }

  /** As `leaveSeat`, by one who does not come back. */
  retire(by: Caller): Edited {
    return this.#whileOpen((data) => retire(data, by))
  }

  addBot(by: Caller, seat: number | null, bot: string): Edited {
    return this.#whileOpen((data) =>
      findBot(this.#table.writer.game, bot) ? addBot(data, by, seat, bot) : decline('E_BOT_UNKNOWN', { bot }),
    )
  }

  removeBot(by: Caller, seat: number): Edited {
    return this.#whileOpen((data) => removeBot(data, by, seat))
  }

  freeSeat(by: Caller, seat: number): Edited {
    return this.#whileOpen((data, at) => freeSeat(data, by, seat, at))
  }

  addSeed(by: Caller, seed: string): Edited {
    return this.#whileOpen((data) => changeOwnSeat(data, by, { seed }))
  }

  changeRules(by: Caller, rules: TableRules, seats: number): Edited {
    return this.#edit(() => changeRules(this.#table.writer.row, by, rules, seats))
  }

  autopilot(by: Caller, on: boolean): Edited {
    return this.#edit((data) => this.#table.writer.notRunning() ?? changeOwnSeat(data, by, { autopilot: on }))
  }

  mute(by: Caller, person: string, on: boolean): Edited {
    return this.#edit((data) => mute(data, by, person, on, (one) => this.#table.presence.isHere(one)))
  }

  /** A game that has ended keeps the names it was played under. */
  rename(by: Caller): Edited {
    return this.#edit((data) => (hasEnded(this.#table.writer.row) ? {} : rename(data, by)))
  }

  /** Kept before it is heard; under the same id heard once. */
  say(by: Caller, clientId: string, input: ChatInput): Promise<null | Refusal> {
    const { queue, viewers, writer } = this.#table
    return queue.run(async () => {
      const at = this.#table.now()
      let line: KeptLine | null = null
      const refusal = await writer.change(at, (data) => {
        // Asked again after a lost race, it may have been said meanwhile.
        line = null
        const said = withLine(data, by, clientId, input, at)
        if (said === null) return {}
        if (isRefusal(said)) return said
        line = said.line
        return { chat: said.chat }
      })
      if (!refusal && line) viewers.chat(line)
      return refusal
    })
  }

  /** Where the same people play again: what `make` makes, unless somebody has asked before. */
  rematch(by: Caller, make: () => Promise<string | Refusal>): Promise<string | Refusal> {
    const { autoPlay, queue, writer } = this.#table
    return queue.run(async () => {
      const { seats, start, rematch } = writer.data
      if (seatOf(seats, by.id) === null) return decline('E_NOT_SEATED')
      if (!hasEnded(writer.row)) return decline('E_NOT_OVER')
      if (!start) return decline('E_NOT_STARTED')
      if (rematch !== null) return rematch
      const made = await make()
      if (isRefusal(made)) return made
      autoPlay.take()
      await writer.change(this.#table.now(), (data) => (data.rematch === null ? { rematch: made } : {}))
      this.#table.tell()
      return writer.data.rematch!
    })
  }

  /** The host closes it before the start. */
  giveUp(by: Caller): Edited {
    const { writer } = this.#table
    return this.#end(() => notOpen(writer.row) ?? (writer.data.host.id === by.id ? {} : decline('E_NOT_HOST')))
  }

  /** Whoever runs the server ends it, and says why; the dice are shown as at any end. */
  remove(reason: string): Edited {
    return this.#end(() => (hasEnded(this.#table.writer.row) ? decline('E_ENDED') : { removed: reason }))
  }

  /** Nobody is here, and nothing has happened since `before`: it leaves the lobby. */
  abandon(before: number): Promise<Refusal | null> {
    const { autoPlay, queue, writer } = this.#table
    return queue.run(async () => {
      const at = this.#table.now()
      const refusal = await writer.change(at, () => (this.#isLeft(before) ? { endedAt: at } : {}), 'abandoned')
      autoPlay.continue()
      return refusal
    })
  }

  #whileOpen(make: Make): Edited {
    return this.#edit((data, at) => notOpen(this.#table.writer.row) ?? make(data, at))
  }

  #edit(make: Make): Edited {
    const table = this.#table
    table.used()
    return table.queue.run(async () => {
      const at = table.now()
      const refusal = await table.writer.change(at, (data) => make(data, at))
      if (refusal) return refusal
      table.autoPlay.take()
      table.tell()
      table.handOverHost()
      return table.summary
    })
  }

  #end(make: () => Change): Edited {
    const table = this.#table
    return table.queue.run(async () => {
      const at = table.now()
      const end = () => {
        const change = make()
        return isRefusal(change) ? change : { ...change, endedAt: at }
      }
      const refusal = await table.writer.change(at, end, 'abandoned')
      if (refusal) return refusal
      // What goes on by itself goes by the table as it is now: where that has ended, nothing does.
      table.autoPlay.continue()
      table.tell()
      return table.summary
    })
  }

  #isLeft(before: number): boolean {
    const { viewers, writer } = this.#table
    const { row, match } = writer
    if (viewers.count > 0 || hasEnded(row)) return false
    return row.changedAt < before && (match?.timeOf(match.seq) ?? 0) < before
  }
}
