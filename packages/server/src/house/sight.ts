import type { Clocks, TableSummary } from '@serai/protocol'
import type { Clock } from './clock.ts'
import type { Ledger } from './ledger.ts'
import type { Match } from './match.ts'
import type { TableData } from './table-data.ts'

/** What there is to see, as it is now. */
export interface Sight {
  readonly id: string
  readonly data: TableData
  readonly match: Match | null
  readonly summary: TableSummary
  readonly clocks: Clocks | null
  /** When silence is taken for an answer; null: nobody is waited for. */
  readonly answerBy: number | null
}

/** What is written of a table, with what only the table itself knows. */
export class TableSight implements Sight {
  readonly #ledger: Ledger
  readonly #table: Pick<Sight, 'summary' | 'answerBy'>
  readonly #clock: Clock

  constructor(ledger: Ledger, table: Pick<Sight, 'summary' | 'answerBy'>, clock: Clock) {
    this.#ledger = ledger
    this.#table = table
    this.#clock = clock
  }

  get id(): string {
    return this.#ledger.row.id
  }

  get data(): TableData {
    return this.#ledger.data
  }

  get match(): Match | null {
    return this.#ledger.match
  }

  get summary(): TableSummary {
    return this.#table.summary
  }

  get clocks(): Clocks | null {
    return this.match?.clocks(this.#clock.now()) ?? null
  }

  get answerBy(): number | null {
    return this.#table.answerBy
  }
}
