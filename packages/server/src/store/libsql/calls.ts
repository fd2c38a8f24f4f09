import type { Appended, TableQuery, TableRow } from '@serai/tables'
import type { Store } from '../store.ts'

/** A row whose JSON is text: threads hand texts over faster than objects. */
export type RowText = Omit<TableRow, 'data'> & { readonly data: string }

export interface AppendText {
  readonly table: string
  readonly after: number
  readonly entries: readonly string[]
  readonly clientId: string | undefined
  readonly row: RowText | undefined
}

/** The calls that hand over rows and entries. */
export interface TextCalls {
  createTable(row: RowText): boolean
  updateTable(row: RowText): boolean
  readTable(id: string): RowText | null
  listTables(query: TableQuery): readonly RowText[]
  append(append: AppendText): Appended
  readEntries(table: string, after: number, limit: number): readonly string[]
}

/** All others are plain enough to go between threads as they are. */
type PlainCalls = {
  [Name in Exclude<keyof Store, keyof TextCalls | 'close'>]: (
    ...args: Parameters<Store[Name]>
  ) => Awaited<ReturnType<Store[Name]>>
}

/** What the database thread does: the store, at once. */
export type Calls = TextCalls & PlainCalls

export type CallName = keyof Calls

export interface Call {
  readonly name: CallName
  readonly args: readonly unknown[]
}

/** `isOfDisk`: nothing can be written for now. */
export type Answer = { readonly value: unknown } | { readonly error: string; readonly isOfDisk: boolean }

/** `probe`: whether anything can be written. */
export type ToThread = { readonly calls: readonly Call[] } | { readonly backup: string } | 'probe' | 'close'
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly inUse: boolean; readonly reason: string }
  | { readonly kind: 'answers'; readonly answers: readonly Answer[] }
  | { readonly kind: 'backup'; readonly fault: string | null }
  | { readonly kind: 'probed'; readonly fault: string | null }
  /** Left out of a list. */
  | { readonly kind: 'damaged'; readonly fault: string }
