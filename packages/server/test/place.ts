import type { Databases, LentDatabase } from '@serai/test-kit'

/** Where servers of tests keep their tables when the test does not care: in memory, or each in a database. */
let places: Databases | null = null

/** The tests that are defined from now on run on PostgreSQL; null: in memory again. */
export function keepTablesIn(databases: Databases | null): void {
  places = databases
}

/** Null: in memory. */
export async function placeForTables(): Promise<LentDatabase | null> {
  return places ? places.lend() : null
}

/**
 * For tests of what no store can change: what is refused before anything is read, headers, texts, limits that each
 * process keeps for itself. They run in memory, and not once more on PostgreSQL.
 */
export function inMemoryOnly(define: () => void): void {
  if (!places) define()
}
