import { RecentMap } from '@serai/tables'
import { networkOf } from '../limits/network-of.ts'

const MOST_KEPT = 20_000

/** From which network each person has asked last: guests are free, so what one address causes is shared out by address. */
export class Whereabouts {
  readonly #byPerson = new RecentMap<string, string>(MOST_KEPT)

  seen(person: string, address: string): void {
    this.#byPerson.set(person, networkOf(address))
  }

  /** Null: they have not asked here for long. */
  of(person: string): string | null {
    return this.#byPerson.get(person) ?? null
  }
}
