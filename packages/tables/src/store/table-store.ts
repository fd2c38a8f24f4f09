import type { JsonObject } from '@serai/kernel'

/** A table as it is kept: what is not in the log. `version` grows with every change and decides races. */
export interface TableRow {
  readonly id: string
  readonly version: number
  readonly status: 'open' | 'running' | 'over' | 'abandoned'
  readonly isPrivate: boolean
  /** Milliseconds; for lists and for clearing up. */
  readonly createdAt: number
  readonly changedAt: number
  /** Everything else (`TableData`): game, options, seats, secret, chat. Who sits there is found in `seats[].person`, the host in `host.id`. */
  readonly data: JsonObject
}

/** One entry of a table's log, as wire JSON. */
export interface StoredEntry {
  readonly seq: number
  readonly entry: JsonObject
}

export interface Append {
  readonly table: string
  /** The seq of the last entry the caller knows; 0 before the first. */
  readonly after: number
  /** Numbered from after + 1 without a gap; other numbers are a fault of the caller and throw. */
  readonly entries: readonly StoredEntry[]
  /** Unique per table: a repeated send appends nothing and gets the answer of the first. */
  readonly clientId?: string
  /** The changed row, written in the same transaction; its version decides too. Version 1 is a table that is not there yet. */
  readonly row?: TableRow
  /** Somebody has to continue the table after this: in a shared store, another node does when nobody has so soon. */
  readonly wakeInMs?: number
}

export type Appended =
  | { readonly kind: 'appended'; readonly seq: number }
  /** Somebody else was quicker, or `after` is wrong: reload and check again. `seq` is the last of the log. */
  | { readonly kind: 'conflict'; readonly seq: number }
  /** This client id was appended before; `seq` is the last entry of that send. */
  | { readonly kind: 'repeated'; readonly seq: number }

export interface Snapshot {
  readonly seq: number
  readonly bytes: Uint8Array
}

export interface TableQuery {
  readonly status: readonly TableRow['status'][]
  readonly includePrivate: boolean
  /** Only tables changed before this time. The list begins with the newest. */
  readonly before?: number
  /** Only tables at which this person sits. It is known of those that have not ended. */
  readonly person?: string
  /** Only tables that this person is the host of. */
  readonly host?: string
  readonly limit: number
}

/**
 * Where tables live. What a promise of a write has resolved survives the end of the process, as far as the store lasts.
 * Implementations pass one contract suite of the test kit.
 */
export interface TableStore {
  /** False when there is a table with this id. */
  createTable(row: TableRow): Promise<boolean>
  /** False when the stored version is not row.version - 1. */
  updateTable(row: TableRow): Promise<boolean>
  readTable(id: string): Promise<TableRow | null>
  listTables(query: TableQuery): Promise<readonly TableRow[]>

  append(append: Append): Promise<Appended>
  /** The last seq of the send with this client id; null when there was none. */
  sentSeq(table: string, clientId: string): Promise<number | null>
  /** Entries with seq > after, in order, at most `limit`. */
  readEntries(table: string, after: number, limit: number): Promise<readonly StoredEntry[]>
  /** The last seq of the log; 0 when it is empty. */
  lastSeq(table: string): Promise<number>
  /** Only ever the newest one is kept, whatever the order of the calls. */
  saveSnapshot(table: string, snapshot: Snapshot): Promise<void>
  readSnapshot(table: string): Promise<Snapshot | null>
}
