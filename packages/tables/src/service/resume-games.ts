import type { Failed } from '../failed.ts'
import type { TableRow } from '../store/table-store.ts'
import { dataOf } from '../table/table-data.ts'
import type { Time } from '../time.ts'
import type { TableLists } from './table-lists.ts'
import type { TablesInMemory } from './tables-in-memory.ts'

export interface ResumeParts {
  readonly time: Time
  readonly tables: TablesInMemory
  readonly lists: TableLists
  /** Doubled waits end here. */
  readonly longestMs: number
  /** Others have the tables too: a table is taken over from whoever had it. */
  readonly isShared: boolean
  readonly failed?: Failed
}

const FIRST_WAIT_MS = 1000

/** After a start: continues every running game that goes on by itself, and tries those that fail again and again. */
export class ResumeGames {
  readonly #parts: ResumeParts
  /** Those that failed, which is said once of each. */
  readonly #failed = new Set<string>()
  #isListed = false
  readonly done: Promise<void>
  #stopPause: () => void = () => {}
  #isStopped = false

  constructor(parts: ResumeParts) {
    this.#parts = parts
    this.done = this.#run()
  }

  async stop(): Promise<void> {
    this.#isStopped = true
    this.#stopPause()
    await this.done
  }

  async #run(): Promise<void> {
    const { longestMs, time } = this.#parts
    for (let waitMs = FIRST_WAIT_MS; !(await this.#continueAll()); waitMs = Math.min(2 * waitMs, longestMs)) {
      if (this.#isStopped) return
      await new Promise<void>((resolve) => {
        const stop = time.setTimer(waitMs, resolve)
        this.#stopPause = () => {
          stop()
          resolve()
        }
      })
    }
  }

  /** False when something failed; one that fails holds up no other. */
  async #continueAll(): Promise<boolean> {
    if (this.#isListed) {
      for (const table of this.#failed) await this.#try(table)
    } else {
      await this.#continueListed()
    }
    return this.#isStopped || (this.#isListed && this.#failed.size === 0)
  }

  async #continueListed(): Promise<void> {
    const { failed, lists } = this.#parts
    try {
      for await (const row of lists.rows({ status: ['running'] })) await this.#try(row.id, row)
      this.#isListed = true
    } catch (error) {
      failed?.(error, 'cannot resume running games')
    }
  }

  async #try(table: string, row?: TableRow): Promise<void> {
    if (this.#isStopped) return
    try {
      await this.#continue(table, row)
      this.#failed.delete(table)
    } catch (error) {
      if (!this.#failed.has(table)) this.#parts.failed?.(error, 'cannot resume a running game', { table })
      this.#failed.add(table)
    }
  }

  async #continue(id: string, row?: TableRow): Promise<void> {
    if (row && !continuesAlone(row)) return
    const table = await this.#parts.tables.get(id, row)
    if (this.#parts.isShared) await table?.takeOver(table.summary.seq)
  }
}

function continuesAlone(row: TableRow): boolean {
  const { clock, seats } = dataOf(row)
  return clock !== null || seats.some((seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.autopilot))
}
