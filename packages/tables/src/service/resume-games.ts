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

/** After a start: continues every running game that goes on by itself, again and again until all of them do. */
export class ResumeGames {
  readonly #parts: ResumeParts
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
    const { failed, lists } = this.#parts
    let isDone = true
    if (this.#isStopped) return true
    try {
      for await (const row of lists.rows({ status: ['running'] })) {
        if (this.#isStopped) return true
        await this.#continue(row).catch((error: unknown) => {
          isDone = false
          failed?.(error, 'a running game does not go on', { table: row.id })
        })
      }
    } catch (error) {
      isDone = false
      failed?.(error, 'running games do not go on')
    }
    return isDone
  }

  async #continue(row: TableRow): Promise<void> {
    const { clock, seats } = dataOf(row)
    const continues =
      clock !== null || seats.some((seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.autopilot))
    if (!continues) return
    const table = await this.#parts.tables.get(row.id, row)
    if (this.#parts.isShared) await table?.takeOver(table.summary.seq)
  }
}
