import type { PeopleStore } from './people-store.ts'
import type { Appended, Person, Snapshot, TableQuery, TableRow, TokenRow } from './store.ts'

/** A row whose JSON is text: threads hand texts over faster than objects. */
export type RowText = Omit<TableRow, 'data'> & { readonly data: string }

export interface AppendText {
  readonly table: string
  readonly after: number
  readonly entries: readonly string[]
  readonly clientId?: string
  readonly row?: RowText
}

/** What is plain enough to go between threads as it is. */
export type PeopleCalls = {
  [Name in keyof PeopleStore]: (...args: Parameters<PeopleStore[Name]>) => Awaited<ReturnType<PeopleStore[Name]>>
}

/** What the database thread does: the store, with JSON as text and at once. */
export interface Calls extends PeopleCalls {
  createTable(row: RowText): boolean
  updateTable(row: RowText): boolean
  readTable(id: string): RowText | null
  listTables(query: TableQuery): readonly RowText[]
  countTables(status: TableRow['status']): number
  append(append: AppendText): Appended
  sentSeq(table: string, clientId: string): number | null
  readEntries(table: string, after: number, limit: number): readonly string[]
  lastSeq(table: string): number
  saveSnapshot(table: string, snapshot: Snapshot): void
  readSnapshot(table: string): Snapshot | null
  savePerson(person: Person): void
  readPerson(id: string): Person | null
  saveToken(token: TokenRow): void
  findToken(hash: string): TokenRow | null
  listTokens(person: string): readonly TokenRow[]
  deleteToken(hash: string): boolean
  secret(name: string): string
}

export type CallName = keyof Calls

export interface Call {
  readonly name: CallName
  readonly args: readonly unknown[]
}

export type Answer = { readonly value: unknown } | { readonly error: string }

export type ToThread = { readonly calls: readonly Call[] } | { readonly backup: string } | 'close'
export type FromThread =
  | { readonly kind: 'ready' }
  | { readonly kind: 'refused'; readonly inUse: boolean; readonly reason: string }
  | { readonly kind: 'answers'; readonly answers: readonly Answer[] }
  | { readonly kind: 'backup'; readonly fault: string | null }
