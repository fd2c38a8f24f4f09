/** Where servers of tests keep their tables when the test does not care: in memory, or in databases of their own. */
let newPlace: (() => Promise<string>) | null = null

/** The tests of this file run on PostgreSQL from now on. `make` gives the address of an empty database. */
export function keepInPostgres(make: () => Promise<string>): void {
  newPlace = make
}

/** The address of a new database; null: in memory. */
export async function placeForTables(): Promise<string | null> {
  return newPlace ? newPlace() : null
}
