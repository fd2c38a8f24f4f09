import type { TableRow, TableStore } from '@serai/tables'
import type { PeopleStore } from './people-store.ts'

export interface Person {
  readonly id: string
  readonly name: string
  readonly createdAt: number
}

export interface TokenRow {
  /** Hex SHA-256 of the token: the token itself is shown once and not kept. */
  readonly hash: string
  readonly person: string
  readonly label: string
  readonly createdAt: number
}

/**
 * Where tables and people live. What a promise of a write has resolved is on disk and survives the end of the process.
 * Implementations pass the contract suites of the test kit (tables) and of `test/store-contract` (people).
 */
export interface Store extends TableStore, PeopleStore {
  /** Private ones too. No row is read for it. */
  countTables(status: TableRow['status']): Promise<number>

  savePerson(person: Person): Promise<void>
  readPerson(id: string): Promise<Person | null>
  saveToken(token: TokenRow): Promise<void>
  findToken(hash: string): Promise<TokenRow | null>
  listTokens(person: string): Promise<readonly TokenRow[]>
  deleteToken(hash: string): Promise<boolean>

  /** A secret of the installation (cookie signing), made on first use. */
  secret(name: string): Promise<string>
  /** Finishes what is under way. */
  close(): Promise<void>
}
