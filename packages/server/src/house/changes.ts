import { findBot } from '@serai/bots'
import type { Refusal } from '@serai/kernel'
import type { TableSummary } from '@serai/protocol'
import { hasEnded } from '../store/ended.ts'
import { mute } from './chat.ts'
import type { Asker } from './house.ts'
import type { Change, Ledger } from './ledger.ts'
import { decline, notOpen } from './refusals.ts'
import { changeRules, type Rules } from './rules.ts'
import { addBot, changeOwnSeat, freeSeat, leaveSeat, removeBot, rename, retire, takeSeat } from './seating.ts'
import type { TableData } from './table-data.ts'

type Changed = Promise<TableSummary | Refusal>
type Make = (data: TableData) => Change

/** What people change of a table besides its game: who sits there, what is played, who may chat. */
export class Changes {
  readonly #ledger: Ledger
  readonly #write: (make: Make) => Changed

  /** `write` asks `make` in its turn, writes what it gives, and lets everybody know. */
  constructor(ledger: Ledger, write: (make: Make) => Changed) {
    this.#ledger = ledger
    this.#write = write
  }

  takeSeat(by: Asker, seat: number | null): Changed {
    return this.#whileOpen((data) => takeSeat(data, by, seat))
  }

  leaveSeat(by: Asker): Changed {
    return this.#whileOpen((data) => leaveSeat(data, by))
  }

  /** As `leaveSeat`, by one who does not come back. */
  retire(by: Asker): Changed {
    return this.#whileOpen((data) => retire(data, by))
  }

  addBot(by: Asker, seat: number | null, bot: string): Changed {
    return this.#whileOpen((data) =>
      findBot(this.#ledger.game, bot) ? addBot(data, by, seat, bot) : decline('E_BOT_UNKNOWN', { bot }),
    )
  }

  removeBot(by: Asker, seat: number): Changed {
    return this.#whileOpen((data) => removeBot(data, by, seat))
  }

  freeSeat(by: Asker, seat: number): Changed {
    return this.#whileOpen((data) => freeSeat(data, by, seat))
  }

  addSeed(by: Asker, seed: string): Changed {
    return this.#whileOpen((data) => changeOwnSeat(data, by, { seed }))
  }

  changeRules(by: Asker, rules: Rules, seats: number): Changed {
    return this.#write(() => changeRules(this.#ledger.row, by, rules, seats))
  }

  autopilot(by: Asker, on: boolean): Changed {
    return this.#write((data) => this.#ledger.notRunning() ?? changeOwnSeat(data, by, { autopilot: on }))
  }

  mute(by: Asker, person: string, on: boolean): Changed {
    return this.#write((data) => mute(data, by, person, on))
  }

  /** A game that has ended keeps the names it was played under. */
  rename(by: Asker): Changed {
    return this.#write((data) => (hasEnded(this.#ledger.row) ? {} : rename(data, by)))
  }

  #whileOpen(make: Make): Changed {
    return this.#write((data) => notOpen(this.#ledger.row) ?? make(data))
  }
}
