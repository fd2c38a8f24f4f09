import type { JsonObject } from '@serai/kernel'
import type { PeopleStoreLike } from './people-store-like.ts'

// What the contract needs of a store, said again here: the kit stands below the server and cannot take its types.

export interface RowLike {
  readonly id: string
  readonly version: number
  readonly status: 'open' | 'running' | 'over' | 'abandoned'
  readonly isPrivate: boolean
  readonly createdAt: number
  readonly changedAt: number
  readonly data: JsonObject
}

export interface EntryLike {
  readonly seq: number
  readonly entry: JsonObject
}

export interface AppendLike {
  readonly table: string
  readonly after: number
  readonly entries: readonly EntryLike[]
  readonly clientId?: string
  readonly row?: RowLike
}

export interface AppendedLike {
  readonly kind: 'appended' | 'conflict' | 'repeated'
  readonly seq: number
}

export interface SnapshotLike {
  readonly seq: number
  readonly bytes: Uint8Array
}

export interface PersonLike {
  readonly id: string
  readonly name: string
  readonly createdAt: number
}

export interface TokenLike {
  readonly hash: string
  readonly person: string
  readonly label: string
  readonly createdAt: number
}

export interface QueryLike {
  readonly status: readonly RowLike['status'][]
  readonly includePrivate: boolean
  readonly before?: number
  readonly person?: string
  readonly limit: number
}

export interface StoreLike extends PeopleStoreLike {
  createTable(row: RowLike): Promise<boolean>
  updateTable(row: RowLike): Promise<boolean>
  readTable(id: string): Promise<RowLike | null>
  listTables(query: QueryLike): Promise<readonly RowLike[]>
  countTables(status: RowLike['status']): Promise<number>
  append(append: AppendLike): Promise<AppendedLike>
  sentSeq(table: string, clientId: string): Promise<number | null>
  readEntries(table: string, after: number, limit: number): Promise<readonly EntryLike[]>
  lastSeq(table: string): Promise<number>
  saveSnapshot(table: string, snapshot: SnapshotLike): Promise<void>
  readSnapshot(table: string): Promise<SnapshotLike | null>
  savePerson(person: PersonLike): Promise<void>
  readPerson(id: string): Promise<PersonLike | null>
  saveToken(token: TokenLike): Promise<void>
  findToken(hash: string): Promise<TokenLike | null>
  listTokens(person: string): Promise<readonly TokenLike[]>
  deleteToken(hash: string): Promise<boolean>
  secret(name: string): Promise<string>
  close(): Promise<void>
}
