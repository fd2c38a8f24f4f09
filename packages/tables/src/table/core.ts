import type { Action, Refusal, Seat } from '@serai/kernel'
import type { TableSummary } from '@serai/protocol'
import type { AutoPlay } from '../auto-play/auto-play.ts'
import type { Failed } from '../failed.ts'
import type { RandomBytes } from '../random-bytes.ts'
import type { OtherNodes } from '../service/other-nodes.ts'
import type { TableWorkers } from '../service/workers.ts'
import type { Stages } from '../stages.ts'
import type { TableRow, TableStore } from '../store/table-store.ts'
import type { Time } from '../time.ts'
import type { Timing } from '../timing.ts'
import type { Presence } from './presence.ts'
import type { SerialQueue } from './serial-queue.ts'
import type { Viewers } from './viewers.ts'
import type { TableWriter, Written } from './writer.ts'

/** What is given to a table: everything that differs between a server and a page. */
export interface TableParts {
  readonly store: TableStore
  readonly time: Time
  readonly bytes: RandomBytes
  readonly workers: TableWorkers
  readonly timing: Timing
  readonly stages: Stages
  /** Null when no other process has the table. */
  readonly otherNodes: OtherNodes | null
  rowChanged(before: TableRow, after: TableRow): void
  /** Somebody who sits there came or left. */
  attended(row: TableRow, summary: () => TableSummary): void
  readonly failed?: Failed
}

/** A table as its parts know it: the other parts, and what they do together. */
export interface TableCore {
  readonly parts: TableParts
  /** One thing at a time. */
  readonly queue: SerialQueue
  readonly writer: TableWriter
  readonly viewers: Viewers
  readonly presence: Presence
  readonly autoPlay: AutoPlay
  readonly summary: TableSummary
  now(): number
  /** Somebody does something here: the table stays in memory. */
  used(): void
  /** Seats, presence or status changed: everybody hears of it, and bots may have to act. */
  tell(): void
  /** Those who wait for a host who has been away for long may continue without. */
  handOverHost(): void
  /** For bots, and for people who are out of time; only if the table is still at entry `seq`. */
  play(seat: Seat, seq: number, actions: readonly Action[], late?: boolean): Promise<Written | Refusal>
}
