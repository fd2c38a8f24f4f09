import type { TableRow } from '../store/table-store.ts'
import { dataOf } from '../table/table-data.ts'

const MOST_LISTED = 200
/** Nobody takes the list for themselves: guests are free, so an address counts too. */
const MOST_OF_HOST = 5
const MOST_OF_ADDRESS = 20

/** From which address somebody has asked last; null where that is not known. */
export type AddressOf = (person: string) => string | null

interface Place {
  readonly host: string
  readonly address: string | null
}

/** The places of the lobby's list, and who has them. */
export class LobbyPlaces {
  readonly #addressOf: AddressOf
  readonly #places = new Map<string, Place>()

  constructor(addressOf: AddressOf) {
    this.#addressOf = addressOf
  }

  get isFull(): boolean {
    return this.#places.size >= MOST_LISTED
  }

  has(table: string): boolean {
    return this.#places.has(table)
  }

  /** Whether the table has a place, now that it wants one. */
  take(row: TableRow): boolean {
    if (this.has(row.id)) return true
    const host = dataOf(row).host.id
    const address = this.#addressOf(host)
    const ofHost = this.#count((place) => place.host === host)
    const ofAddress = address === null ? 0 : this.#count((place) => place.address === address)
    if (this.isFull || ofHost >= MOST_OF_HOST || ofAddress >= MOST_OF_ADDRESS) return false
    this.#places.set(row.id, { host, address })
    return true
  }

  free(table: string): void {
    this.#places.delete(table)
  }

  #count(isOne: (place: Place) => boolean): number {
    let count = 0
    for (const place of this.#places.values()) if (isOne(place)) count++
    return count
  }
}
